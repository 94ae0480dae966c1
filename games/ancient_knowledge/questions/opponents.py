"""Questions between players: forced discards and the theft of a card."""

from collections.abc import Iterator

from games.ancient_knowledge import drawing
from games.ancient_knowledge.commands import (
    ChoosePlayer,
    Command,
    Discard,
    DiscardArtifact,
    Take,
)
from games.ancient_knowledge.facts.cards import (
    CardsDiscardedOpenly,
    CardStolen,
    HandShown,
)
from games.ancient_knowledge.opponents import opponents
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.questions.base import LAPSE, Asked, Lapse
from games.ancient_knowledge.questions.paying import discard_one
from games.ancient_knowledge.refusals import Rule
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import ForcedArtifact, ForcedDiscard, StealCard, StealFrom
from games.kernel.seats import Seat


class DiscardForced(Asked[ForcedDiscard]):
    """Hand cards that an opponent's effect demands (AK-EFF-12)."""

    takes = (Discard,)

    def options(self, state: State, seat: Seat, step: ForcedDiscard) -> Iterator[Command]:
        """Every hand card."""
        return map(Discard, state.players[seat].hand)

    def forbidden(
        self, state: State, seat: Seat, step: ForcedDiscard, command: Command
    ) -> Rule | None:
        """Only hand cards."""
        return None if command in self.options(state, seat, step) else "AK-EFF-12"

    def automatic(self, state: State, seat: Seat, step: ForcedDiscard) -> Command | Lapse | None:
        """No more cards than required: no choice."""
        hand = state.players[seat].hand
        if not hand:
            return LAPSE
        return Discard(hand[0]) if len(hand) <= step.left else None

    def answer(self, ply: Ply, seat: Seat, step: ForcedDiscard, command: Command) -> None:
        """Discard it."""
        discard_one(ply, seat, command)
        if step.left > 1:
            again = ForcedDiscard(by=step.by, source=step.source, left=step.left - 1)
            ply.ask_other(step.by, seat, again)


class ArtifactForced(Asked[ForcedArtifact]):
    """Artifacts that an opponent's effect demands (AK-EFF-12)."""

    takes = (DiscardArtifact,)

    def options(self, state: State, seat: Seat, step: ForcedArtifact) -> Iterator[Command]:
        """Every own artifact."""
        return map(DiscardArtifact, state.players[seat].artifacts)

    def forbidden(
        self, state: State, seat: Seat, step: ForcedArtifact, command: Command
    ) -> Rule | None:
        """Only own artifacts."""
        return None if command in self.options(state, seat, step) else "AK-EFF-12"

    def automatic(self, state: State, seat: Seat, step: ForcedArtifact) -> Command | Lapse | None:
        """No more artifacts than required: no choice."""
        artifacts = state.players[seat].artifacts
        if not artifacts:
            return LAPSE
        return DiscardArtifact(artifacts[0]) if len(artifacts) <= step.left else None

    def answer(self, ply: Ply, seat: Seat, step: ForcedArtifact, command: Command) -> None:
        """Discard it, openly."""
        assert isinstance(command, DiscardArtifact)
        cards = (command.artifact,)
        ply.note(CardsDiscardedOpenly(seat=seat, cards=cards, origin="board"))
        if step.left > 1:
            again = ForcedArtifact(by=step.by, source=step.source, left=step.left - 1)
            ply.ask_other(step.by, seat, again)


class VictimChoice(Asked[StealFrom]):
    """Whose hand is shown; chosen before it is seen (E-16)."""

    takes = (ChoosePlayer,)

    def options(self, state: State, seat: Seat, step: StealFrom) -> Iterator[Command]:
        """Opponents with a hand card."""
        return (
            ChoosePlayer(other) for other in opponents(state, seat) if state.players[other].hand
        )

    def forbidden(self, state: State, seat: Seat, step: StealFrom, command: Command) -> Rule | None:
        """Only those."""
        return None if command in self.options(state, seat, step) else "AK-HID-03"

    def automatic(self, state: State, seat: Seat, step: StealFrom) -> Command | Lapse | None:
        """A single opponent with cards, or none; not with a full hand (AK-HAND-02)."""
        options = tuple(self.options(state, seat, step))
        if not options or not drawing.has_room(state.players[seat]):
            return LAPSE
        return options[0] if len(options) == 1 else None

    def answer(self, ply: Ply, seat: Seat, step: StealFrom, command: Command) -> None:
        """Show the hand."""
        assert isinstance(command, ChoosePlayer)
        victim = command.player
        hand = ply.player(victim).hand
        ply.note(HandShown(from_seat=victim, to_seat=seat, cards=hand))
        ply.ask(seat, StealCard(source=step.source, victim=victim))


class CardTheft(Asked[StealCard]):
    """Which card of the hand shown (AK-HID-03)."""

    takes = (Take,)

    def options(self, state: State, seat: Seat, step: StealCard) -> Iterator[Command]:
        """Every card of it."""
        return map(Take, state.players[step.victim].hand)

    def forbidden(self, state: State, seat: Seat, step: StealCard, command: Command) -> Rule | None:
        """Only those."""
        return None if command in self.options(state, seat, step) else "AK-HID-03"

    def automatic(self, state: State, seat: Seat, step: StealCard) -> Command | Lapse | None:
        """A single card; or the hand has become empty, or the own one full (AK-TEAM-10)."""
        hand = state.players[step.victim].hand
        if not hand or not drawing.has_room(state.players[seat]):
            return LAPSE
        return Take(hand[0]) if len(hand) == 1 else None

    def answer(self, ply: Ply, seat: Seat, step: StealCard, command: Command) -> None:
        """Take it."""
        assert isinstance(command, Take)
        ply.note(CardStolen(from_seat=step.victim, to_seat=seat, card=command.card))
