"""The title: the interface of the kernel, put together from the parts of this package."""

from collections.abc import Sequence

from games.kernel.catalogue import Component
from games.kernel.result import Result
from games.kernel.title import Meta, Title, Types
from games.tzolkin.bots import BOTS
from games.tzolkin.catalogue import CATALOGUE
from games.tzolkin.commands import Command
from games.tzolkin.default import default
from games.tzolkin.evolve import evolve
from games.tzolkin.facts import Fact
from games.tzolkin.imagine import imagine
from games.tzolkin.invariants import broken
from games.tzolkin.notation import NOTATION
from games.tzolkin.options import Options
from games.tzolkin.picture import picture
from games.tzolkin.rules.deciding import decide, legal
from games.tzolkin.rules.scoring import standings
from games.tzolkin.rules.setup import setup
from games.tzolkin.state import State
from games.tzolkin.view import View, view

META = Meta(
    slug="tzolkin",
    name="Tzolk'in: The Mayan Calendar",
    seats=(2, 4),
    ruleset="tzolkin/1",
    rulesets=("tzolkin/1",),
    longest_game=6000,
    notes=(
        "The base game with its adjustments for two and three players (TZ-VAR-01).",
        "Names of tiles describe what they do: the tiles of the box carry no names.",
    ),
)
TYPES = Types(state=State, command=Command, fact=Fact, view=View, options=Options)


def _result(state: State) -> Result | None:
    """Ranking and score breakdown once the game is over."""
    return standings(state) if state.phase == "finished" else None


def _catalogue() -> Sequence[Component]:
    return CATALOGUE


title: Title[State, Command, Fact, View, Options] = Title(
    meta=META,
    types=TYPES,
    setup=setup,
    decide=decide,
    evolve=evolve,
    legal=legal,
    view=view,
    result=_result,
    imagine=imagine,
    invariants=broken,
    catalogue=_catalogue,
    notation=NOTATION,
    bots=BOTS,
    picture=picture,
    default=default,
)
