"""Magic cards that are discarded or taken back (EV-MAG)."""

from collections.abc import Iterator

from games.eldervale.box.content import KIT
from games.eldervale.commands.choices import DiscardCard, Done, PickCard
from games.eldervale.commands.program import Command
from games.eldervale.effects.cards import DiscardMagic, MulliganMagic, RecoverMagic
from games.eldervale.facts.cards import MagicRecovered
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.move import Move
from games.eldervale.rules.resolution import NO_OUTLAY, EffectHandler, Outlay
from games.eldervale.rules.resources.magic_deck import card_missing, discard, draw_magic
from games.eldervale.state import State
from games.eldervale.steps.base import Script
from games.eldervale.steps.magic import Discarding, Recovering
from games.eldervale.steps.turn import LimitingHand
from games.kernel.decision import LAPSE, Lapse
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


def cards_left(state: State, seat: Seat, outlay: Outlay) -> int:
    """The hand cards that are neither in use nor needed to pay."""
    return len(state.players[seat].hand) - outlay.cards - outlay.price.count("magic")


class DiscardOp(EffectHandler[DiscardMagic]):
    """`discard_magic`."""

    def possible(
        self, state: State, script: Script, op: DiscardMagic, outlay: Outlay = NO_OUTLAY
    ) -> bool:
        """Of cards that are not in use."""
        return cards_left(state, script.seat, outlay) > 0

    def run(self, move: Move, script: Script, op: DiscardMagic) -> None:
        move.ask(script.seat, Discarding(left=op.n))


class MulliganOp(EffectHandler[MulliganMagic]):
    """`mulligan_magic`."""

    def possible(
        self, state: State, script: Script, op: MulliganMagic, outlay: Outlay = NO_OUTLAY
    ) -> bool:
        """Of cards that are not in use."""
        return cards_left(state, script.seat, outlay) > 0

    def run(self, move: Move, script: Script, op: MulliganMagic) -> None:
        move.ask(
            script.seat, Discarding(left=len(move.player(script.seat).hand), mulligan=op.extra)
        )


class Discard(Choice[Discarding, Command]):
    """Magic cards to discard; open facts tell only how many are in the hand."""

    takes = (DiscardCard, Done)
    rule = "EV-MAG-05"

    def options(self, state: State, seat: Seat, step: Discarding) -> Iterator[Command]:
        """The hand; any number may be ended after the first."""
        for card in state.players[seat].hand:
            yield DiscardCard(card=card)
        if step.mulligan is not None and step.done:
            yield Done()

    def refusal(self, state: State, seat: Seat, step: Discarding, command: Command) -> Illegal:
        """A card of somebody else, or too early an end."""
        if isinstance(command, DiscardCard):
            return card_missing(self.rule, command.card)
        if step.mulligan is None:
            return Illegal(self.rule, "discard-more", left=step.left)
        return Illegal(self.rule, "discard-first")

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


class HandLimit(Choice[LimitingHand, DiscardCard]):
    """Cards above the hand limit (EV-TRN-04)."""

    takes = (DiscardCard,)
    rule = "EV-MAG-05"
    free = False
    silent = True

    def options(self, state: State, seat: Seat, step: LimitingHand) -> Iterator[DiscardCard]:
        return (DiscardCard(card=card) for card in state.players[seat].hand)

    def refusal(
        self, state: State, seat: Seat, step: LimitingHand, command: DiscardCard
    ) -> Illegal:
        """A card of somebody else."""
        return card_missing(self.rule, command.card)

    def automatic(self, state: State, seat: Seat, step: LimitingHand) -> DiscardCard | Lapse | None:
        """Nothing to do up to the limit."""
        return LAPSE if len(state.players[seat].hand) <= KIT.hand_limit else None

    def answer(self, move: Move, seat: Seat, step: LimitingHand, command: DiscardCard) -> None:
        discard(move, seat, command.card)
        move.ask(seat, step)


class RecoverOp(EffectHandler[RecoverMagic]):
    """`recover_magic`."""

    def possible(
        self, state: State, script: Script, op: RecoverMagic, outlay: Outlay = NO_OUTLAY
    ) -> bool:
        """While a card lies there."""
        return bool(state.shown)

    def run(self, move: Move, script: Script, op: RecoverMagic) -> None:
        move.ask(script.seat, Recovering(left=op.n))


class Recovery(Choice[Recovering, Command]):
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

    def refusal(self, state: State, seat: Seat, step: Recovering, command: Command) -> Illegal:
        """A card that does not lie there, or too early an end."""
        if isinstance(command, PickCard):
            return Illegal(self.rule, "card-not-discarded", card=command.card)
        return Illegal(self.rule, "recover-first")

    def answer(self, move: Move, seat: Seat, step: Recovering, command: Command) -> None:
        if isinstance(command, Done):
            return
        assert isinstance(command, PickCard)
        move.note(MagicRecovered(seat=seat, card=command.card))
        if step.left > 1:
            move.ask(seat, Recovering(left=step.left - 1, done=step.done + 1))
