"""Magic cards that are discarded or taken back (EV-MAG)."""

from collections.abc import Iterator

from games.eldervale.box.content import KIT
from games.eldervale.commands.choices import DiscardCard, Done, PickCard
from games.eldervale.commands.program import Command
from games.eldervale.effects.cards import DiscardMagic, MulliganMagic, RecoverMagic
from games.eldervale.facts.cards import MagicRecovered
from games.eldervale.rules.base import Does, Move, Question
from games.eldervale.rules.magic_deck import discard, draw_magic
from games.eldervale.state import State
from games.eldervale.steps.base import Script
from games.eldervale.steps.magic import Discarding, Recovering
from games.eldervale.steps.turn import LimitingHand
from games.kernel.decision import LAPSE, Lapse
from games.kernel.seats import Seat


class DiscardOp(Does[DiscardMagic]):
    """`discard_magic`."""

    def run(self, move: Move, script: Script, op: DiscardMagic) -> None:
        """Asks which."""
        move.ask(script.seat, Discarding(left=op.n))


class MulliganOp(Does[MulliganMagic]):
    """`mulligan_magic`."""

    def run(self, move: Move, script: Script, op: MulliganMagic) -> None:
        """Asks which."""
        move.ask(
            script.seat, Discarding(left=len(move.player(script.seat).hand), mulligan=op.extra)
        )


class ChoosingDiscard(Question[Discarding]):
    """Magic cards to discard; open facts tell only how many are in the hand."""

    takes = (DiscardCard, Done)
    rule = "EV-MAG-05"

    def options(self, state: State, seat: Seat, step: Discarding) -> Iterator[Command]:
        """The hand; any number may be ended after the first."""
        for card in state.players[seat].hand:
            yield DiscardCard(card=card)
        if step.mulligan is not None and step.done:
            yield Done()

    def automatic(self, state: State, seat: Seat, step: Discarding) -> Command | Lapse | None:
        """All of a hand that is no bigger than what must go."""
        hand = state.players[seat].hand
        if step.mulligan is not None:
            if hand:
                return None
            return Done() if step.done else LAPSE
        if not hand:
            return LAPSE
        return DiscardCard(card=hand[0]) if len(hand) <= step.left else None

    def answer(self, move: Move, seat: Seat, step: Discarding, command: Command) -> None:
        """Discards it; at the end of a mulligan, draws."""
        if isinstance(command, Done):
            draw_magic(move, seat, step.done + (step.mulligan or 0))
            return
        assert isinstance(command, DiscardCard)
        discard(move, seat, command.card)
        if step.mulligan is not None or step.left > 1:
            after = Discarding(left=step.left - 1, mulligan=step.mulligan, done=step.done + 1)
            move.ask(seat, after)


class ChoosingExcess(Question[LimitingHand]):
    """Cards above the hand limit (EV-TRN-04)."""

    takes = (DiscardCard,)
    rule = "EV-MAG-05"
    free = False

    def options(self, state: State, seat: Seat, step: LimitingHand) -> Iterator[Command]:
        """The hand."""
        return (DiscardCard(card=card) for card in state.players[seat].hand)

    def automatic(self, state: State, seat: Seat, step: LimitingHand) -> Command | Lapse | None:
        """Nothing to do up to the limit."""
        return LAPSE if len(state.players[seat].hand) <= KIT.hand_limit else None

    def lapse(self, move: Move, seat: Seat, step: LimitingHand) -> None:
        """Nothing to tell."""

    def answer(self, move: Move, seat: Seat, step: LimitingHand, command: Command) -> None:
        """One card less."""
        assert isinstance(command, DiscardCard)
        discard(move, seat, command.card)
        move.ask(seat, step)


class RecoverOp(Does[RecoverMagic]):
    """`recover_magic`."""

    def run(self, move: Move, script: Script, op: RecoverMagic) -> None:
        """Asks which."""
        move.ask(script.seat, Recovering(left=op.n))


class ChoosingRecovery(Question[Recovering]):
    """Cards of the discard pile."""

    takes = (PickCard, Done)
    rule = "EV-MAG-01"
    never = True

    def options(self, state: State, seat: Seat, step: Recovering) -> Iterator[Command]:
        """What lies there; up to a number, at least one."""
        for card in state.shown:
            yield PickCard(card=card)
        if step.done and state.shown:
            yield Done()

    def answer(self, move: Move, seat: Seat, step: Recovering, command: Command) -> None:
        """Takes it, then the next one."""
        if isinstance(command, Done):
            return
        assert isinstance(command, PickCard)
        move.note(MagicRecovered(seat=seat, card=command.card))
        if step.left > 1:
            move.ask(seat, Recovering(left=step.left - 1, done=step.done + 1))
