"""What is in the box (AK-CMP): the types of the component data, read once and looked up by id.

`data/components.json` is the source; nothing here adds a figure of its own.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from games.ancient_knowledge.effects import (
    AnyOperation,
    BuilderType,
    MonumentType,
    TechnologyType,
)
from games.ancient_knowledge.formulas import Condition, Requirement, Value
from games.kernel.catalogue import Provenance

CardId = Annotated[str, Meta(description="Id of a builder card (`babylon`).")]
TechnologyId = Annotated[str, Meta(description="Id of a technology (`pythagoras`).")]
SourceId = Annotated[str, Meta(description="Id of the card whose effect it is.")]
SpaceOrSlot = Annotated[
    int | None, Meta(description="The space of the Timeline, 1 to 6; null for an artifact.")
]
Icon = Literal["immediate", "ongoing", "timeline", "decline", "scoring"]
Level = Literal[1, 2]
BoardId = Literal["tech_board_1", "tech_board_2", "tech_board_3"]
EventName = Literal["card_created", "tech_learned", "excavating", "excavated", "declines_finished"]


class EventFilter(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """Which events of the kind trigger an ongoing effect; every entry that is set must hold."""

    type: BuilderType | Literal["monument"] | None = None
    tech_type: TechnologyType | Literal["any"] | None = None
    placed_on_space: tuple[int, ...] = ()
    exclude_self: bool = False
    not_granted_by_this: bool = False
    rotated_exactly: int | None = None
    rotated_min: int | None = None


class Applies(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cards that a modifier concerns: the owner's other cards of a type."""

    owner: Literal["self"]
    type: MonumentType
    exclude_self: Literal[True]


Modifier = Literal[
    "entry_knowledge", "self_entry_knowledge", "requirement_reduction", "excavate_draw_per_card"
]


class Effect(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One effect: operations (`do`) that are carried out, or a static `modifier`."""

    condition: Condition | None = None
    optional: bool
    cost: tuple[AnyOperation, ...] = ()
    do: tuple[AnyOperation, ...] = ()
    event: EventName | None = None
    event_filter: EventFilter = EventFilter()
    replaces: Literal["excavate_draw"] | None = None
    modifier: Modifier | None = None
    delta: Value = 0
    value: int = 0
    applies_to: Applies | None = None
    scope: str | None = None
    floor: int = 0


class Builder(Struct, frozen=True, kw_only=True):
    """A builder card: a monument (city, megalith, pyramid) or an artifact (AK-CMP-05).

    `start_space`, `knowledge`, `vp` and `locked` are printed on monuments only; `vp` and
    `knowledge` are 0 on artifacts, which have no use for them.
    """

    id: CardId
    name: str
    type: BuilderType
    number: int
    icon: Icon
    effects: tuple[Effect, ...]
    notation: str
    provenance: Provenance
    discard_cost: int
    starting_set: int | None
    start_space: int = 0
    knowledge: int = 0
    vp: int = 0
    locked: bool = False
    name_cs: str | None = None


class Technology(Struct, frozen=True, kw_only=True):
    """A technology card."""

    id: TechnologyId
    name: str
    type: TechnologyType
    level: Level
    number: int
    icon: Icon
    requirements: tuple[Requirement, ...]
    vp: int
    effects: tuple[Effect, ...]
    notation: str
    provenance: Provenance
    name_cs: str | None = None


class Constants(Struct, frozen=True, kw_only=True):
    """The numbers of the rules."""

    actions_per_turn: int
    hand_limit: int
    timeline_spaces: int
    cards_per_timeline_space: int
    artifact_slots: int
    initial_deal: int
    initial_keep: int
    initial_discard: int
    extra_card_for_player_positions: tuple[int, ...]
    cards_per_technology_board: int
    technology_board_refresh_when_left: int
    half_game_past_count: int
    end_game_past_count: int
    excavate_draw_per_card: int
    search_draw: int
    vp_per_timeline_monument: int
    vp_per_lost_knowledge: int
    round_limit: int


class StartingSet(Struct, frozen=True, kw_only=True):
    """Six marked cards for a first game."""

    number: int
    cards: tuple[CardId, ...]


class Check(Struct, frozen=True, kw_only=True):
    """A figure by which the data can be checked."""

    check: str
    path: str
    expected: int


class Box(Struct, frozen=True, kw_only=True):
    """Everything in the box."""

    constants: Constants
    starting_sets: tuple[StartingSet, ...]
    builder_cards: tuple[Builder, ...]
    technology_cards: tuple[Technology, ...]
    checks: tuple[Check, ...]


DATA = Path(__file__).parent / "data"
BOX: Box = msgspec.json.decode((DATA / "components.json").read_bytes(), type=Box)

BUILDERS: Mapping[CardId, Builder] = {card.id: card for card in BOX.builder_cards}
TECHNOLOGIES: Mapping[TechnologyId, Technology] = {card.id: card for card in BOX.technology_cards}
CARDS: tuple[Builder | Technology, ...] = (*BOX.builder_cards, *BOX.technology_cards)
NAMES: Mapping[SourceId, str] = {card.id: card.name for card in CARDS}
LEVELS: Mapping[Level, tuple[TechnologyId, ...]] = {
    1: tuple(card.id for card in BOX.technology_cards if card.level == 1),
    2: tuple(card.id for card in BOX.technology_cards if card.level == 2),
}
STARTING_SETS: Mapping[int, tuple[CardId, ...]] = {
    one.number: one.cards for one in BOX.starting_sets
}
BOARDS: tuple[BoardId, ...] = ("tech_board_1", "tech_board_2", "tech_board_3")
BOARD_LEVELS: tuple[Level, ...] = (1, 1, 2)
"""The level that each technology board shows at the start (AK-SET-02)."""

ARTIFACTS: frozenset[CardId] = frozenset(
    card.id for card in BOX.builder_cards if card.type == "artifact"
)
ICONS: Mapping[SourceId, Icon] = {card.id: card.icon for card in CARDS}
EFFECTS: Mapping[SourceId, tuple[Effect, ...]] = {
    card.id: tuple(effect for effect in card.effects if effect.do) for card in CARDS
}
"""The effects of each card that are carried out: modifiers are only asked for."""

TRIGGERS: Mapping[EventName, Mapping[CardId, Effect]] = {
    event: {
        card.id: effect
        for card in BOX.builder_cards
        for effect in card.effects
        if effect.event == event
    }
    for event in get_args(EventName)
}
"""The ongoing effects by the event that triggers them; no card has two of them."""

MODIFIERS: Mapping[Modifier, Mapping[CardId, Effect]] = {
    kind: {
        card.id: effect
        for card in BOX.builder_cards
        for effect in card.effects
        if effect.modifier == kind
    }
    for kind in get_args(Modifier)
}
"""The static modifiers by kind; no card has two of them."""

HAND_LIMIT = BOX.constants.hand_limit
SLOTS = BOX.constants.artifact_slots
SPACES = BOX.constants.timeline_spaces
PARTS = BOX.constants.cards_per_timeline_space
