"""Acquiring cards of the display and basic buildings (MO-ACT-ACQ, MO-ACT-BAS)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.script import Handler
from games.kernel.seats import Seat
from games.monumental import steps
from games.monumental.box import CARDS, EFFECTS, PILES
from games.monumental.commands import AcquireBasicBuilding, AcquireDevelopment, TakeBasicBuilding
from games.monumental.effects import FreeBasicBuilding
from games.monumental.facts.cards import BasicBuildingAcquired, DevelopmentAcquired, WonderStarted
from games.monumental.rules.action import TurnAction
from games.monumental.rules.choice import Choice
from games.monumental.rules.move import Move
from games.monumental.rules.paying import charge, consume, unpayable
from games.monumental.state import State
from games.monumental.state.readings import PAYS, acquiring, in_hand, scopes_of

BASIC_COST = CARDS["workshop#1"].cost.production


class AcquireFromDisplay(TurnAction[AcquireDevelopment]):
    """A building, a Knowledge, or a wonder to construct."""

    takes = AcquireDevelopment
    kind = "development"

    def options(self, state: State, seat: Seat) -> Iterator[AcquireDevelopment]:
        """Every card that can be paid; no second wonder."""
        player = state.players[seat]
        busy = player.construction is not None
        for slot, card in enumerate(state.display.slots, 1):
            if card is None or (busy and CARDS[card].type == "wonder"):
                continue
            amount, sources = acquiring(player, card)
            if in_hand(player, sources) >= amount:
                yield AcquireDevelopment(display_slot=slot)

    def forbidden(self, state: State, seat: Seat, command: AcquireDevelopment) -> Illegal | None:
        """An empty slot, a second wonder, a cost that cannot be paid."""
        card, player = state.display.card(command.display_slot), state.players[seat]
        number = len(state.display.slots)
        if not 1 <= command.display_slot <= number:
            return Illegal(
                "MO-ACT-ACQ-01", "no-such-display-slot", slots=number, chosen=command.display_slot
            )
        if card is None:
            return Illegal("MO-ACT-ACQ-01", "display-slot-empty", slot=command.display_slot)
        if CARDS[card].type == "wonder" and player.construction is not None:
            return Illegal("MO-ACT-ACQ-03", "wonder-in-construction", wonder=player.construction)
        return unpayable(player, *acquiring(player, card))

    def declare(self, move: Move, seat: Seat, command: AcquireDevelopment) -> None:
        card = move.state.display.card(command.display_slot)
        assert card is not None
        amount, sources = acquiring(move.player(seat), card)
        consume(move, seat, scopes_of(card), "development")
        then = steps.AcquiringDevelopment(player=seat, slot=command.display_slot)
        charge(move, seat, amount, sources, "development", then)


class TakingFromDisplay(Work[steps.AcquiringDevelopment, Move]):
    """The card is paid."""

    def run(self, move: Move, step: steps.AcquiringDevelopment) -> None:
        """A wonder goes to the construction area, anything else on top of the city deck."""
        card = move.state.display.card(step.slot)
        assert card is not None
        if CARDS[card].type == "wonder":
            move.note(WonderStarted(seat=step.player, card=card, slot=step.slot))
            return
        knowledge = CARDS[card].type == "knowledge"
        move.note(
            DevelopmentAcquired(seat=step.player, card=card, slot=step.slot, knowledge=knowledge)
        )
        if knowledge:
            _learned(move, step.player)


def _learned(move: Move, seat: Seat) -> None:
    """Policies that fire when a Knowledge is acquired, the first one of the period only if they
    are limited so; oldest first (MO-RUL-07)."""
    player = move.player(seat)
    for policy in reversed(player.policies):
        for at, effect in enumerate(EFFECTS[policy]):
            fires = effect.when == "on_acquire" and effect.scope == "knowledge"
            if fires and (effect.limit is None or player.learned == 1):
                move.work(steps.Script(seat=seat, source=steps.Program(policy, at)))


class AcquireBasic(TurnAction[AcquireBasicBuilding]):
    """A basic building from one of the three piles (MO-ACT-BAS-01)."""

    takes = AcquireBasicBuilding
    kind = "basic_building"

    def options(self, state: State, seat: Seat) -> Iterator[AcquireBasicBuilding]:
        """Piles that are not empty, if one card can be paid."""
        if in_hand(state.players[seat], PAYS["production"]) >= BASIC_COST:
            for pile in PILES:
                if state.supply.left(pile):
                    yield AcquireBasicBuilding(pile=pile)

    def forbidden(self, state: State, seat: Seat, command: AcquireBasicBuilding) -> Illegal | None:
        """An empty pile, or too little production."""
        if state.supply.left(command.pile) == 0:
            return Illegal("MO-ACT-BAS-01", "pile-empty", pile=command.pile)
        return unpayable(state.players[seat], BASIC_COST, PAYS["production"])

    def declare(self, move: Move, seat: Seat, command: AcquireBasicBuilding) -> None:
        then = steps.AcquiringBasic(player=seat, pile=command.pile)
        charge(move, seat, BASIC_COST, PAYS["production"], "basic_building", then)


class TakingBasic(Work[steps.AcquiringBasic, Move]):
    """The basic building is paid."""

    def run(self, move: Move, step: steps.AcquiringBasic) -> None:
        card = move.state.supply.top(step.pile)
        move.note(BasicBuildingAcquired(seat=step.player, card=card))


class TakingFreeBuilding(Choice[steps.TakingBasicBuilding, TakeBasicBuilding]):
    """A basic building that costs nothing."""

    takes = (TakeBasicBuilding,)

    def options(
        self, state: State, seat: Seat, step: steps.TakingBasicBuilding
    ) -> Iterator[TakeBasicBuilding]:
        for pile in PILES:
            if state.supply.left(pile):
                yield TakeBasicBuilding(pile=pile)

    def answer(
        self, move: Move, seat: Seat, step: steps.TakingBasicBuilding, command: TakeBasicBuilding
    ) -> None:
        card = move.state.supply.top(command.pile)
        move.note(BasicBuildingAcquired(seat=seat, card=card))
        if step.left > 1:
            move.ask(seat, replace(step, left=step.left - 1))


class TakingFree(Handler[State, steps.Script, FreeBasicBuilding, Move]):
    """`acquire_basic_free`."""

    def run(self, move: Move, script: steps.Script, op: FreeBasicBuilding) -> None:
        move.ask(script.seat, steps.TakingBasicBuilding(left=op.n))
