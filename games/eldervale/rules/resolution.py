"""Effects (effects.md): what carries out their operations, and whether these could do anything.

An operation has one handler, in the module of its section. A handler says whether its operation is
`possible` and how it is done; one that forgets either cannot be made, and an operation without a
handler is named when the title is loaded (`games.kernel.tables`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Generic, TypeVar

from msgspec import Struct

from games.eldervale.effects.base import Operation, ReadOnly
from games.eldervale.effects.program import AnyOperation, Ops
from games.eldervale.rules.move import Move
from games.eldervale.rules.resources.prices import affordable
from games.eldervale.state import State
from games.eldervale.steps.base import Cause, Price, Script
from games.kernel.script import AnyHandler, Handler, Interpreter
from games.kernel.seats import Seat
from games.kernel.tables import handlers

O = TypeVar("O", bound=Operation)  # noqa: E741


class Outlay(Struct, frozen=True):
    """What an effect costs before it is done: the units of its price, and hand cards that are in
    use (the spell itself)."""

    price: Price = ()
    cards: int = 0


NO_OUTLAY = Outlay()
"""The effect costs nothing first."""


class EffectHandler(Handler[State, Script, O, Move], ABC, Generic[O]):
    """How one kind of operation is carried out, and whether it could do anything."""

    @abstractmethod
    def possible(self, state: State, script: Script, op: O, outlay: Outlay = NO_OUTLAY) -> bool:
        """Whether it could do anything once the outlay is paid (EV-GEN-06; effects.md, 1)."""

    @abstractmethod
    def run(self, move: Move, script: Script, op: O) -> int | None:
        """Does it, or opens what must be decided first; may leave a memo for the next one."""


class SureHandler(EffectHandler[O], Generic[O]):
    """An operation that is never in vain: a gain, even beyond a limit, or what lasts for the turn
    or the battle."""

    def possible(self, state: State, script: Script, op: O, outlay: Outlay = NO_OUTLAY) -> bool:
        """Always."""
        return True


class Resolution(Interpreter[Script, AnyOperation, Move]):
    """Carries out the operations of a cause, from left to right."""

    def __init__(self, handlers: Mapping[type, AnyHandler]) -> None:
        super().__init__(lambda cause: cause.do, handlers)


@cache
def _handlers() -> Mapping[type, EffectHandler[Any]]:
    """The handlers by their operations. Their modules import this one, so they are looked up when
    the first effect is tried."""
    found: Mapping[type, Any] = handlers(
        (kind() for kind in _kinds(SureHandler, EffectHandler)), AnyOperation, read_only=ReadOnly
    )
    return found


def _kinds(*bases: type) -> Iterator[Callable[[], AnyHandler]]:
    """The classes below some bases that name an operation."""
    for base in bases:
        kinds: Sequence[type] = base.__subclasses__()
        yield from (kind for kind in kinds if hasattr(kind, "operation"))


def performable(state: State, seat: Seat, cause: Cause, outlay: Outlay = NO_OUTLAY) -> bool:
    """Whether any operation could do something, and every required one, the outlay being paid."""
    script = Script(seat=seat, source=cause)
    some = False
    for op in cause.do:
        if op.required and not _possible(state, script, op, outlay):
            return False
        some = some or op.required or _possible(state, script, op, outlay)
    return some


def _possible(state: State, script: Script, op: AnyOperation, outlay: Outlay) -> bool:
    """Operations that are read where they apply do so as long as their card lies there."""
    if isinstance(op, ReadOnly):
        return True
    return _handlers()[type(op)].possible(state, script, op, outlay)


def performable_after(state: State, seat: Seat, cause: Cause, outlay: Outlay) -> bool:
    """Whether an effect can be paid and then does something."""
    if not affordable(state.players[seat], outlay.price, without=outlay.cards):
        return False
    return performable(state, seat, cause, outlay)


def nested(script: Script, ops: Ops) -> Script:
    """Operations inside others."""
    source = script.source
    cause = Cause(name=source.name, do=ops, card=source.card, unit=source.unit)
    return Script(seat=script.seat, source=cause)
