"""Questions of the course of the game, and of the actions of a turn."""

from games.ancient_knowledge.box import CardId, SourceId
from games.ancient_knowledge.steps.base import Stepping


class Opening(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.opening"):
    """Set aside cards of the ten dealt (AK-SET-04)."""


class ChooseAction(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.choose-action"):
    """Choose action 1 or 2 of the turn (AK-ACT-01)."""

    index: int


class Pay(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.pay"):
    """Discard cards for the card that is being created (AK-CRE-02)."""

    left: int


class ArchiveCards(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.archive-cards"):
    """Discard cards to archive; `count` are discarded already (AK-ARC-01)."""

    count: int = 0


class ExcavationDraw(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.excavation-draw"):
    """Draw for `count` rotated monuments, or use the card that replaces the draw (AK-EXC-04)."""

    source: SourceId
    count: int


class Group(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.group"):
    """Choose which pending effect of one event is resolved next (AK-EFF-04)."""

    members: tuple[SourceId, ...]


class TimelinePhase(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.timeline-phase"):
    """Activate the remaining timeline cards (AK-TL)."""

    remaining: tuple[CardId, ...]


class DeclineOrder(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.decline-order"):
    """Choose which monument on space 1 declines first (AK-DEC-02)."""


class BoardToFlip(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.board-to-flip"):
    """Choose the technology board to flip (AK-MID-02)."""


class Exchange(Stepping, frozen=True, kw_only=True, tag="ancient-knowledge.exchange"):
    """The partners of the waiting team may exchange a card (AK-TEAM-05)."""
