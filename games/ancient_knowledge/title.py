"""The title: the interface of the kernel, put together from the parts of this package."""

from collections.abc import Sequence

from games.ancient_knowledge.bots import BOTS
from games.ancient_knowledge.catalogue import CATALOGUE
from games.ancient_knowledge.commands import Command
from games.ancient_knowledge.deciding import decide, legal
from games.ancient_knowledge.default import default
from games.ancient_knowledge.evolve import evolve
from games.ancient_knowledge.facts import Fact
from games.ancient_knowledge.imagine import imagine
from games.ancient_knowledge.invariants import broken
from games.ancient_knowledge.notation import NOTATION
from games.ancient_knowledge.opening import set_up
from games.ancient_knowledge.options import Options
from games.ancient_knowledge.picture import picture
from games.ancient_knowledge.scoring import ranking
from games.ancient_knowledge.state import State
from games.ancient_knowledge.view import View, view
from games.kernel.catalogue import Component
from games.kernel.result import Result
from games.kernel.title import Meta, Title, Types

META = Meta(
    slug="ancient_knowledge",
    name="Ancient Knowledge",
    seats=(2, 4),
    ruleset="ancient_knowledge/1",
    rulesets=("ancient_knowledge/1",),
    longest_game=40_000,
    notes=(
        "The base game with the first-game option and the team variant for four seats.",
        "A round limit is our ruling; the rulebook has none (AK-END-04).",
        "The expansion Heritage is not part of this title.",
    ),
)
TYPES = Types(state=State, command=Command, fact=Fact, view=View, options=Options)


def _result(state: State) -> Result | None:
    """Ranking and score breakdown once the game is over."""
    return ranking(state) if state.stage == "over" else None


def _catalogue() -> Sequence[Component]:
    return CATALOGUE


title: Title[State, Command, Fact, View, Options] = Title(
    meta=META,
    types=TYPES,
    setup=set_up,
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
