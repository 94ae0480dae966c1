"""The component data, read once, and looked up by id.

`data/components.json` is the source; nothing here adds a figure of its own.
"""

from collections.abc import Mapping
from importlib.resources import files

import msgspec

from games.ancient_knowledge.box import (
    BoardId,
    Box,
    Builder,
    CardId,
    Effect,
    EventName,
    Icon,
    Level,
    Modifier,
    SourceId,
    Technology,
    TechnologyId,
)

BOX: Box = msgspec.json.decode(
    files("games.ancient_knowledge").joinpath("data/components.json").read_bytes(), type=Box
)

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
    for event in ("card_created", "tech_learned", "excavating", "excavated", "declines_finished")
}
"""The ongoing effects by the event that triggers them; no card has two of them."""

MODIFIERS: Mapping[Modifier, Mapping[CardId, Effect]] = {
    kind: {
        card.id: effect
        for card in BOX.builder_cards
        for effect in card.effects
        if effect.modifier == kind
    }
    for kind in (
        "entry_knowledge",
        "self_entry_knowledge",
        "requirement_reduction",
        "excavate_draw_per_card",
    )
}
"""The static modifiers by kind; no card has two of them."""

HAND_LIMIT = BOX.constants.hand_limit
SLOTS = BOX.constants.artifact_slots
SPACES = BOX.constants.timeline_spaces
PARTS = BOX.constants.cards_per_timeline_space
