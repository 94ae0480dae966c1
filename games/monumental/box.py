"""What is in the box: the types of the component data, read once, and looked up by id (MO-COM).

`data/components.json` is the source; nothing here adds a figure of its own. Ids are those of the
data; a card of which there are copies is `id#k`, k from 1 (`work_camp#3`).
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.resources import files
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from games.kernel.catalogue import Provenance
from games.monumental.effects import AnyOperation, Effect, Goods, Market

TileId = Annotated[str, Meta(description="Id of a tile of the map (`h_1_0`).")]
CardId = Annotated[str, Meta(description="Id of a card instance (`temple`, `work_camp#3`).")]
PolicyId = Annotated[str, Meta(description="Id of a cultural policy (`shinto`).")]
HeroId = Annotated[str, Meta(description="Id of a hero (`hannibal`).")]
MonsterId = Annotated[str, Meta(description="Id of a monster (`hydra`).")]
TokenId = Annotated[str, Meta(description="Id of an exploration or market token.")]
SourceId = Annotated[str, Meta(description="Id of the component whose effect it is.")]
PileId = Literal["workshop", "laboratory", "archery_range"]
Civilisation = Literal["egypt", "china", "denmark", "greece", "japan"]
CardType = Literal["building", "basic_building", "knowledge", "wonder"]
Terrain = Literal["plains", "forest", "swamp", "desert", "mountain", "volcano", "water"]

PILES: tuple[PileId, ...] = ("workshop", "laboratory", "archery_range")
CIVILISATIONS: tuple[Civilisation, ...] = ("egypt", "china", "denmark", "greece", "japan")
FREE_TOWN = "free_town"


class Part(Struct, frozen=True, kw_only=True):
    """Base of everything in the box."""


class Stage(Part, frozen=True, kw_only=True):
    """The cost of one stage of a wonder."""

    production: int


class Cost(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A printed cost; `acquire` and `complete` are the two stages of a wonder."""

    production: int = 0
    science: int = 0
    gold: int = 0
    acquire: Stage = Stage(production=0)
    complete: Stage = Stage(production=0)


class WonderToken(Part, frozen=True, kw_only=True):
    """The token of a wonder on the map (MO-ACT-WON-04)."""

    id: str
    defence: int


class Bearer(Part, frozen=True, kw_only=True):
    """Base of what has effects."""

    id: str
    name: str
    effects: tuple[Effect, ...]
    provenance: Provenance


class Card(Bearer, frozen=True, kw_only=True):
    """A card of city decks. `copies` are those of one player, or of one pile."""

    type: CardType
    icons: Goods = Goods()
    cost: Cost = Cost()
    copies: int = 1
    era: int = 0
    set: Literal["base", "five_player"] = "base"
    token: WonderToken | None = None


class Policy(Bearer, frozen=True, kw_only=True):
    """A cultural policy (MO-ACT-POL)."""


class Warlord(Bearer, frozen=True, kw_only=True):
    """A warlord card, always active."""


class Nation(Part, frozen=True, kw_only=True):
    """A civilisation (MO-COM-01): its warlord, policies and starting deck (by copies)."""

    id: Civilisation
    name: str
    civ_type: str
    warlord: Warlord
    special_building: Card
    starting_knowledge: Card
    cultural_policies: tuple[Policy, ...]
    starting_deck: Mapping[str, int]
    units: Mapping[Literal["warlord", "soldier", "explorer", "outpost"], int]
    provenance: Provenance


class Hero(Bearer, frozen=True, kw_only=True):
    """A hero card (MO-HER)."""

    cost: Cost


class Monster(Bearer, frozen=True, kw_only=True):
    """A monster card (MO-MON)."""

    strength: int
    vp: int
    token_id: str


class Barbarian(Part, frozen=True, kw_only=True):
    """A kind of Barbarian token: its two rewards (MO-ACT-CNQ-09)."""

    id: TokenId
    name: str
    copies: int
    choose_one: tuple[tuple[AnyOperation, ...], tuple[AnyOperation, ...]]
    provenance: Provenance


class FreeTown(Part, frozen=True, kw_only=True):
    """The Free Town tokens."""

    id: TokenId
    copies: int
    do: tuple[AnyOperation, ...]
    provenance: Provenance


class Exploration(Part, frozen=True, kw_only=True):
    """The exploration tokens (MO-COM-05)."""

    barbarians: tuple[Barbarian, ...]
    free_towns: FreeTown


class MarketToken(Part, frozen=True, kw_only=True):
    """A market token: `value` units of its market's resource."""

    id: TokenId
    value: int


class MarketStack(Part, frozen=True, kw_only=True):
    """A market and its five tokens."""

    id: str
    resource: Market
    tokens: tuple[MarketToken, ...]
    provenance: Provenance


class Place(Part, frozen=True, kw_only=True, dict=True):
    """A tile of a map in axial coordinates. `seat` of a capital: the place in turn order, from 1.

    `value` is the strength of the terrain (MO-MAP-03); water has none.
    """

    id: TileId
    q: int
    r: int
    kind: Literal["capital", "province", "water"]
    adjacent: tuple[TileId, ...]
    seat: int | None = None
    terrain: Terrain | None = None
    value: int | None = None
    coastal: bool = False
    production_token: bool = False
    market: Market | None = None
    exploration: Literal["barbarian", "free_town"] | None = None


class Layout(Part, frozen=True, kw_only=True, dict=True):
    """The map for a number of players (MO-MAP-01). Tiles are numbered in the order of the data."""

    players: int
    tiles: tuple[Place, ...]
    summary: Mapping[str, int]

    @cached_property
    def index(self) -> Mapping[TileId, int]:
        """The number of each tile."""
        return {tile.id: number for number, tile in enumerate(self.tiles)}

    @cached_property
    def adjacent(self) -> tuple[frozenset[int], ...]:
        """The numbers of the neighbours of each tile."""
        return tuple(frozenset(self.index[one] for one in tile.adjacent) for tile in self.tiles)

    @cached_property
    def capitals(self) -> tuple[TileId, ...]:
        """The capitals by place in turn order."""
        found = {tile.seat: tile.id for tile in self.tiles if tile.kind == "capital"}
        return tuple(found[place] for place in range(1, self.players + 1))

    def at(self, tile: TileId) -> Place | None:
        """The tile of that id; None if there is none."""
        number = self.index.get(tile)
        return None if number is None else self.tiles[number]


class Maps(Part, frozen=True, kw_only=True):
    """The fixed layouts."""

    layouts: tuple[Layout, ...]
    provenance: Provenance


class Amount(Part, frozen=True, kw_only=True):
    """A number of the rules."""

    value: int


class Science(Part, frozen=True, kw_only=True):
    """A cost in science."""

    science: int


class Strengths(Part, frozen=True, kw_only=True):
    """Strength of attacking units (MO-ACT-CNQ-03)."""

    soldier: int
    warlord: int


class Defences(Part, frozen=True, kw_only=True):
    """Defence of what stands on a province (MO-ACT-CNQ-03)."""

    soldier: int
    warlord: int
    outpost: int
    wonder_token: int
    free_town: int
    barbarian: int


class Points(Part, frozen=True, kw_only=True):
    """Victory points (MO-SCO-01)."""

    province: int
    knowledge: int
    wonder: int
    policy: int
    monster: int


class StartGoods(Part, frozen=True, kw_only=True):
    """Start resources (MO-SET-09)."""

    classic_by_place_in_turn_order: tuple[Goods, ...]


class Constants(Part, frozen=True, kw_only=True):
    """The numbers of the rules."""

    classic_display_size: Mapping[str, int | tuple[int, ...] | str | Mapping[str, str]]
    continuous_display_size: Mapping[str, int | str]
    continuous_last_round_threshold: Amount
    scientific_discovery_cost: Science
    unit_move_cost_military: Amount
    explorer_step_cost_military: Amount
    unit_strength: Strengths
    defence: Defences
    outpost_soldiers_required: Amount
    dominance_bonus_vp: Amount
    vp: Points
    start_resources: StartGoods


class Box(Part, frozen=True, kw_only=True):
    """Everything in the box."""

    constants: Constants
    common_starting_cards: tuple[Card, ...]
    civilisations: tuple[Nation, ...]
    basic_buildings: tuple[Card, ...]
    development_cards: tuple[Card, ...]
    exploration_tokens: Exploration
    markets: tuple[MarketStack, ...]
    heroes: tuple[Hero, ...]
    monsters: tuple[Monster, ...]
    maps: Maps


BOX: Box = msgspec.json.decode(
    files("games.monumental").joinpath("data/components.json").read_bytes(), type=Box
)


def instances(card: str, copies: int) -> tuple[CardId, ...]:
    """The instances of a card: its id, or `id#k` where there are copies."""
    return (card,) if copies == 1 else tuple(f"{card}#{k}" for k in range(1, copies + 1))


def component(source: SourceId) -> str:
    """The component of an instance."""
    return source.partition("#")[0]


def _cards() -> Iterator[Card]:
    yield from BOX.common_starting_cards
    yield from BOX.basic_buildings
    yield from BOX.development_cards
    for nation in BOX.civilisations:
        yield nation.special_building
        yield nation.starting_knowledge


NATIONS: Mapping[Civilisation, Nation] = {one.id: one for one in BOX.civilisations}
CARDS: Mapping[CardId, Card] = {
    one: card for card in _cards() for one in instances(card.id, card.copies)
}
"""Every card instance; what the starting cards of a player are called is the same for all."""

POLICIES: Mapping[PolicyId, Policy] = {
    one.id: one for nation in BOX.civilisations for one in nation.cultural_policies
}
HEROES: Mapping[HeroId, Hero] = {one.id: one for one in BOX.heroes}
MONSTERS: Mapping[MonsterId, Monster] = {one.id: one for one in BOX.monsters}
BARBARIANS: Mapping[TokenId, Barbarian] = {one.id: one for one in BOX.exploration_tokens.barbarians}
MARKET_TOKENS: Mapping[TokenId, tuple[Market, int]] = {
    token.id: (stack.resource, token.value) for stack in BOX.markets for token in stack.tokens
}
LAYOUTS: Mapping[int, Layout] = {one.players: one for one in BOX.maps.layouts}

EFFECTS: Mapping[str, tuple[Effect, ...]] = {
    **{card.id: card.effects for card in _cards()},
    **{nation.warlord.id: nation.warlord.effects for nation in BOX.civilisations},
    **{policy.id: policy.effects for policy in POLICIES.values()},
    **{hero.id: hero.effects for hero in BOX.heroes},
    **{monster.id: monster.effects for monster in BOX.monsters},
}
"""The effects of each component that has any."""

USES: Mapping[SourceId, tuple[int, ...]] = {
    source: tuple(
        at for at, effect in enumerate(EFFECTS[component(source)]) if effect.when == "use"
    )
    for source in (*CARDS, *POLICIES, *HEROES)
}
"""Which effects of a card instance, policy or hero can be used (MO-CTY-04)."""


def display_size(mode: Literal["classic", "continuous"], players: int) -> int:
    """The number of slots of the display (MO-SET-06)."""
    constants = BOX.constants
    sizes: Mapping[str, object] = (
        constants.classic_display_size if mode == "classic" else constants.continuous_display_size
    )
    size = sizes[str(players)]
    assert isinstance(size, int)
    return size


def programs(source: SourceId) -> tuple[tuple[AnyOperation, ...], ...]:
    """What a component does: the operations of each of its effects, rewards or options."""
    if source in BARBARIANS:
        return BARBARIANS[source].choose_one
    if source == FREE_TOWN:
        return (BOX.exploration_tokens.free_towns.do,)
    return tuple(effect.do for effect in EFFECTS[component(source)])
