"""Operations that grant an action (AK-ACT-04)."""

from games.ancient_knowledge import archiving, creating, learning
from games.ancient_knowledge import operations as op
from games.ancient_knowledge.box import SourceId
from games.ancient_knowledge.effects.base import Context, Handler
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import GrantedArchive, GrantedCreate, GrantedLearn
from games.kernel.seats import Seat


class Create(Handler[op.Create]):
    """A CREATE of a card of certain types."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.Create) -> bool:
        """A hand card, and a free place of the kind needed; which card, is hidden (E-42)."""
        player = state.players[seat]
        return bool(player.hand) and creating.has_place(player, op.types)

    def run(self, ply: Ply, at: Context, op: op.Create) -> None:
        """Ask for the card."""
        ply.ask(at.seat, GrantedCreate(source=at.source, types=op.types))


class Learn(Handler[op.Learn]):
    """A LEARN from the boards."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.Learn) -> bool:
        """A learnable technology."""
        player = state.players[seat]
        return any(learning.on_boards(state, player, ignore=op.ignore_requirements))

    def run(self, ply: Ply, at: Context, op: op.Learn) -> None:
        """Ask for the technology."""
        ply.ask(
            at.seat,
            GrantedLearn(
                source=at.source,
                ignore_requirements=op.ignore_requirements,
                optional=at.optional,
            ),
        )


class Archive(Handler[op.Archive]):
    """An ARCHIVE."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.Archive) -> bool:
        """As the action (AK-ARC-02)."""
        return archiving.possible(state.players[seat])

    def run(self, ply: Ply, at: Context, op: op.Archive) -> None:
        """Ask whether."""
        ply.ask(at.seat, GrantedArchive(source=at.source))
