"""What is in the box: the types of the component data, read once, and looked up by id.

Cards are named in two ways: a kind by its id (`iron`), a copy of it by its instance (`iron#2`).
The six technologies printed on the mat are no copies: their instance is their id. Every table
here knows both names.
"""

from collections.abc import Mapping
from importlib.resources import files
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from games.kernel.catalogue import Name, Provenance
from games.kernel.tags import snake
from games.through_the_ages.effects.program import AnyOperation
from games.through_the_ages.effects.terms import Age, Type

Instance = Annotated[str, Meta(description="Id of a copy of a card: `iron#2`.")]
"""A copy of a card: `iron#2`."""

CardId = Annotated[str, Meta(description="Id of a kind of card: `iron`.")]
"""A kind of card: `iron`."""

AGES: tuple[Age, ...] = ("A", "I", "II", "III")
LEVELS: Mapping[Age, int] = {age: level for level, age in enumerate(AGES)}
"""The level of a card is its age (TTA-GEN-04)."""

URBAN: frozenset[Type] = frozenset(("temple", "lab", "arena", "library", "theater"))
UNITS: frozenset[Type] = frozenset(("infantry", "cavalry", "artillery", "air"))
SpecialType = Literal[
    "special_military", "special_civil", "special_colonization", "special_construction"
]
Possession = Literal[
    "worker",
    "food_or_resource",
    "urban_building",
    "colony",
    "leader",
    "unfinished_wonder",
    "science_point",
    "culture_point",
]
"""What the target of an aggression must have (TTA-POL-20)."""


class Card(Struct, frozen=True, kw_only=True, tag_field="kind", tag=snake):
    """A kind of card; `count` is the number of copies with 2, 3 and 4 players."""

    id: CardId
    name: Name
    age: Age
    provenance: Provenance
    source: str
    source_of_parts: dict[str, str] = {}
    note: str = ""
    count: tuple[int, int, int] = (0, 0, 0)

    @property
    def level(self) -> int:
        """TTA-GEN-04."""
        return LEVELS[self.age]


class PerWorker(Struct, frozen=True, kw_only=True):
    """What each worker gives; food and resource are the value of a token."""

    food: int = 0
    resource: int = 0
    culture: int = 0
    science: int = 0
    strength: int = 0
    happy: int = 0


class Technology(Card, frozen=True, kw_only=True):
    """A farm, mine, urban or unit technology (TTA-GEN-05)."""

    type: Type
    build_cost: int
    per_worker: PerWorker
    science_cost: int = 0


class Government(Card, frozen=True, kw_only=True):
    """A government: its numbers of actions, and the urban limit."""

    civil_actions: int
    military_actions: int
    urban_limit: int
    science_cost: int = 0
    revolution_cost: int = 0
    effects: tuple[AnyOperation, ...] = ()


class Special(Card, frozen=True, kw_only=True):
    """A special technology."""

    type: SpecialType
    science_cost: int
    effects: tuple[AnyOperation, ...]


class Wonder(Card, frozen=True, kw_only=True):
    """A wonder: the costs of its stages."""

    stages: tuple[int, ...]
    effects: tuple[AnyOperation, ...]


class Leader(Card, frozen=True, kw_only=True):
    """A leader."""

    effects: tuple[AnyOperation, ...]


class Action(Card, frozen=True, kw_only=True):
    """An action card (TTA-CIV-50)."""

    effects: tuple[AnyOperation, ...]


class Event(Card, frozen=True, kw_only=True):
    """An event; `scoring` ones count at the end."""

    effects: tuple[AnyOperation, ...] = ()
    scoring: bool = False
    not_in_training: bool = False


class Territory(Card, frozen=True, kw_only=True):
    """A territory: what a colony gives for good, and at once."""

    permanent: tuple[AnyOperation, ...]
    immediate: tuple[AnyOperation, ...]


class Bonus(Card, frozen=True, kw_only=True):
    """A Defense / Colonization card."""

    defense: int
    colonization: int


class Requirement(Struct, frozen=True, kw_only=True):
    """The units of one army."""

    infantry: int
    cavalry: int
    artillery: int


class Tactic(Card, frozen=True, kw_only=True):
    """A tactic; without `bonus_obsolete` its armies are never obsolete (TTA-STR-03)."""

    requires: Requirement
    bonus: int
    bonus_obsolete: int | None = None


class Aggression(Card, frozen=True, kw_only=True):
    """An aggression."""

    military_action_cost: int | Literal["target_leader", "target_unfinished_wonder"]
    target_must_have: Possession
    effects: tuple[AnyOperation, ...]


class War(Card, frozen=True, kw_only=True):
    """A war."""

    military_action_cost: int
    effects: tuple[AnyOperation, ...]


class Pact(Card, frozen=True, kw_only=True):
    """A pact: what it does for side A, side B, or both."""

    symmetric: bool
    forbids_attacks: bool
    ends_if_parties_attack: bool
    effects_a: tuple[AnyOperation, ...] = ()
    effects_b: tuple[AnyOperation, ...] = ()
    effects_both: tuple[AnyOperation, ...] = ()


Civil = Technology | Government | Special | Wonder | Leader | Action
Military = Event | Territory | Bonus | Tactic | Aggression | War | Pact


class RowData(Struct, frozen=True, kw_only=True):
    """The card row (TTA-ROW-01, TTA-ROW-02)."""

    cost_by_slot: tuple[int, ...]
    removed_by_players: tuple[int, int, int]


class Limits(Struct, frozen=True, kw_only=True):
    """Ends of tracks (TTA-MAT-10, TTA-MAT-11), and of the draw (TTA-END-06)."""

    science_points: int
    strength: int
    culture_rating: int
    science_rating: int
    happy: int
    military_draw: int


class PopulationStep(Struct, frozen=True, kw_only=True):
    """From so many tokens in the bank on: food for the next worker, and consumption."""

    bank: int
    cost: int | None
    consumption: int


class HappinessStep(Struct, frozen=True, kw_only=True):
    """From so many tokens in the bank on: happy faces needed."""

    bank: int
    needed: int


class CorruptionStep(Struct, frozen=True, kw_only=True):
    """From so many blue tokens in the bank on: corruption."""

    bank: int
    corruption: int


class Mat(Struct, frozen=True, kw_only=True):
    """The player mat, as every player has one (TTA-CMP-03, TTA-MAT-03)."""

    yellow_bank: int
    unused_workers: int
    workers: dict[CardId, int]
    blue_bank: int
    population: tuple[PopulationStep, ...]
    happiness: tuple[HappinessStep, ...]
    corruption: tuple[CorruptionStep, ...]
    source: str


class Box(Struct, frozen=True, kw_only=True):
    """The whole component data."""

    row: RowData
    limits: Limits
    famine_culture: int
    age_end_yellow_tokens: int
    mat: Mat
    printed: tuple[Technology | Government, ...]
    civil: tuple[Civil, ...]
    military: tuple[Military, ...]


BOX: Box = msgspec.json.decode(
    files("games.through_the_ages").joinpath("data/components.json").read_bytes(), type=Box
)

KINDS: Mapping[CardId, Civil | Military] = {
    card.id: card for card in (*BOX.printed, *BOX.civil, *BOX.military)
}
"""Every kind of card by its id."""

_COPIES: Mapping[CardId, tuple[Instance, ...]] = {
    id_: tuple(f"{id_}#{k}" for k in range(1, max(card.count) + 1)) for id_, card in KINDS.items()
}

CARDS: Mapping[str, Civil | Military] = {
    **KINDS,
    **{one: KINDS[id_] for id_, cards in _COPIES.items() for one in cards},
}
"""Every card by its id, and by each instance."""

Kind = TypeVar("Kind", bound=Card)


def _all(kind: type[Kind]) -> Mapping[str, Kind]:
    return {name: card for name, card in CARDS.items() if isinstance(card, kind)}


TECHNOLOGIES = _all(Technology)
GOVERNMENTS = _all(Government)
SPECIALS = _all(Special)
WONDERS = _all(Wonder)
LEADERS = _all(Leader)
ACTIONS = _all(Action)
EVENTS = _all(Event)
TERRITORIES = _all(Territory)
BONUSES = _all(Bonus)
TACTICS = _all(Tactic)
AGGRESSIONS = _all(Aggression)
WARS = _all(War)
PACTS = _all(Pact)


def kind_of(instance: Instance) -> CardId:
    """`iron` for `iron#2`."""
    return CARDS[instance].id


def copies(card: Card, players: int) -> tuple[Instance, ...]:
    """The instances of a card in a game of so many players (TTA-CMP-02)."""
    return _COPIES[card.id][: card.count[players - 2]]
