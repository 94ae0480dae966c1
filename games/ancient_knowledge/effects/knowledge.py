"""Operations on knowledge and lost knowledge."""

from games.ancient_knowledge import operations as op
from games.ancient_knowledge import removing
from games.ancient_knowledge.box import SourceId
from games.ancient_knowledge.counters import worth
from games.ancient_knowledge.effects.base import Context, Handler
from games.ancient_knowledge.facts.monuments import (
    Amount,
    KnowledgeRemoved,
    LostKnowledgeRemoved,
)
from games.ancient_knowledge.opponents import any_opponent, opponents
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.state import Player, State
from games.ancient_knowledge.steps import Burden, LostGift, LostRemoval
from games.kernel.seats import Seat


def _has_monuments(player: Player) -> bool:
    return any(player.timeline)


class RemoveKnowledge(Handler[op.RemoveKnowledge]):
    """Remove knowledge from own monuments."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.RemoveKnowledge) -> bool:
        """A permitted monument with knowledge."""
        return removing.can_remove(state.players[seat], op, source)

    def run(self, ply: Ply, at: Context, op: op.RemoveKnowledge) -> None:
        """Remove from each target at once, or ask from which."""
        player = ply.player(at.seat)
        if op.spread != "each":
            step = removing.removal(
                player, op, at.source, optional=at.optional, previous=at.previous
            )
            ply.ask(at.seat, step)
            return
        amount = worth(op.amount, player, at.source, at.previous)
        amounts = tuple(
            Amount(one.card, min(amount, one.knowledge))
            for one in removing.targets(player, op.target, at.source)
        )
        if amounts:
            ply.note(KnowledgeRemoved(seat=at.seat, amounts=amounts, source=at.source))


class RemoveLost(Handler[op.RemoveLost]):
    """Remove own lost knowledge."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.RemoveLost) -> bool:
        """Some lost knowledge."""
        return state.players[seat].lost > 0

    def run(self, ply: Ply, at: Context, op: op.RemoveLost) -> None:
        """As much as there is, or ask how much."""
        if op.mode == "up_to":
            ply.ask(at.seat, LostRemoval(source=at.source, amount=op.amount))
            return
        amount = min(op.amount, ply.player(at.seat).lost)
        if amount:
            ply.note(LostKnowledgeRemoved(seat=at.seat, amount=amount, source=at.source))


class AddKnowledge(Handler[op.AddKnowledge]):
    """Add knowledge to one monument of each opponent (AK-EFF-13)."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.AddKnowledge) -> bool:
        """An opponent with a monument on the Timeline."""
        return any_opponent(state, seat, _has_monuments)

    def run(self, ply: Ply, at: Context, op: op.AddKnowledge) -> None:
        """Ask for one opponent after the other."""
        others = tuple(
            other for other in opponents(ply.state, at.seat) if _has_monuments(ply.player(other))
        )
        if others:
            step = Burden(source=at.source, amount=op.amount, opponents=others)
            ply.ask(at.seat, step)


class GiveLost(Handler[op.GiveLost]):
    """Move lost knowledge onto a monument of an opponent (E-17)."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.GiveLost) -> bool:
        """Some lost knowledge, and an opponent with a monument on the Timeline."""
        return state.players[seat].lost > 0 and any_opponent(state, seat, _has_monuments)

    def run(self, ply: Ply, at: Context, op: op.GiveLost) -> None:
        """Ask for the monument and how much."""
        ply.ask(at.seat, LostGift(source=at.source, amount=op.amount))
