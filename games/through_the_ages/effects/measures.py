"""What a number of an effect is counted by (effects.md, "per")."""

from typing import Literal

from msgspec import Struct

from games.kernel.tags import snake
from games.through_the_ages.effects.terms import Age, Figure, Type


class Measure(Struct, frozen=True, kw_only=True, tag_field="of", tag=snake):
    """A number read off the table: the multiplier `per` of an amount."""


class Workers(Measure, frozen=True, kw_only=True):
    """Workers on cards of these types, or on one card; at most `max`."""

    types: tuple[Type, ...] = ()
    card: str | None = None
    max: int | None = None


class Pairs(Measure, frozen=True, kw_only=True):
    """The smaller number of workers of two types."""

    types: tuple[Type, Type]


class Colonies(Measure, frozen=True, kw_only=True):
    """Colonies owned."""


class Discontent(Measure, frozen=True, kw_only=True):
    """Discontent workers (TTA-HAP-01, TTA-HAP-04)."""


class HappyFaces(Measure, frozen=True, kw_only=True):
    """Happy faces of these sources, doubled by St. Peter's Basilica."""

    sources: tuple[Literal["temple", "theater", "wonder"], ...]
    positive_only: bool


class OpponentsWithGreater(Measure, frozen=True, kw_only=True):
    """Opponents with strictly more (TTA-CRD-34)."""

    stat: Literal["strength", "culture_points"]


class CompletedWondersOfOtherParty(Measure, frozen=True, kw_only=True):
    """Completed wonders of the other party of the pact, flipped ones included."""


class TechnologyCards(Measure, frozen=True, kw_only=True):
    """Technology cards in play of one level; another one in Advanced (TTA-FIN-10)."""

    level: int
    level_in_advanced: int


class ContentWorkers(Measure, frozen=True, kw_only=True):
    """Content workers above a number (TTA-HAP-05)."""

    above: int


class PopulationLost(Measure, frozen=True, kw_only=True):
    """Population really lost by the effect before."""


class WorkerLevels(Measure, frozen=True, kw_only=True):
    """Levels of all workers of these types, added up."""

    types: tuple[Type, ...]


class CardLevels(Measure, frozen=True, kw_only=True):
    """Levels of technology cards in play, added up."""

    cards: Literal["all", "government_and_special"]


class BestLevel(Measure, frozen=True, kw_only=True):
    """The highest level with a worker (TTA-CRD-01)."""

    types: tuple[Type, ...]


class BestCulture(Measure, frozen=True, kw_only=True):
    """Printed culture of the best card with a worker (TTA-CRD-01)."""

    types: tuple[Type, ...]


class DiscardedLevel(Measure, frozen=True, kw_only=True):
    """The level of the card discarded by the effect before."""


class Stat(Measure, frozen=True, kw_only=True):
    """A figure of the nation; at most `max`."""

    stat: Figure
    max: int | None = None


class WonderAges(Measure, frozen=True, kw_only=True):
    """Points for each completed wonder by its age, added up."""

    points: dict[Age, int]


Per = (
    Workers
    | Pairs
    | Colonies
    | Discontent
    | HappyFaces
    | OpponentsWithGreater
    | CompletedWondersOfOtherParty
    | TechnologyCards
    | ContentWorkers
    | PopulationLost
    | WorkerLevels
    | CardLevels
    | BestLevel
    | BestCulture
    | DiscardedLevel
    | Stat
    | WonderAges
)
