"""ARCHIVE: cards of the hand for knowledge (AK-ARC)."""

from collections.abc import Iterator

from games.ancient_knowledge import effects as op
from games.ancient_knowledge.commands import Archive, Discard, Done, Pass
from games.ancient_knowledge.effects import Target
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.effects import EffectHandler, refuse
from games.ancient_knowledge.rules.hand import discard
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.state.timeline import has_knowledge, knowledge
from games.ancient_knowledge.steps import (
    Archiving,
    ConsideringArchive,
    RemovingKnowledge,
    Resolving,
)
from games.kernel.chance import Chance
from games.kernel.decision import LAPSE, Lapse
from games.kernel.refusal import Illegal
from games.kernel.sampling import SAMPLE
from games.kernel.seats import Seat


def possible(player: Player) -> bool:
    """Whether there is a card to discard and knowledge to remove (AK-ARC-02)."""
    return bool(player.hand) and has_knowledge(player.timeline)


def forbidden(player: Player) -> Illegal | None:
    """The refusal of an ARCHIVE without cards or knowledge."""
    if possible(player):
        return None
    amounts = {"cards": len(player.hand), "knowledge": knowledge(player.timeline)}
    return Illegal("AK-ARC-02", "nothing-to-archive", **amounts)


def begin(move: Move, seat: Seat) -> None:
    """Ask for the cards; the removals come after all of them (AK-ARC-01)."""
    move.ask(seat, Archiving())


class ArchiveCards(Choice[Archiving, Discard | Done]):
    """The cards of an ARCHIVE, then as many removals (AK-ARC-01)."""

    def options(self, state: State, seat: Seat, step: Archiving) -> Iterator[Discard | Done]:
        """Every hand card; stopping after the first."""
        yield from map(Discard, state.players[seat].hand)
        if step.count:
            yield Done()

    def sample(self, state: State, seat: Seat, step: Archiving, chance: Chance) -> Discard | Done:
        """Each hand card is as likely as the others, and as stopping."""
        hand = state.players[seat].hand
        drawn = chance.below(len(hand) + (step.count > 0), SAMPLE)
        return Discard(hand[drawn]) if drawn < len(hand) else Done()

    def forbidden(
        self, state: State, seat: Seat, step: Archiving, command: Discard | Done
    ) -> Illegal | None:
        """Not without a card, and only hand cards."""
        if isinstance(command, Done):
            return None if step.count else Illegal("AK-ARC-01", "nothing-discarded-yet")
        return (
            None
            if command.card in state.players[seat].hand
            else Illegal("AK-EFF-12", "no-such-card-to-discard")
        )

    def automatic(self, state: State, seat: Seat, step: Archiving) -> Discard | Done | None:
        """The only card goes first; it ends with the hand, or with the knowledge (AK-ARC-02)."""
        player = state.players[seat]
        if step.count and (not player.hand or step.count >= knowledge(player.timeline)):
            return Done()
        return Discard(player.hand[0]) if len(player.hand) == 1 and not step.count else None

    def answer(self, move: Move, seat: Seat, step: Archiving, command: Discard | Done) -> None:
        if isinstance(command, Discard):
            discard(move, seat, command.card)
            move.ask(seat, Archiving(count=step.count + 1))
            return
        removal = RemovingKnowledge(
            source=None, amount=step.count, up_to=False, spread="free", target=Target()
        )
        move.ask(seat, removal)


class ArchiveGranted(Choice[ConsideringArchive, Archive | Pass]):
    """An ARCHIVE that an effect grants (AK-ACT-04)."""

    def options(
        self, state: State, seat: Seat, step: ConsideringArchive
    ) -> Iterator[Archive | Pass]:
        """Do it or not."""
        if possible(state.players[seat]):
            yield Archive()
        yield Pass()

    def forbidden(
        self, state: State, seat: Seat, step: ConsideringArchive, command: Archive | Pass
    ) -> Illegal | None:
        """As for the action."""
        return forbidden(state.players[seat]) if isinstance(command, Archive) else None

    def automatic(self, state: State, seat: Seat, step: ConsideringArchive) -> Lapse | None:
        """Hand size and knowledge are public."""
        return None if possible(state.players[seat]) else LAPSE

    def answer(
        self, move: Move, seat: Seat, step: ConsideringArchive, command: Archive | Pass
    ) -> None:
        if isinstance(command, Archive):
            begin(move, seat)
        else:
            refuse(move, seat, step.source)


class ArchiveAction(EffectHandler[op.Archive]):
    """An ARCHIVE."""

    def possible(self, state: State, script: Resolving, op: op.Archive) -> bool:
        """As the action (AK-ARC-02)."""
        return possible(state.players[script.seat])

    def run(self, move: Move, script: Resolving, op: op.Archive) -> None:
        move.ask(script.seat, ConsideringArchive(source=script.source.card))
