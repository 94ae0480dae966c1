"""Expeditions (EV-DUN)."""

from collections.abc import Iterator

from games.eldervale.commands.program import Command
from games.eldervale.commands.realms import BurnAdventure, TakeAdventure
from games.eldervale.effects.cards import Expedition
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.dwellings import ruin_discount, ruin_ease
from games.eldervale.rules.move import Move
from games.eldervale.rules.realms.adventures import burn, buyable, purchase, unbought
from games.eldervale.rules.resolution import NO_OUTLAY, EffectHandler, Outlay
from games.eldervale.state import State
from games.eldervale.steps.base import Script
from games.eldervale.steps.dungeon import (
    DrawingTile,
    ExploringFirst,
    ExploringOn,
    ExploringSecond,
    Refilling,
)
from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


class ExpeditionOp(EffectHandler[Expedition]):
    """`dungeon_expedition`: a tile, then cards."""

    def possible(
        self, state: State, script: Script, op: Expedition, outlay: Outlay = NO_OUTLAY
    ) -> bool:
        """With a card that can be paid."""
        discount = ruin_ease(state, script.source)
        return next(buyable(state, script.seat, discount, outlay.cards), None) is not None

    def run(self, move: Move, script: Script, op: Expedition) -> None:
        """The first card may be cheaper (effects 5.48)."""
        discount = ruin_discount(move, script)
        move.work(ExploringOn(seat=script.seat, discount=discount))
        if move.state.stock.size:
            move.work(DrawingTile())


class Exploring(Work[ExploringOn, Move]):
    """The cards of the expedition (EV-DUN-03..06)."""

    def run(self, move: Move, step: ExploringOn) -> None:
        """One, a second or a burned one, then the decks are turned up."""
        move.work(Refilling())
        move.ask(step.seat, ExploringSecond())
        move.ask(step.seat, ExploringFirst(discount=step.discount))


class FirstCard(Choice[ExploringFirst, TakeAdventure]):
    """The first card (EV-DUN-03)."""

    takes = (TakeAdventure,)
    rule = "EV-DUN-03"
    never = True

    def options(self, state: State, seat: Seat, step: ExploringFirst) -> Iterator[TakeAdventure]:
        return (TakeAdventure(element=one) for one in buyable(state, seat, step.discount))

    def answer(self, move: Move, seat: Seat, step: ExploringFirst, command: TakeAdventure) -> None:
        purchase(move, seat, command.element, step.discount, refill=False)

    def refusal(
        self, state: State, seat: Seat, step: ExploringFirst, command: TakeAdventure
    ) -> Illegal:
        """No card, or no means."""
        return unbought(state, self.rule, command.element)


class SecondCard(Choice[ExploringSecond, Command]):
    """A second card, or one to burn (EV-DUN-04)."""

    takes = (TakeAdventure, BurnAdventure)
    rule = "EV-DUN-04"
    never = True

    def options(self, state: State, seat: Seat, step: ExploringSecond) -> Iterator[Command]:
        """What can be paid, and everything face up."""
        for element in buyable(state, seat):
            yield TakeAdventure(element=element)
        for element in state.face_up:
            yield BurnAdventure(element=element)

    def answer(self, move: Move, seat: Seat, step: ExploringSecond, command: Command) -> None:
        if isinstance(command, TakeAdventure):
            purchase(move, seat, command.element, 0, refill=False)
        else:
            assert isinstance(command, BurnAdventure)
            burn(move, command.element)

    def refusal(self, state: State, seat: Seat, step: ExploringSecond, command: Command) -> Illegal:
        """The deck of the first card shows nothing now."""
        assert isinstance(command, TakeAdventure | BurnAdventure)
        if command.element not in state.elements:
            return unbought(state, self.rule, command.element)
        if command.element not in state.face_up:
            return Illegal("EV-DUN-05", "second-card-of-other-deck", element=command.element)
        return unbought(state, self.rule, command.element)
