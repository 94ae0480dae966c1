"""Operations on technology decks and boards."""

from games.ancient_knowledge import boards
from games.ancient_knowledge import operations as op
from games.ancient_knowledge.box import SourceId
from games.ancient_knowledge.effects.base import Context, Handler
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import PeekLearn, TechnologyReturn
from games.kernel.seats import Seat


class PeekAndLearn(Handler[op.PeekLearn]):
    """Look at the top of a technology deck and learn one of the cards (E-19)."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.PeekLearn) -> bool:
        """A card of the level in deck or discard pile."""
        return boards.available(state, op.level) > 0

    def run(self, ply: Ply, at: Context, op: op.PeekLearn) -> None:
        """Look, then ask which."""
        boards.peek(ply, at.seat, op.level, op.look)
        ply.ask(at.seat, PeekLearn(source=at.source))


class TechnologyToBottom(Handler[op.TechnologyToBottom]):
    """Put face-up technologies under their deck (E-23)."""

    def possible(
        self, state: State, seat: Seat, source: SourceId, op: op.TechnologyToBottom
    ) -> bool:
        """A face-up technology of the level."""
        return any(boards.face_up(state, None if op.level == "any" else op.level))

    def run(self, ply: Ply, at: Context, op: op.TechnologyToBottom) -> None:
        """Ask for the first one."""
        level = None if op.level == "any" else op.level
        ply.ask(at.seat, TechnologyReturn(source=at.source, level=level, left=op.amount))
