"""The title: the interface of the kernel, put together from the parts of this package."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

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
from games.kernel.bots import Bot
from games.kernel.catalogue import Component
from games.kernel.chance import Chance
from games.kernel.draft import Accepted
from games.kernel.notation import Notation
from games.kernel.refusal import Illegal
from games.kernel.result import Result
from games.kernel.seats import Seat, Viewer
from games.kernel.title import Meta, Table, Types

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


class AncientKnowledge(Struct, frozen=True):
    """Ancient Knowledge."""

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
        return set_up(table, chance)

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
        return ranking(state) if state.stage == "over" else None

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
