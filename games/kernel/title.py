"""The interface of a title: nine functions over frozen values, and what describes them.

The division of labour is fixed: `decide` knows all the rules and turns a command into facts;
`evolve` applies facts and knows no rule; `legal` lists what `decide` would accept; `view` is
what clients see. Everything that makes a table work (accounts, clocks, streams, logs) is
elsewhere and the same for every title.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from games.kernel.agenda import DecisionId
from games.kernel.bots import Bot
from games.kernel.catalogue import Component
from games.kernel.chance import Chance
from games.kernel.draft import Accepted, HasAgenda
from games.kernel.notation import Notation
from games.kernel.refusal import DECISION_CLOSED, GAME_OVER, Illegal
from games.kernel.result import Result
from games.kernel.seats import Seat, Viewer

State = TypeVar("State", bound=HasAgenda)
Command = TypeVar("Command")
Fact = TypeVar("Fact")
View = TypeVar("View")
Options = TypeVar("Options")


class Meta(Struct, frozen=True, kw_only=True):
    """What a title is.

    `ruleset` is the one that new games get, `rulesets` all that can still be played;
    `longest_game` bounds the number of moves of any game (the termination law); `notes` are
    sentences that players should read (for example which components are reconstructed).
    """

    slug: str
    name: str
    seats: tuple[int, int]
    ruleset: str
    rulesets: tuple[str, ...]
    longest_game: int
    notes: tuple[str, ...] = ()


class Types(Struct, frozen=True, kw_only=True):
    """The types of a title at run time: structs, or unions of tagged structs."""

    state: Any
    command: Any
    fact: Any
    view: Any
    options: Any


class Table(Struct, Generic[Options], frozen=True, kw_only=True):
    """What a game is set up with."""

    seats: int
    options: Options


class Action(Struct, Generic[Command], frozen=True, kw_only=True):
    """A command at a table: who plays it, and which open decision it answers."""

    seat: Seat
    decision: DecisionId
    command: Command


class Title(Protocol[State, Command, Fact, View, Options]):
    """A board game. Instances hold no state; all members are pure."""

    @property
    def meta(self) -> Meta:
        """Name, number of seats, rulesets."""
        ...

    @property
    def types(self) -> Types:
        """State, Command, Fact, View and Options at run time."""
        ...

    @property
    def notation(self) -> Notation[Command]:
        """Prints and parses commands, one line each."""
        ...

    @property
    def bots(self) -> Mapping[str, Bot[State, Command]]:
        """Strategies by name; `random` is always among them."""
        ...

    def setup(self, table: Table[Options], chance: Chance) -> Sequence[Fact] | Illegal:
        """The facts of ply 0; the first one starts the fold. Refuses options that do not fit."""
        ...

    def decide(
        self, state: State, seat: Seat, command: Command, chance: Chance
    ) -> Accepted[State, Fact] | Illegal:
        """The facts that `command` leads to, or the rule that forbids it to `seat` now."""
        ...

    def evolve(self, state: State | None, fact: Fact) -> State:
        """The state after `fact`. Total: no legality, no chance, no clock.

        The first fact of a game comes with no state.
        """
        ...

    def legal(self, state: State, seat: Seat) -> Iterator[Command]:
        """Every command that `decide` accepts from `seat` now, fully specified."""
        ...

    def view(self, state: State) -> View:
        """What clients see, in full; what each viewer may see of it is for the redactor."""
        ...

    def result(self, state: State) -> Result | None:
        """Ranking and score breakdown once the game is over."""
        ...

    def imagine(self, state: State, viewer: Viewer, chance: Chance) -> State:
        """A state that `viewer` cannot tell from `state`, with everything hidden drawn anew."""
        ...

    def broken(self, state: State) -> Sequence[str]:
        """The title's invariants that do not hold (none, unless there is a bug)."""
        ...

    def catalogue(self) -> Sequence[Component]:
        """Every component, for clients and for reading."""
        ...

    def picture(self, view: View) -> str:
        """The view drawn in characters, at most 100 columns wide, for terminals."""
        ...


AnyTitle = Title[Any, Any, Any, Any, Any]
"""A title whose types are known only at run time (to the registry and the service)."""


def play(
    title: Title[State, Command, Fact, View, Options],
    state: State,
    action: Action[Command],
    chance: Chance,
) -> Accepted[State, Fact] | Illegal:
    """`decide`, after checking that the action answers a decision that is open for its seat.

    A late or repeated command names a decision that is no longer open, and is refused.
    """
    frame = state.agenda.open_for(action.seat)
    if frame is not None and frame.id == action.decision:
        return title.decide(state, action.seat, action.command, chance)
    return closed(state, action.seat, action.decision)


def closed(state: HasAgenda, seat: Seat, decision: DecisionId) -> Illegal:
    """Why `decision` cannot be answered by `seat`."""
    if not state.agenda.frames:
        return Illegal(rule=GAME_OVER, because="The game is over.")
    frame = state.agenda.open_for(seat)
    now = "no decision of this seat is" if frame is None else f"decision {frame.id} is"
    because = f"Decision {decision} is not open for seat {seat}: {now} awaited now."
    return Illegal(rule=DECISION_CLOSED, because=because)


def fold(
    title: Title[State, Command, Fact, View, Options], facts: Sequence[Fact], state: State | None
) -> State | None:
    """The state after `facts`, beginning with `state` (None: at the first fact of a game)."""
    evolve = title.evolve
    for fact in facts:
        state = evolve(state, fact)
    return state
