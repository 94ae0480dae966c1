"""What all sections of the rules work with: the move, decisions, actions, refusals, payment."""

from collections.abc import Iterable
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from games.kernel import move as kernel
from games.kernel.decision import LAPSE, Decision, Lapse
from games.kernel.refusal import Illegal
from games.kernel.script import Handler
from games.kernel.seats import Seat
from games.monumental.box import EFFECTS, component
from games.monumental.effects import NOTHING, Goods, Operation, Resource, Scope
from games.monumental.facts import AgendaChanged, Fact
from games.monumental.facts.city import (
    DiscountConsumed,
    DiscountExpired,
    ResourcesGained,
    StepSkipped,
)
from games.monumental.facts.flow import TurnActionKind, TurnActionTaken
from games.monumental.state import State
from games.monumental.state.player import Player
from games.monumental.state.readings import Sources, in_hand, matching
from games.monumental.steps import Paying, Purpose, Script, Step

S = TypeVar("S", bound=Struct)
C = TypeVar("C", bound=Struct)
O = TypeVar("O", bound=Operation)  # noqa: E741

NOT_AN_ANSWER = "MO-RUL-01"
"""No answer of the pending step's kind, or anything else that no other rule names."""


class Move(kernel.Move[State, Fact, Step]):
    """The move being decided."""

    __slots__ = ()

    changed = AgendaChanged

    def player(self, seat: Seat) -> Player:
        """The player on a seat, as the state is now."""
        return self.state.players[seat]


class Choice(Decision[State, S, C, Move], Generic[S, C]):
    """A decision of which everything is public (MO-HID-03): the only answer is given by the
    engine (MO-RUL-03), and without any it is left out (MO-RUL-06)."""

    public = True
    rule = NOT_AN_ANSWER

    def automatic(self, state: State, seat: Seat, step: S) -> C | Lapse | None:
        """The only option; `LAPSE` if there is none."""
        options = iter(self.options(state, seat, step))
        only = next(options, None)
        if only is None:
            return LAPSE
        return only if next(options, None) is None else None

    def lapse(self, move: Move, seat: Seat, step: S) -> None:
        """Says that there was nothing to choose."""
        name = str(type(step).__struct_config__.tag).partition(".")[2]
        move.note(StepSkipped(seat=seat, step=name, reason="There is nothing to choose from."))


class Action(Generic[C]):
    """One kind of action of a player's turn (MO-ACT). It holds no state.

    `kind`: as a turn action of continuous mode (MO-CON-06); None for what is free.
    """

    takes: ClassVar[type]
    kind: ClassVar[TurnActionKind | None] = None

    def candidates(self, state: State, seat: Seat) -> Iterable[C]:
        """Commands of this kind among which are all legal ones."""
        raise NotImplementedError

    def options(self, state: State, seat: Seat) -> Iterable[C]:
        """The legal commands of this kind."""
        for command in self.candidates(state, seat):
            if self.forbidden(state, seat, command) is None:
                yield command

    def forbidden(self, state: State, seat: Seat, command: C) -> Illegal | None:
        """The first rule of the action that a command breaks, if any."""
        raise NotImplementedError

    def free(self, state: State, command: C) -> bool:
        """Whether it is a free action of continuous mode (MO-CON-07)."""
        return self.kind is None

    def declare(self, move: Move, seat: Seat, command: C) -> None:
        """Carries out a legal command; what must be paid is paid first."""
        raise NotImplementedError


class Does(Handler[State, Script, O, Move], Generic[O]):
    """How an operation is carried out."""

    def run(self, move: Move, script: Script, op: O) -> None:
        """Does it, or asks for what must be decided."""
        raise NotImplementedError


def chosen_for_use(script: Script) -> bool:
    """Whether the effect was chosen for use, so that something has to be done (MO-ACT-USE-04)."""
    return EFFECTS[component(script.source.source)][script.source.effect].when == "use"


AnyAction = Action[Any]
AnyHandler = Handler[Any, Any, Any, Any]


def refuse(rule: str, because: str) -> Illegal:
    """A refusal."""
    return Illegal(rule=rule, because=because)


NAMES: dict[Resource, str] = {
    "production": "production",
    "science": "science",
    "military": "military",
    "military_neutral": "military against neutral provinces",
    "gold": "gold",
    "culture": "culture",
    "production_token": "production tokens",
}


def unpayable(player: Player, amount: int, sources: Sources) -> Illegal | None:
    """The refusal of a cost that cannot be paid in full from what is in hand (MO-RES-06)."""
    have = in_hand(player, sources)
    if have >= amount:
        return None
    names = ", ".join(NAMES[source] for source in sources)
    return refuse("MO-RES-06", f"That costs {amount}; you have {have} to pay it with ({names}).")


def charge(
    move: Move, seat: Seat, amount: int, sources: Sources, purpose: Purpose, then: Step
) -> None:
    """Opens what happens once a cost is paid, and the payment above it; nothing is asked for a
    cost of 0."""
    move.work(then)
    if amount:
        move.ask(seat, Paying(left=amount, sources=sources, purpose=purpose))


def consume(move: Move, seat: Seat, scopes: tuple[Scope, ...], purpose: Purpose) -> None:
    """The cost meets the discounts that wait for it (MO-RES-08)."""
    for discount in matching(move.player(seat), scopes):
        move.note(DiscountConsumed(seat=seat, discount=discount, purpose=purpose))


def expire(move: Move, seat: Seat) -> None:
    """Waiting discounts end with the period (MO-RES-07)."""
    for discount in move.player(seat).discounts:
        move.note(DiscountExpired(seat=seat, discount=discount))


def gain(move: Move, seat: Seat, gained: Goods, source: str) -> None:
    """Resources from the supply, which is unlimited (MO-SUP-01)."""
    if gained != NOTHING:
        move.note(ResourcesGained(seat=seat, gained=gained, source=source))


def act(move: Move, seat: Seat, kind: TurnActionKind | None) -> None:
    """Counts a turn action in continuous mode."""
    if kind is not None and move.state.continuous:
        move.note(TurnActionTaken(seat=seat, kind=kind))
