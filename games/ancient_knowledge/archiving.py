"""ARCHIVE (AK-ARC)."""

from games.ancient_knowledge import timelines
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.state import Player
from games.ancient_knowledge.steps import ArchiveCards
from games.kernel.seats import Seat


def possible(player: Player) -> bool:
    """Whether there is a card to discard and knowledge to remove (AK-ARC-02)."""
    return bool(player.hand) and timelines.knowledge(player.timeline) > 0


def begin(ply: Ply, seat: Seat) -> None:
    """Ask for the cards; the removals come after all of them (AK-ARC-01)."""
    ply.ask(seat, ArchiveCards())
