"""Chichen Itza: skulls on its spaces, and what Theology offers after it (TZ-CHI, TZ-TEC-15)."""

from collections.abc import Iterator

from games.kernel.decision import Decision
from games.kernel.refusal import Illegal
from games.kernel.script import Handler
from games.kernel.seats import Seat
from games.tzolkin.commands import Decline, PayResource
from games.tzolkin.effects import MayPay, PlaceSkull
from games.tzolkin.facts.actions import GoodsPaid, SkullPlaced
from games.tzolkin.facts.turn import ChoiceDeclined
from games.tzolkin.goods import ONE
from games.tzolkin.names import RESOURCES
from games.tzolkin.rules.extras import OFFERING
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.resources import lacking
from games.tzolkin.state import State
from games.tzolkin.steps import ChoosingTemple, OfferingTheology, ResolvingEffects

Answer = PayResource | Decline


class Offering(Decision[State, OfferingTheology, Answer, Move]):
    """Theology 2: one resource for one temple step after an action (TZ-TEC-15)."""

    public = True

    def options(self, state: State, seat: Seat, step: OfferingTheology) -> Iterator[Answer]:
        """Every type owned, also one just gained; or to leave it."""
        goods = state.players[seat].goods
        for resource in RESOURCES:
            if goods.of(resource):
                yield PayResource(resource=resource)
        yield Decline()

    def forbidden(
        self, state: State, seat: Seat, step: OfferingTheology, command: Answer
    ) -> Illegal | None:
        """Refuses a type that is not owned."""
        if isinstance(command, Decline):
            return None
        return lacking(state.players[seat].goods, command.resource)

    def answer(self, move: Move, seat: Seat, step: OfferingTheology, command: Answer) -> None:
        """Pays, and asks for the temple; once per action."""
        auto = move.automatic
        if isinstance(command, Decline):
            move.note(ChoiceDeclined(seat=seat, choice="theology", auto=auto))
            return
        goods = ONE[command.resource]
        move.note(GoodsPaid(seat=seat, goods=goods, purpose="theology", auto=auto))
        move.ask(seat, ChoosingTemple())


class AfterAction(Handler[State, ResolvingEffects, MayPay, Move]):
    """What Theology offers from its second level on."""

    def run(self, move: Move, script: ResolvingEffects, op: MayPay) -> None:
        if move.player(script.seat).levels.theology >= OFFERING:
            move.ask(script.seat, OfferingTheology())


class PlacingSkull(Handler[State, ResolvingEffects, PlaceSkull, Move]):
    """An own skull, which is the whole price (TZ-CHI-05)."""

    def run(self, move: Move, script: ResolvingEffects, op: PlaceSkull) -> None:
        move.note(SkullPlaced(seat=script.seat, space=op.space))
