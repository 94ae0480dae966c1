"""Facts about monuments and knowledge."""

from msgspec import Struct

from games.ancient_knowledge.box import CardId, SourceId
from games.kernel.seats import Seat


class Amount(Struct, frozen=True):
    """Knowledge of one monument."""

    monument: CardId
    knowledge: int


class KnowledgeRemoved(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.knowledge-removed"
):
    """Knowledge went back to the supply; `source` is None for an ARCHIVE."""

    seat: Seat
    amounts: tuple[Amount, ...]
    source: SourceId | None


class KnowledgeAdded(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.knowledge-added"):
    """Knowledge of the supply was put on a monument of `seat` (AK-EFF-13)."""

    seat: Seat
    monument: CardId
    amount: int
    source: SourceId


class LostKnowledgeRemoved(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.lost-knowledge-removed"
):
    """Lost knowledge went back to the supply."""

    seat: Seat
    amount: int
    source: SourceId


class LostKnowledgeMoved(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.lost-knowledge-moved"
):
    """Lost knowledge of `seat` was put on a monument of `to_seat` (E-17)."""

    seat: Seat
    to_seat: Seat
    monument: CardId
    amount: int


class MonumentMoved(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.monument-moved"):
    """A monument moved with its knowledge (AK-EFF-10)."""

    seat: Seat
    monument: CardId
    from_space: int
    to_space: int


class MonumentsSwapped(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.monuments-swapped"
):
    """Two monuments exchanged their places, each with its knowledge (AK-EFF-11)."""

    seat: Seat
    first: CardId
    second: CardId


class MonumentDropped(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.monument-dropped"):
    """An upper monument now lies in the lower part (AK-CRE-05)."""

    seat: Seat
    monument: CardId
    space: int


class MonumentsRotated(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.monuments-rotated"
):
    """Monuments of the Past were rotated (AK-EXC-01)."""

    seat: Seat
    monuments: tuple[CardId, ...]


class MonumentsStraightened(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.monuments-straightened"
):
    """Rotated monuments are upright again (AK-EFF-14)."""

    seat: Seat
    monuments: tuple[CardId, ...]
    source: SourceId


class DeclineBegun(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.decline-begun"):
    """A monument on space 1 began to decline (AK-DEC-02)."""

    seat: Seat
    monument: CardId


class MonumentDeclined(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.monument-declined"
):
    """A monument reached the Past; its knowledge is lost knowledge now (AK-DEC-03)."""

    seat: Seat
    monument: CardId
    knowledge_lost: int


class MonumentDestroyed(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.monument-destroyed"
):
    """A declining monument was discarded; its knowledge is back in the supply (AK-DEC-05)."""

    seat: Seat
    monument: CardId
    knowledge_returned: int


class TimelineSlid(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.timeline-slid"):
    """Every monument moved one space to the left (AK-DEC-08)."""

    seat: Seat


MonumentFact = (
    KnowledgeRemoved
    | MonumentDeclined
    | DeclineBegun
    | TimelineSlid
    | MonumentsRotated
    | MonumentDropped
    | MonumentMoved
    | MonumentsSwapped
    | KnowledgeAdded
    | LostKnowledgeRemoved
    | LostKnowledgeMoved
    | MonumentsStraightened
    | MonumentDestroyed
)
