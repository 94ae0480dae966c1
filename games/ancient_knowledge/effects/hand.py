"""Operations on hands and on artifacts in play."""

from games.ancient_knowledge import drawing
from games.ancient_knowledge import operations as op
from games.ancient_knowledge.box import SourceId
from games.ancient_knowledge.counters import worth
from games.ancient_knowledge.effects.base import Context, Handler
from games.ancient_knowledge.facts.cards import CardsDiscardedOpenly
from games.ancient_knowledge.opponents import any_opponent, ask_opponents
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.state import Player, State
from games.ancient_knowledge.steps import (
    ArtifactSacrifice,
    AwaitForced,
    Cost,
    ForcedArtifact,
    ForcedDiscard,
    HandDiscard,
    StealFrom,
)
from games.kernel.seats import Seat


def _hand(player: Player) -> int:
    return len(player.hand)


def _artifacts(player: Player) -> int:
    return len(player.artifacts)


class Draw(Handler[op.Draw]):
    """Draw builder cards."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.Draw) -> bool:
        """A hand with room, and a card to be had."""
        player = state.players[seat]
        fits = drawing.has_room(player) and drawing.has_cards(state)
        return fits and worth(op.amount, player, source) > 0

    def run(self, ply: Ply, at: Context, op: op.Draw) -> None:
        """Draw."""
        amount = worth(op.amount, ply.player(at.seat), at.source, at.previous)
        drawing.draw(ply, at.seat, amount, "effect")


class DiscardHand(Handler[op.DiscardHand]):
    """Discard own hand cards, as an effect or as a cost."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.DiscardHand) -> bool:
        """A hand card."""
        return bool(state.players[seat].hand)

    def run(self, ply: Ply, at: Context, op: op.DiscardHand) -> None:
        """Ask for the cards."""
        kind = op.filter.type if op.filter else None
        if at.paying:
            ply.ask(at.seat, Cost(source=at.source, left=op.amount, card_type=kind))
        else:
            up_to = op.mode == "up_to"
            ply.ask(at.seat, HandDiscard(source=at.source, left=op.amount, up_to=up_to))


class OpponentsDiscardHand(Handler[op.OpponentsDiscardHand]):
    """Every opponent discards hand cards (AK-EFF-12)."""

    def possible(
        self, state: State, seat: Seat, source: SourceId, op: op.OpponentsDiscardHand
    ) -> bool:
        """An opponent with a hand card."""
        return any_opponent(state, seat, _hand)

    def run(self, ply: Ply, at: Context, op: op.OpponentsDiscardHand) -> None:
        """Ask them all at once and wait."""
        ply.work(at.seat, AwaitForced())
        question = ForcedDiscard(by=at.seat, source=at.source, left=op.amount)
        ask_opponents(ply, at.seat, _hand, question)


class OpponentsDiscardArtifact(Handler[op.OpponentsDiscardArtifact]):
    """Every opponent discards artifacts (AK-EFF-12)."""

    def possible(
        self, state: State, seat: Seat, source: SourceId, op: op.OpponentsDiscardArtifact
    ) -> bool:
        """An opponent with an artifact."""
        return any_opponent(state, seat, _artifacts)

    def run(self, ply: Ply, at: Context, op: op.OpponentsDiscardArtifact) -> None:
        """Ask them all at once and wait."""
        ply.work(at.seat, AwaitForced())
        question = ForcedArtifact(by=at.seat, source=at.source, left=op.amount)
        ask_opponents(ply, at.seat, _artifacts, question)


class DiscardSelf(Handler[op.DiscardSelf]):
    """The artifact itself is discarded, as a cost (E-26)."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.DiscardSelf) -> bool:
        """It is in play."""
        return source in state.players[seat].artifacts

    def run(self, ply: Ply, at: Context, op: op.DiscardSelf) -> None:
        """Discard it."""
        ply.note(CardsDiscardedOpenly(seat=at.seat, cards=(at.source,), origin="board"))


class StealCard(Handler[op.StealCard]):
    """See an opponent's hand and take a card (E-16)."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.StealCard) -> bool:
        """Room in the hand, and an opponent with a hand card."""
        return drawing.has_room(state.players[seat]) and any_opponent(state, seat, _hand)

    def run(self, ply: Ply, at: Context, op: op.StealCard) -> None:
        """Ask whose hand."""
        ply.ask(at.seat, StealFrom(source=at.source))


class SacrificeArtifacts(Handler[op.SacrificeArtifacts]):
    """Discard artifacts, each for an effect (E-15)."""

    def possible(
        self, state: State, seat: Seat, source: SourceId, op: op.SacrificeArtifacts
    ) -> bool:
        """An own artifact."""
        return bool(state.players[seat].artifacts)

    def run(self, ply: Ply, at: Context, op: op.SacrificeArtifacts) -> None:
        """Ask for the first one."""
        most = worth(op.max, ply.player(at.seat), at.source)
        step = ArtifactSacrifice(source=at.source, left=most, then_each=op.then_each)
        ply.ask(at.seat, step)
