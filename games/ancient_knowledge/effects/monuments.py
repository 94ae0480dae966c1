"""Operations on monuments and on the running turn."""

from games.ancient_knowledge import moving, timelines
from games.ancient_knowledge import operations as op
from games.ancient_knowledge.box import SourceId
from games.ancient_knowledge.effects.base import Context, Handler
from games.ancient_knowledge.facts.flow import DeclinePhaseSkipSet
from games.ancient_knowledge.facts.monuments import MonumentDestroyed, MonumentsStraightened
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import MoveChoice, SwapChoice
from games.kernel.seats import Seat


class Swap(Handler[op.Swap]):
    """Two monuments exchange their places (AK-EFF-11)."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.Swap) -> bool:
        """A legal pair."""
        return bool(moving.pairs(state.players[seat], source, own_first=op.first == "self"))

    def run(self, ply: Ply, at: Context, op: op.Swap) -> None:
        """Ask for the pair."""
        ply.ask(at.seat, SwapChoice(source=at.source, own_first=op.first == "self"))


class Move(Handler[op.Move]):
    """A monument moves to another space (AK-EFF-10)."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.Move) -> bool:
        """A legal move."""
        return bool(moving.moves(state.players[seat], op, source))

    def run(self, ply: Ply, at: Context, op: op.Move) -> None:
        """Ask for monument and space."""
        ply.ask(at.seat, MoveChoice(source=at.source, op=op, optional=at.optional))


class Straighten(Handler[op.Straighten]):
    """Turn rotated monuments upright: those longest in the Past, as many as possible."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.Straighten) -> bool:
        """A rotated monument."""
        return bool(state.players[seat].past.rotated)

    def run(self, ply: Ply, at: Context, op: op.Straighten) -> None:
        """No choice is left to the player (AK-EFF-14, E-45)."""
        past = ply.player(at.seat).past
        oldest = tuple(card for card in past.cards if card in past.rotated)[: op.amount]
        if oldest:
            ply.note(MonumentsStraightened(seat=at.seat, monuments=oldest, source=at.source))


class DestroySelf(Handler[op.DestroySelf]):
    """The declining monument is discarded with its knowledge (AK-DEC-05)."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.DestroySelf) -> bool:
        """It is on the Timeline."""
        return timelines.place_of(state.players[seat].timeline, source) is not None

    def run(self, ply: Ply, at: Context, op: op.DestroySelf) -> None:
        """Discard it; the one above it drops."""
        player = ply.player(at.seat)
        own = timelines.monument_of(player.timeline, at.source)
        place = timelines.place_of(player.timeline, at.source)
        if own is None or place is None:
            return
        dropping = moving.above(player, at.source)
        ply.note(
            MonumentDestroyed(seat=at.seat, monument=at.source, knowledge_returned=own.knowledge)
        )
        moving.drop(ply, at.seat, dropping, place[0])


class SkipDecline(Handler[op.SkipDecline]):
    """The Decline phase of this turn is left out (E-03)."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.SkipDecline) -> bool:
        """Not in the Decline phase itself: then it has no effect, now or later (E-03)."""
        return state.players[seat].turn.phase in ("action_1", "action_2", "timeline")

    def run(self, ply: Ply, at: Context, op: op.SkipDecline) -> None:
        """Set the flag."""
        ply.note(DeclinePhaseSkipSet(seat=at.seat))


class GainVp(Handler[op.GainVp]):
    """Victory points: nothing happens before final scoring (AK-SCO-02)."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.GainVp) -> bool:
        """Never during the game."""
        return False

    def run(self, ply: Ply, at: Context, op: op.GainVp) -> None:
        """Nothing."""
