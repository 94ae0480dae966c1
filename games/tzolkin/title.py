"""The title: the interface of the kernel, put together from the parts of this package."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from games.kernel.bots import Bot
from games.kernel.catalogue import Component
from games.kernel.chance import Chance
from games.kernel.draft import Accepted
from games.kernel.notation import Notation
from games.kernel.refusal import Illegal
from games.kernel.result import Result
from games.kernel.seats import Seat, Viewer
from games.kernel.title import Meta, Table, Types
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


class Tzolkin(Struct, frozen=True):
    """Tzolk'in: The Mayan Calendar."""

    @property
    def meta(self) -> Meta:
        """Name, number of seats, rulesets."""
        return META

    @property
    def types(self) -> Types:
        """State, Command, Fact, View and Options at run time."""
        return TYPES

    @property
    def notation(self) -> Notation[Command]:
        """Prints and parses commands, one line each."""
        return NOTATION

    @property
    def bots(self) -> Mapping[str, Bot[State, Command]]:
        """Strategies by name."""
        return BOTS

    def setup(self, table: Table[Options], chance: Chance) -> Sequence[Fact] | Illegal:
        """The facts of ply 0."""
        return setup(table, chance)

    def decide(
        self, state: State, seat: Seat, command: Command, chance: Chance
    ) -> Accepted[State, Fact] | Illegal:
        """The facts that `command` leads to, or the rule that forbids it."""
        return decide(state, seat, command, chance)

    def evolve(self, state: State | None, fact: Fact) -> State:
        """The state after `fact`."""
        return evolve(state, fact)

    def legal(self, state: State, seat: Seat) -> Iterator[Command]:
        """Every command that `decide` accepts from `seat` now."""
        return legal(state, seat)

    def default(self, state: State, seat: Seat) -> Command | None:
        """What is played for a seat whose time is up."""
        return default(state, seat)

    def view(self, state: State) -> View:
        """What clients see, in full."""
        return view(state)

    def result(self, state: State) -> Result | None:
        """Ranking and score breakdown once the game is over."""
        return standings(state) if state.phase == "finished" else None

    def imagine(self, state: State, viewer: Viewer, chance: Chance) -> State:
        """A state that `viewer` cannot tell from `state`."""
        return imagine(state, viewer, chance)

    def broken(self, state: State) -> Sequence[str]:
        """The invariants that do not hold."""
        return tuple(broken(state))

    def catalogue(self) -> Sequence[Component]:
        """Every component."""
        return CATALOGUE

    def picture(self, view: View) -> str:
        """The view drawn in characters."""
        return picture(view)
