"""Theology 2: one resource for one temple step after a Chichen Itza action (TZ-TEC-15)."""

from collections.abc import Iterator

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.commands import Command, Decline, PayResource
from games.tzolkin.facts import ChoiceDeclined, GoodsPaid
from games.tzolkin.goods import ONE
from games.tzolkin.names import RESOURCES
from games.tzolkin.rules.misfit import misfit
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.resources import lacking, owned
from games.tzolkin.state import State
from games.tzolkin.steps import ChoosingTemple, OfferingTheology


def options(state: State, seat: Seat, _step: OfferingTheology) -> Iterator[Command]:
    """Every type owned, also one just gained; or to leave it."""
    goods = state.players[seat].goods
    for resource in RESOURCES:
        if owned(goods, resource):
            yield PayResource(resource=resource)
    yield Decline()


def check(state: State, seat: Seat, step: OfferingTheology, command: Command) -> Illegal | None:
    """Refuses a type that is not owned."""
    if isinstance(command, Decline):
        return None
    if not isinstance(command, PayResource):
        return misfit(step, command)
    return None if owned(state.players[seat].goods, command.resource) else lacking(command.resource)


def perform(
    move: Move, seat: Seat, _step: OfferingTheology, command: Command, *, auto: bool = False
) -> None:
    """Pays, and asks for the temple; once per action."""
    if not isinstance(command, PayResource):
        move.note(ChoiceDeclined(seat=seat, choice="theology", auto=auto))
        return
    goods = ONE[command.resource]
    move.note(GoodsPaid(seat=seat, goods=goods, purpose="theology", auto=auto))
    move.open(seat, ChoosingTemple())
