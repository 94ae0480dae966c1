"""Paying with hand cards: for a CREATE, for an ARCHIVE, for an effect; and discarding them."""

from collections.abc import Iterator

from games.ancient_knowledge import removing, timelines
from games.ancient_knowledge.box import CardId
from games.ancient_knowledge.commands import Command, Discard, Done
from games.ancient_knowledge.components import BUILDERS
from games.ancient_knowledge.creating import complete
from games.ancient_knowledge.facts.cards import CardsDiscarded, CardsPaid
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.questions.base import LAPSE, Asked, Lapse
from games.ancient_knowledge.refusals import Rule
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import ArchiveCards, Cost, HandDiscard, Pay, Removal
from games.kernel.seats import Seat


def discard_one(ply: Ply, seat: Seat, command: Command) -> None:
    """Put a hand card on the discard pile, face down (AK-HID-02)."""
    ply.note(CardsDiscarded(seat=seat, cards=(named(command),), origin="hand"))


def named(command: Command) -> CardId:
    """The card that a Discard names."""
    assert isinstance(command, Discard)
    return command.card


class Payment(Asked[Pay]):
    """The cost of a card that is being created (AK-CRE-02)."""

    takes = (Discard,)

    def options(self, state: State, seat: Seat, step: Pay) -> Iterator[Command]:
        """Every hand card."""
        return map(Discard, state.players[seat].hand)

    def forbidden(self, state: State, seat: Seat, step: Pay, command: Command) -> Rule | None:
        """Only hand cards."""
        return None if named(command) in state.players[seat].hand else "AK-CRE-02"

    def automatic(self, state: State, seat: Seat, step: Pay) -> Command | Lapse | None:
        """All that is left has to go."""
        hand = state.players[seat].hand
        return Discard(hand[0]) if hand and len(hand) <= step.left else None

    def answer(self, ply: Ply, seat: Seat, step: Pay, command: Command) -> None:
        """Pay; after the last card the creation is completed."""
        ply.note(CardsPaid(seat=seat, cards=(named(command),)))
        if step.left > 1:
            ply.ask(seat, Pay(left=step.left - 1))
        else:
            complete(ply, seat)


class Archiving(Asked[ArchiveCards]):
    """The cards of an ARCHIVE, then as many removals (AK-ARC-01)."""

    takes = (Discard, Done)

    def options(self, state: State, seat: Seat, step: ArchiveCards) -> Iterator[Command]:
        """Every hand card; stopping after the first."""
        yield from map(Discard, state.players[seat].hand)
        if step.count:
            yield Done()

    def forbidden(
        self, state: State, seat: Seat, step: ArchiveCards, command: Command
    ) -> Rule | None:
        """Not without a card, and only hand cards."""
        if isinstance(command, Done):
            return None if step.count else "AK-ARC-01"
        return None if named(command) in state.players[seat].hand else "AK-EFF-12"

    def automatic(self, state: State, seat: Seat, step: ArchiveCards) -> Command | Lapse | None:
        """The only card goes first; it ends with the hand, or with the knowledge (AK-ARC-02)."""
        player = state.players[seat]
        if step.count and (not player.hand or step.count >= timelines.knowledge(player.timeline)):
            return Done()
        return Discard(player.hand[0]) if len(player.hand) == 1 and not step.count else None

    def answer(self, ply: Ply, seat: Seat, step: ArchiveCards, command: Command) -> None:
        """Discard, or begin to remove."""
        if isinstance(command, Discard):
            discard_one(ply, seat, command)
            ply.ask(seat, ArchiveCards(count=step.count + 1))
            return
        ply.ask(
            seat,
            Removal(
                source=None,
                amount=step.count,
                up_to=False,
                spread="free",
                target=removing.ANY,
            ),
        )


class EffectCost(Asked[Cost]):
    """Hand cards as the cost of an effect (AK-EFF-03)."""

    takes = (Discard,)

    def options(self, state: State, seat: Seat, step: Cost) -> Iterator[Command]:
        """Every hand card of the type asked for."""
        for card in state.players[seat].hand:
            if step.card_type is None or BUILDERS[card].type == step.card_type:
                yield Discard(card)

    def forbidden(self, state: State, seat: Seat, step: Cost, command: Command) -> Rule | None:
        """Only such cards."""
        return None if command in self.options(state, seat, step) else "AK-EFF-03"

    def automatic(self, state: State, seat: Seat, step: Cost) -> Command | Lapse | None:
        """All that is left has to go (E-41)."""
        hand = state.players[seat].hand
        return Discard(hand[0]) if hand and len(hand) <= step.left else None

    def answer(self, ply: Ply, seat: Seat, step: Cost, command: Command) -> None:
        """Pay; the effect goes on by itself."""
        discard_one(ply, seat, command)
        if step.left > 1:
            ply.ask(seat, Cost(source=step.source, left=step.left - 1, card_type=step.card_type))


class Discarding(Asked[HandDiscard]):
    """Hand cards discarded as an effect; how many is what the next operation asks (E-31)."""

    takes = (Discard, Done)

    def options(self, state: State, seat: Seat, step: HandDiscard) -> Iterator[Command]:
        """Every hand card; stopping, if it says "up to"."""
        yield from map(Discard, state.players[seat].hand)
        if step.up_to:
            yield Done()

    def forbidden(
        self, state: State, seat: Seat, step: HandDiscard, command: Command
    ) -> Rule | None:
        """Only hand cards; an exact number has to be discarded."""
        if isinstance(command, Done):
            return None if step.up_to else "AK-EFF-02"
        return None if named(command) in state.players[seat].hand else "AK-EFF-12"

    def automatic(self, state: State, seat: Seat, step: HandDiscard) -> Command | Lapse | None:
        """All that is left has to go, or nothing is left."""
        hand = state.players[seat].hand
        if not hand:
            return LAPSE
        return Discard(hand[0]) if not step.up_to and len(hand) <= step.left else None

    def answer(self, ply: Ply, seat: Seat, step: HandDiscard, command: Command) -> None:
        """Discard; at the end tell the effect how many."""
        if isinstance(command, Done):
            self.lapse(ply, seat, step)
            return
        discard_one(ply, seat, command)
        if step.left > 1:
            next_one = HandDiscard(
                source=step.source, left=step.left - 1, up_to=step.up_to, count=step.count + 1
            )
            ply.ask(seat, next_one)
        else:
            ply.resume(seat, step.source, step.count + 1)

    def lapse(self, ply: Ply, seat: Seat, step: HandDiscard) -> None:
        """The number is that of the cards discarded so far."""
        ply.resume(seat, step.source, step.count)
