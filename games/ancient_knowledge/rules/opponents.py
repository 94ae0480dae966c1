"""What effects do to opponents: forced discards, and the theft of a card (AK-EFF-12, E-16)."""

from collections.abc import Callable, Iterator

from games.ancient_knowledge import effects as op
from games.ancient_knowledge.commands import ChoosePlayer, Discard, DiscardArtifact, Take
from games.ancient_knowledge.facts.cards import CardsDiscardedOpenly
from games.ancient_knowledge.facts.passing import CardStolen, HandShown
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.effects import EffectHandler
from games.ancient_knowledge.rules.hand import discard, has_room
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.rules.seating import any_opponent, opponents
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.steps import (
    AwaitingForced,
    ChoosingHand,
    DiscardingForced,
    Forced,
    GivingUpArtifacts,
    Resolving,
    Stealing,
)
from games.kernel.decision import LAPSE, Lapse, Work
from games.kernel.seats import Seat


def waits_for_others(move: Move, seat: Seat) -> bool:
    """Whether a decision that an effect of this seat asks for is still open."""
    return any(isinstance(one.step, Forced) and one.step.by == seat for one in move.frames)


def is_forced(move: Move, side: tuple[Seat, ...]) -> bool:
    """Whether one of the seats has a forced decision to make."""
    return any(isinstance(one.step, Forced) and one.seat in side for one in move.frames)


def _ask_all(
    move: Move, step: DiscardingForced | GivingUpArtifacts, has: Callable[[Player], object]
) -> None:
    """Ask all opponents who have what is asked for, at the same time, and wait."""
    move.go_on(AwaitingForced(seat=step.by))
    for other in opponents(move.state, step.by):
        if has(move.player(other)):
            move.demand(other, step)


def _hand(player: Player) -> int:
    return len(player.hand)


def _artifacts(player: Player) -> int:
    return len(player.artifacts)


class AwaitForced(Work[AwaitingForced, Move]):
    """The active player's flow waits until all have decided (AK-TURN-06)."""

    def waits(self, move: Move, step: AwaitingForced) -> bool:
        """While somebody has still to decide."""
        return waits_for_others(move, step.seat)

    def run(self, move: Move, step: AwaitingForced) -> None:
        """Nothing more."""


class ForcedDiscard(Choice[DiscardingForced, Discard]):
    """Hand cards that an opponent's effect demands (AK-EFF-12)."""

    rule = "AK-EFF-12"
    key = "no-such-card-to-discard"

    def options(self, state: State, seat: Seat, step: DiscardingForced) -> Iterator[Discard]:
        """Every hand card."""
        return map(Discard, state.players[seat].hand)

    def automatic(self, state: State, seat: Seat, step: DiscardingForced) -> Discard | Lapse | None:
        """No more cards than required: no choice."""
        hand = state.players[seat].hand
        if not hand:
            return LAPSE
        return Discard(hand[0]) if len(hand) <= step.left else None

    def answer(self, move: Move, seat: Seat, step: DiscardingForced, command: Discard) -> None:
        discard(move, seat, command.card)


class ForcedArtifact(Choice[GivingUpArtifacts, DiscardArtifact]):
    """Artifacts that an opponent's effect demands (AK-EFF-12)."""

    rule = "AK-EFF-12"
    key = "no-such-card-to-discard"

    def options(
        self, state: State, seat: Seat, step: GivingUpArtifacts
    ) -> Iterator[DiscardArtifact]:
        """Every own artifact."""
        return map(DiscardArtifact, state.players[seat].artifacts)

    def automatic(
        self, state: State, seat: Seat, step: GivingUpArtifacts
    ) -> DiscardArtifact | Lapse | None:
        """No more artifacts than required: no choice."""
        artifacts = state.players[seat].artifacts
        if not artifacts:
            return LAPSE
        return DiscardArtifact(artifacts[0]) if len(artifacts) <= step.left else None

    def answer(
        self, move: Move, seat: Seat, step: GivingUpArtifacts, command: DiscardArtifact
    ) -> None:
        cards = (command.artifact,)
        move.note(CardsDiscardedOpenly(seat=seat, cards=cards, origin="board"))


class HandChoice(Choice[ChoosingHand, ChoosePlayer]):
    """Whose hand is shown; chosen before it is seen (E-16)."""

    public = True
    rule = "AK-HID-03"
    key = "not-on-offer"

    def options(self, state: State, seat: Seat, step: ChoosingHand) -> Iterator[ChoosePlayer]:
        """Opponents with a hand card."""
        others = opponents(state, seat)
        return (ChoosePlayer(other) for other in others if state.players[other].hand)

    def automatic(
        self, state: State, seat: Seat, step: ChoosingHand
    ) -> ChoosePlayer | Lapse | None:
        """Not with a full hand (AK-HAND-02)."""
        if not has_room(state.players[seat]):
            return LAPSE
        return super().automatic(state, seat, step)

    def answer(self, move: Move, seat: Seat, step: ChoosingHand, command: ChoosePlayer) -> None:
        victim = command.player
        hand = move.player(victim).hand
        move.note(HandShown(from_seat=victim, to_seat=seat, cards=hand))
        move.ask(seat, Stealing(source=step.source, victim=victim))


class CardTheft(Choice[Stealing, Take]):
    """Which card of the hand shown (AK-HID-03)."""

    public = True
    rule = "AK-HID-03"
    key = "not-on-offer"

    def options(self, state: State, seat: Seat, step: Stealing) -> Iterator[Take]:
        """Every card of it."""
        return map(Take, state.players[step.victim].hand)

    def automatic(self, state: State, seat: Seat, step: Stealing) -> Take | Lapse | None:
        """A single card; or the hand has become empty, or the own one full (AK-TEAM-10)."""
        if not has_room(state.players[seat]):
            return LAPSE
        return super().automatic(state, seat, step)

    def answer(self, move: Move, seat: Seat, step: Stealing, command: Take) -> None:
        move.note(CardStolen(from_seat=step.victim, to_seat=seat, card=command.card))


class OpponentsDiscardHand(EffectHandler[op.OpponentsDiscardHand]):
    """Every opponent discards hand cards (AK-EFF-12)."""

    def possible(self, state: State, script: Resolving, op: op.OpponentsDiscardHand) -> bool:
        """An opponent with a hand card."""
        return any_opponent(state, script.seat, _hand)

    def run(self, move: Move, script: Resolving, op: op.OpponentsDiscardHand) -> None:
        source = script.source.card
        _ask_all(move, DiscardingForced(by=script.seat, source=source, left=op.amount), _hand)


class OpponentsDiscardArtifact(EffectHandler[op.OpponentsDiscardArtifact]):
    """Every opponent discards artifacts (AK-EFF-12)."""

    def possible(self, state: State, script: Resolving, op: op.OpponentsDiscardArtifact) -> bool:
        """An opponent with an artifact."""
        return any_opponent(state, script.seat, _artifacts)

    def run(self, move: Move, script: Resolving, op: op.OpponentsDiscardArtifact) -> None:
        source = script.source.card
        step = GivingUpArtifacts(by=script.seat, source=source, left=op.amount)
        _ask_all(move, step, _artifacts)


class StealCard(EffectHandler[op.StealCard]):
    """See an opponent's hand and take a card (E-16)."""

    def possible(self, state: State, script: Resolving, op: op.StealCard) -> bool:
        """Room in the hand, and an opponent with a hand card."""
        fits = has_room(state.players[script.seat])
        return fits and any_opponent(state, script.seat, _hand)

    def run(self, move: Move, script: Resolving, op: op.StealCard) -> None:
        move.ask(script.seat, ChoosingHand(source=script.source.card))
