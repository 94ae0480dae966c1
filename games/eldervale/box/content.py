"""Everything in the box, read once, and where each part is found."""

from collections.abc import Mapping
from importlib.resources import files

import msgspec

from games.eldervale.box import ids
from games.eldervale.box.cards import Adventure, Faction, Square, Starter
from games.eldervale.box.creatures import Mercenary, Monster, Reward
from games.eldervale.box.ghosts import GhostCard, GhostSetup
from games.eldervale.box.kit import Element, GloryTrack, Kit, Layout, PowerTrack, Tactics, UnitType
from games.eldervale.box.magic import Magic
from games.eldervale.box.names import BIFROST, DRAGONS_LAIR, DUNGEON_2, GHOST, GUARDIAN, MOTHER
from games.eldervale.box.part import Part
from games.eldervale.box.realms import Tile, Token
from games.eldervale.effects.program import Effect
from games.eldervale.effects.terms import BASIC, ElementId, UnitKind


class Box(Part, frozen=True, kw_only=True):
    """Everything in the box."""

    elements: tuple[Element, ...]
    player_kit: Kit
    units: tuple[UnitType, ...]
    realm_tiles: tuple[Tile, ...]
    ruin_tiles: tuple[Tile, ...]
    layouts: Mapping[str, Mapping[str, object] | str]
    treasure_tokens: tuple[Token, ...]
    starter_cards: tuple[Starter, ...]
    power_track: PowerTrack
    glory_track: GloryTrack
    reward_spaces: tuple[Reward, ...]
    factions: tuple[Faction, ...]
    adventure_cards: tuple[Adventure, ...]
    magic_cards: tuple[Magic, ...]
    monsters: tuple[Monster, ...]
    mercenaries: tuple[Mercenary, ...]
    dragon_treasure_tokens: tuple[Reward, ...]
    tactics_tokens: Tactics
    ghost_cards: tuple[GhostCard, ...]
    ghost_setup: GhostSetup


BOX: Box = msgspec.json.decode(
    files("games.eldervale").joinpath("data/components.json").read_bytes(), type=Box
)
KIT = BOX.player_kit
ELEMENTS: tuple[ElementId, ...] = tuple(one.id for one in BOX.elements)
TILES: Mapping[ids.TileId, Tile] = {one.id: one for one in (*BOX.realm_tiles, *BOX.ruin_tiles)}
TILES = {**TILES, DUNGEON_2: msgspec.structs.replace(TILES["dungeon"], id=DUNGEON_2)}
TILES_OF: Mapping[ElementId, tuple[ids.TileId, ...]] = {
    element: tuple(one.id for one in BOX.realm_tiles if one.element == element)
    for element in ELEMENTS
}
LAIR_OF: Mapping[ElementId, ids.TileId] = {
    str(one.element): one.id for one in BOX.realm_tiles if one.lair
}
LAYOUTS: Mapping[int, Layout] = {
    count: msgspec.convert(BOX.layouts[str(max(count, 2))], Layout) for count in range(1, 6)
}
TOKENS: Mapping[ids.TokenId, Token] = {one.id: one for one in BOX.treasure_tokens}
TOKENS_OF: Mapping[ElementId, tuple[ids.TokenId, ...]] = {
    element: tuple(
        one.id for one in BOX.treasure_tokens if one.element == element for _ in range(one.count)
    )
    for element in ELEMENTS
}
STARTERS: Mapping[ids.CardId, Starter] = {one.id: one for one in BOX.starter_cards}
STARTER_OF: Mapping[ElementId, ids.CardId] = {one.element: one.id for one in BOX.starter_cards}
FACTIONS: Mapping[ids.FactionId, Faction] = {one.id: one for one in BOX.factions}
FACTIONS_OF: Mapping[ElementId, tuple[ids.FactionId, ...]] = {
    element: tuple(one.id for one in BOX.factions if one.element == element) for element in ELEMENTS
}
ADVENTURES: Mapping[ids.CardId, Adventure] = {one.id: one for one in BOX.adventure_cards}
ADVENTURES_OF: Mapping[ElementId, tuple[ids.CardId, ...]] = {
    element: tuple(one.id for one in BOX.adventure_cards if one.element == element)
    for element in ELEMENTS
}
MAGIC: Mapping[ids.CardId, Magic] = {one.id: one for one in BOX.magic_cards}
MONSTERS: Mapping[ids.MonsterId, Monster] = {one.id: one for one in BOX.monsters}
MONSTERS_OF: Mapping[ElementId, tuple[ids.MonsterId, ...]] = {
    element: tuple(one.id for one in BOX.monsters if one.element == element) for element in ELEMENTS
}
MERCENARIES: Mapping[str, Mercenary] = {one.id: one for one in BOX.mercenaries}
REWARDS: Mapping[ids.RewardId, Reward] = {one.id: one for one in BOX.reward_spaces}
DRAGON_TOKENS: Mapping[str, Reward] = {one.id: one for one in BOX.dragon_treasure_tokens}
GHOST_CARDS: Mapping[ids.CardId, GhostCard] = {one.id: one for one in BOX.ghost_cards}
SQUARES: Mapping[ids.CardId, tuple[Square, ...]] = {
    **{one.id: one.squares for one in BOX.adventure_cards},
    **{
        one.id: tuple(action.square for action in one.actions if action.square is not None)
        for one in BOX.starter_cards
    },
}
DICE: Mapping[UnitKind, int] = {
    **{one.id: one.dice for one in BOX.units},
    **{one.id: one.dice for one in BOX.mercenaries},
    **{one.id: one.dice for one in BOX.monsters},
    GHOST: BOX.ghost_setup.ghost_unit_dice,
    GUARDIAN: BOX.ghost_setup.guardian_dice,
}
"""Dice of a unit in battle (EV-CMP-04)."""

ABILITIES: Mapping[ids.SourceId, Effect] = {
    ability.id: ability for one in BOX.factions for ability in one.abilities
}
SPECIALS: Mapping[UnitKind, ids.SourceId] = {
    "dragon": "flight",
    "wizard": "teleport",
    "warrior": "assault",
}
"""The abilities of unit types that Mimeza can use (EV-MER-07)."""


def is_ruin(tile: ids.TileId) -> bool:
    """Whether the realm is a ruin (EV-GEN-08)."""
    return TILES[tile].kind == "ruin"


def power_value(level: int) -> int:
    """The printed number of a level (EV-GEN-09)."""
    return BOX.power_track.values[level - 1] if level else 0


def lair_of(monster: ids.MonsterId) -> ids.TileId:
    """The lair tile of a monster (EV-MON-12)."""
    if monster == MOTHER:
        return DRAGONS_LAIR
    element = MONSTERS[monster].element
    return BIFROST if element is None else LAIR_OF[element]


def square_of(card: ids.CardId, square: ids.SquareId) -> Square:
    """A square of a card."""
    return next(one for one in SQUARES[card] if one.id == square)


def rolled(table: Mapping[str, object], die: int) -> str:
    """The entry of a table ("1-2") that a die hits."""
    for entry in table:
        low, _, high = entry.partition("-")
        if int(low) <= die <= int(high or low):
            return entry
    raise LookupError(f"the table has no entry for {die}")


def basic(kind: str) -> bool:
    """Whether it is one of the five basic resources."""
    return kind in BASIC
