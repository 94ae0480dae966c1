"""What all sections of the rules work with: the move, questions, refusals, small facts."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from games.eldervale.commands.parties import Party
from games.eldervale.commands.places import AtHex, AtReady, AtUnderworld, UnitRef
from games.eldervale.commands.placing import Decline
from games.eldervale.commands.program import Command
from games.eldervale.effects.terms import UnitKind
from games.eldervale.facts import AgendaChanged, Fact
from games.eldervale.facts.flow import Declined, StepSkipped
from games.eldervale.facts.goods import PointsScored
from games.eldervale.state import State
from games.eldervale.state.player import READY, UNDERWORLD, InRealm, Place, Player
from games.eldervale.steps import Step
from games.eldervale.steps.base import Script
from games.kernel import move as kernel
from games.kernel.chance import pick
from games.kernel.decision import LAPSE, Decision, Lapse
from games.kernel.hexes import Hex
from games.kernel.refusal import Illegal
from games.kernel.script import Handler
from games.kernel.seats import Seat

S = TypeVar("S", bound=Struct)
T = TypeVar("T")
O = TypeVar("O", bound=Struct)  # noqa: E741

NOT_AN_ANSWER = "EV-TRN-03"
"""No answer of the pending step's kind (the state machine of a turn)."""


class Move(kernel.Move[State, Fact, Step]):
    """The move being decided."""

    __slots__ = ()

    changed = AgendaChanged

    def player(self, seat: Seat) -> Player:
        """The player on a seat, as the state is now."""
        return self.state.players[seat]

    def draw(self, options: Sequence[T], what: str, of: str = "") -> T:
        """One of the options by chance; the label says what it is, and for whom or where
        (EV-RND-01)."""
        return pick(self.chance, options, f"{what} {of}".rstrip())

    def dice(self, count: int, what: str, of: str = "") -> tuple[int, ...]:
        """Dice, rolled one by one."""
        return tuple(self.draw(range(1, 7), what, of) for _ in range(count))

    def score(self, seat: Seat, n: int, reason: str) -> None:
        """Victory points, if there are any."""
        if n:
            self.note(PointsScored(seat=seat, n=n, reason=reason))


class Question(Decision[State, S, Command, Move], Generic[S]):
    """A decision whose only answer the engine gives, and that is left out without any (EV-FRE-08).

    `never`: it is asked even if there is one answer.
    """

    rule = NOT_AN_ANSWER
    never: ClassVar[bool] = False
    free: ClassVar[bool] = True
    """Whether free actions may interrupt it (EV-FRE-01)."""

    def automatic(self, state: State, seat: Seat, step: S) -> Command | Lapse | None:
        """The only option; `LAPSE` if there is none."""
        options = iter(self.options(state, seat, step))
        only = next(options, None)
        if only is None:
            return LAPSE
        if self.never:
            return None
        return only if next(options, None) is None else None

    def again(self, step: S) -> S:
        """The step as it is asked again after an interruption."""
        return step

    def lapse(self, move: Move, seat: Seat, step: S) -> None:
        """Says that there was nothing to choose."""
        move.note(StepSkipped(seat=seat, step=named(step)))

    def forbidden(self, state: State, seat: Seat, step: S, command: Command) -> Illegal | None:
        """What is not among the options, with the reason."""
        if command in self.options(state, seat, step):
            return None
        return self.refusal(state, seat, step, command)

    def refusal(self, state: State, seat: Seat, step: S, command: Command) -> Illegal:
        """Why a command of a fitting type is refused."""
        because = "This is not among the legal choices of the open decision."
        return Illegal(rule=self.rule, because=because)

    def declined(self, move: Move, seat: Seat, command: Command) -> bool:
        """Notes a refusal of what was offered; says whether it is one."""
        if not isinstance(command, Decline):
            return False
        move.note(Declined(seat=seat, source=command.source))
        return True


AnyQuestion = Question[Any]


class Does(Handler[State, Script, O, Move], Generic[O]):
    """How one kind of operation is carried out."""


AnyHandler = Handler[Any, Any, Any, Any]


def refuse(rule: str, because: str) -> Illegal:
    """A refusal."""
    return Illegal(rule=rule, because=because)


def named(step: Struct) -> str:
    """The name of a step in logs (`taking-main`)."""
    return str(type(step).__struct_config__.tag).partition(".")[2]


def ref(state: State, kind: UnitKind, place: Place) -> UnitRef:
    """How commands name a unit."""
    if isinstance(place, InRealm):
        at = state.land.hexes[place.realm]
        return UnitRef(kind, AtHex(at.q, at.r))
    return UnitRef(kind, AtUnderworld() if place == UNDERWORLD else AtReady())


def place_of(state: State, unit: UnitRef) -> Place | None:
    """Where a unit named by a command is; None: on no realm."""
    match unit.place:
        case AtReady():
            return READY
        case AtUnderworld():
            return UNDERWORLD
        case AtHex(q, r):
            tile = state.land.tiles.get(Hex(q, r))
            return None if tile is None else InRealm(tile)


def party(state: State, seat: Seat) -> Party:
    """How commands name a player."""
    return "ghosts" if state.is_ghosts(seat) else seat


def seat_of(state: State, party: Party) -> Seat:
    """The number of a player named by a command."""
    return state.seats if isinstance(party, str) else party


def distinct(items: Iterable[T]) -> tuple[T, ...]:
    """The items without repetitions, in order."""
    return tuple(dict.fromkeys(items))


def in_battle_order(state: State, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """From the active player's left clockwise, the active player last (EV-BAT-05)."""
    wanted = set(seats)
    return tuple(one for one in state.clockwise(state.active) if one in wanted)


def people(state: State, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Those of the players that can be asked: not the Ghosts."""
    return tuple(one for one in seats if not state.is_ghosts(one))
