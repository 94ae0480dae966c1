"""What is in the box: the types of the component data, read once, and looked up by id (EV-CMP).

`data/components.json` is the source; nothing here adds a figure of its own. Copies of a tile or of
a treasure token are not told apart, except the second Dungeon (`dungeon_2`).
"""

from collections.abc import Mapping
from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from games.eldervale.effects.conditions import AnyCondition as Condition
from games.eldervale.effects.program import Effect, Ops
from games.eldervale.effects.terms import BASIC, Basic, Cost, ElementId, Kind, UnitKind

TileId = Annotated[str, Meta(description="Id of a realm (`fire_heart`, `dungeon_2`).")]
CardId = Annotated[str, Meta(description="Id of a card (`sp_gust`, `air_vault`).")]
TokenId = Annotated[str, Meta(description="Kind of a treasure token (`tr_air_magic`).")]
FactionId = Annotated[str, Meta(description="Id of a faction (`sky_harpies`).")]
MonsterId = Annotated[str, Meta(description="Id of a monster (`kraken`).")]
SourceId = Annotated[str, Meta(description="Id of the ability or card whose effect it is.")]
RewardId = Annotated[str, Meta(description="Id of a reward space (`rw_2_gem`).")]
SquareId = Annotated[str, Meta(description="Id of a square of a card (`a`).")]
Provenance = Literal["rulebook", "public", "reconstructed", "mixed"]
CardType = Literal["passage", "vault", "aura", "rampart", "weapon", "site"]
Tier = Literal["standard", "legendary", "exceptional"]

DUNGEON_2 = "dungeon_2"
DRAGONS_LAIR = "dragons_lair"
BIFROST = "bifrost"
ORACLE = "oracle"
MOTHER = "mother_of_dragons"
FROST_GIANT = "frost_giant"
MINOTAUR = "minotaur"
MIMEZA = "mimeza"
GHOST = "ghost"
GUARDIAN = "guardian"
CAP = 5
"""Tokens of one kind that a player may hold (EV-RES-02)."""
DICE_CAP = 6
MONSTER_CAP = 5
"""Dice of one monster (EV-BAT-06)."""


class Part(Struct, frozen=True, kw_only=True):
    """Base of everything in the box."""


class Slot(Part, frozen=True, kw_only=True):
    """A slot for a stack of treasure, and the resource printed in it."""

    printed: Basic


class RuinAction(Part, frozen=True, kw_only=True):
    """What a ruin does."""

    cost: tuple[Cost, ...]
    do: Ops


class SideBonus(Part, frozen=True, kw_only=True):
    """Points for a dwelling at the ends of the Bifrost (EV-BIF-05)."""

    start: int
    end: int


class Tile(Part, frozen=True, kw_only=True):
    """A realm tile."""

    id: TileId
    name: str
    kind: Literal["element", "ruin", "special"]
    provenance: Provenance
    element: ElementId | None = None
    element_symbols: int = 0
    lair: bool = False
    slots: tuple[Slot, ...] = ()
    dwelling_cost: Cost = Cost()
    action: RuinAction | None = None
    side_bonus: SideBonus | None = None


class Token(Part, frozen=True, kw_only=True):
    """A treasure token: one symbol, two, or one of two."""

    id: TokenId
    element: ElementId
    kind: Literal["single", "double", "either", "magic"]
    symbols: tuple[Kind, ...]
    count: int
    provenance: Provenance


class Square(Part, frozen=True, kw_only=True):
    """A square of a card, for a treasure token (EV-TAB-03, EV-TAB-04)."""

    id: SquareId
    type: Literal["square", "deposit"]
    printed: Basic | None = None


class StarterAction(Part, frozen=True, kw_only=True):
    """One of the three spaces of a starter card."""

    id: Literal["summon", "gather", "dwell"]
    unit: UnitKind
    do: Ops
    square: Square | None = None


class SummonCosts(Part, frozen=True, kw_only=True):
    """What units cost; workers one after another (EV-ACT-03)."""

    worker: tuple[Cost, ...]
    warrior: Cost
    wizard: Cost
    dragon: Cost


class Starter(Part, frozen=True, kw_only=True):
    """A starter card."""

    id: CardId
    element: ElementId
    actions: tuple[StarterAction, ...]
    summon_costs: SummonCosts
    provenance: Provenance


class Faction(Part, frozen=True, kw_only=True):
    """One side of a faction board: two abilities."""

    id: FactionId
    name: str
    element: ElementId
    abilities: tuple[Effect, ...]
    provenance: Provenance


class Adventure(Part, frozen=True, kw_only=True):
    """An adventure card."""

    id: CardId
    name: str
    element: ElementId
    type: CardType
    cost: Cost
    effect: tuple[Effect, ...]
    provenance: Provenance
    squares: tuple[Square, ...] = ()
    orb_slot: bool = False
    text: str = ""


class FreeIf(Part, frozen=True, kw_only=True):
    """A spell is free from this power value on."""

    element: ElementId
    power_value_min: int


class CastCost(Part, frozen=True, kw_only=True):
    """The casting cost of a spell (EV-MAG-02)."""

    pay: Cost
    free_if: FreeIf


class Score(Part, frozen=True, kw_only=True):
    """What a prophecy scores: n per counted thing, or a flat amount under a condition."""

    per: str | None = None
    n: int = 0
    max: int | None = None
    value: int = 0
    types: tuple[CardType, ...] = ()
    flat: int = 0
    if_: Condition | None = msgspec.field(name="if", default=None)


class Magic(Part, frozen=True, kw_only=True):
    """A magic card: spell, quest or prophecy (EV-MAG)."""

    id: CardId
    name: str
    kind: Literal["spell", "quest", "prophecy"]
    text: str
    when: str | tuple[str, ...]
    provenance: Provenance
    do: Ops = ()
    cost: tuple[Cost, ...] = ()
    cast_cost: CastCost | None = None
    if_: tuple[Condition, ...] = msgspec.field(name="if", default=())
    cond: Condition | None = None
    vp: int = 0
    score: Score | None = None

    @property
    def timings(self) -> tuple[str, ...]:
        """When it can be played."""
        return (self.when,) if isinstance(self.when, str) else self.when


class Choice(Part, frozen=True, kw_only=True):
    """One of several lists of operations."""

    choose: tuple[Ops, ...]


class Monster(Part, frozen=True, kw_only=True):
    """A monster card."""

    id: MonsterId
    name: str
    element: ElementId | None
    tier: Tier
    dice: int
    abilities: tuple[Effect, ...]
    reward: Choice | Ops
    provenance: Provenance


class Mercenary(Part, frozen=True, kw_only=True):
    """A mercenary card."""

    id: str
    name: str
    dice: int
    ability: Effect
    provenance: Provenance


class Reward(Part, frozen=True, kw_only=True):
    """A reward space, or a dragon token."""

    id: RewardId
    do: Ops
    provenance: Provenance
    n: int = 0


class GhostCard(Part, frozen=True, kw_only=True):
    """A card of the Ghosts."""

    id: CardId
    action: Literal["haunt", "delve", "settle", "guardian", "gather"]
    element_rank: tuple[int, ...]
    dice_bonus: int
    provenance: Provenance
    ruin: TileId | None = None
    vp: int = 0


class GhostLevel(Part, frozen=True, kw_only=True):
    """A level of the Ghosts (EV-SOL-02)."""

    vp: int
    own_power_level: int
    haunt_dice: int


class GhostSetup(Part, frozen=True, kw_only=True):
    """The Ghosts' pieces."""

    levels: Mapping[str, GhostLevel]
    ghost_units: int
    ghost_unit_dice: int
    guardian_dice: int
    roofs: int


class UnitType(Part, frozen=True, kw_only=True):
    """A kind of unit: its dice in battle."""

    id: UnitKind
    dice: int
    provenance: Provenance


class Element(Part, frozen=True, kw_only=True):
    """An element."""

    id: ElementId
    primary: Basic
    secondary: Basic
    tertiary: Basic


class Space(Part, frozen=True, kw_only=True):
    """A space of the glory track."""

    n: int
    do: Ops


class GloryTrack(Part, frozen=True, kw_only=True):
    """The glory track."""

    start: int
    spaces: tuple[Space, ...]
    beyond_last: Ops


class PowerTrack(Part, frozen=True, kw_only=True):
    """The power tracks."""

    levels: int
    values: tuple[int, ...]
    orb_at_level: int
    markers_per_player: int


class Layout(Part, frozen=True, kw_only=True):
    """A map for a number of players."""

    reveal: int
    ruins: int
    cells: tuple[tuple[int, int], ...]


class Kit(Part, frozen=True, kw_only=True):
    """What a player begins with."""

    units: Mapping[UnitKind, int]
    roofs: int
    start_ready: Mapping[UnitKind, int]
    start_resources: Mapping[str, int]
    start_magic: int
    treasure_limit: int
    hand_limit: int
    start_vp_by_turn_order: tuple[int, ...]


class Tactics(Part, frozen=True, kw_only=True):
    """The tactics tokens."""

    refresh_cost: Cost


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
TILES: Mapping[TileId, Tile] = {one.id: one for one in (*BOX.realm_tiles, *BOX.ruin_tiles)}
TILES = {**TILES, DUNGEON_2: msgspec.structs.replace(TILES["dungeon"], id=DUNGEON_2)}
TILES_OF: Mapping[ElementId, tuple[TileId, ...]] = {
    element: tuple(one.id for one in BOX.realm_tiles if one.element == element)
    for element in ELEMENTS
}
LAIR_OF: Mapping[ElementId, TileId] = {
    str(one.element): one.id for one in BOX.realm_tiles if one.lair
}
LAYOUTS: Mapping[int, Layout] = {
    count: msgspec.convert(BOX.layouts[str(max(count, 2))], Layout) for count in range(1, 6)
}
TOKENS: Mapping[TokenId, Token] = {one.id: one for one in BOX.treasure_tokens}
TOKENS_OF: Mapping[ElementId, tuple[TokenId, ...]] = {
    element: tuple(
        one.id for one in BOX.treasure_tokens if one.element == element for _ in range(one.count)
    )
    for element in ELEMENTS
}
STARTERS: Mapping[CardId, Starter] = {one.id: one for one in BOX.starter_cards}
STARTER_OF: Mapping[ElementId, CardId] = {one.element: one.id for one in BOX.starter_cards}
FACTIONS: Mapping[FactionId, Faction] = {one.id: one for one in BOX.factions}
FACTIONS_OF: Mapping[ElementId, tuple[FactionId, ...]] = {
    element: tuple(one.id for one in BOX.factions if one.element == element) for element in ELEMENTS
}
ADVENTURES: Mapping[CardId, Adventure] = {one.id: one for one in BOX.adventure_cards}
ADVENTURES_OF: Mapping[ElementId, tuple[CardId, ...]] = {
    element: tuple(one.id for one in BOX.adventure_cards if one.element == element)
    for element in ELEMENTS
}
MAGIC: Mapping[CardId, Magic] = {one.id: one for one in BOX.magic_cards}
MONSTERS: Mapping[MonsterId, Monster] = {one.id: one for one in BOX.monsters}
MONSTERS_OF: Mapping[ElementId, tuple[MonsterId, ...]] = {
    element: tuple(one.id for one in BOX.monsters if one.element == element) for element in ELEMENTS
}
MERCENARIES: Mapping[str, Mercenary] = {one.id: one for one in BOX.mercenaries}
REWARDS: Mapping[RewardId, Reward] = {one.id: one for one in BOX.reward_spaces}
DRAGON_TOKENS: Mapping[str, Reward] = {one.id: one for one in BOX.dragon_treasure_tokens}
GHOST_CARDS: Mapping[CardId, GhostCard] = {one.id: one for one in BOX.ghost_cards}
SQUARES: Mapping[CardId, tuple[Square, ...]] = {
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

ABILITIES: Mapping[SourceId, Effect] = {
    ability.id: ability for one in BOX.factions for ability in one.abilities
}
SPECIALS: Mapping[UnitKind, SourceId] = {
    "dragon": "flight",
    "wizard": "teleport",
    "warrior": "assault",
}
"""The abilities of unit types that Mimeza can use (EV-MER-07)."""


def is_ruin(tile: TileId) -> bool:
    """Whether the realm is a ruin (EV-GEN-08)."""
    return TILES[tile].kind == "ruin"


def power_value(level: int) -> int:
    """The printed number of a level (EV-GEN-09)."""
    return BOX.power_track.values[level - 1] if level else 0


def lair_of(monster: MonsterId) -> TileId:
    """The lair tile of a monster (EV-MON-12)."""
    if monster == MOTHER:
        return DRAGONS_LAIR
    element = MONSTERS[monster].element
    return BIFROST if element is None else LAIR_OF[element]


def element_of(card: CardId) -> ElementId:
    """The element of an adventure or starter card."""
    return ADVENTURES[card].element if card in ADVENTURES else STARTERS[card].element


def square_of(card: CardId, square: SquareId) -> Square:
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
