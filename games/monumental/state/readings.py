"""Figures that follow from a state: costs, strengths, powers, effects that can be used."""

from collections.abc import Iterator

from games.kernel.seats import Seat
from games.monumental import effects
from games.monumental.box import BOX, CARDS, EFFECTS, USES, CardId, SourceId, TileId, component
from games.monumental.state import State
from games.monumental.state.land import Tile
from games.monumental.state.player import Player, Waiting
from games.monumental.steps import Script

_DEFENCE = BOX.constants.defence
_STRENGTH = BOX.constants.unit_strength

Sources = tuple[effects.Resource, ...]
PAYS: dict[effects.Resource, Sources] = {
    "production": ("production", "production_token", "gold"),
    "science": ("science", "gold"),
    "military": ("military", "gold"),
    "military_neutral": ("military_neutral",),
    "gold": ("gold",),
    "culture": ("culture",),
    "production_token": ("production_token",),
}
"""What may pay one unit of a cost (MO-RES-04, MO-RES-05)."""

PAYS_ANY: Sources = (*effects.BASICS, "production_token", "gold")
PAYS_CONQUEST: Sources = ("military", "military_neutral", "gold")
"""What may pay a unit that enters a province which no player controls (MO-RES-03)."""


def in_hand(player: Player, sources: Sources) -> int:
    """How much of a cost the player could pay from these sources."""
    goods, amount = player.goods, 0
    for source in sources:
        amount += getattr(goods, source)
    return amount


def price(payment: effects.Payment) -> tuple[int, Sources]:
    """The amount of a payment, and what may pay it."""
    if payment.res is None:
        return payment.any_basic, PAYS_ANY
    return payment.n, PAYS[payment.res]


def matching(player: Player, scopes: tuple[effects.Scope, ...]) -> tuple[Waiting, ...]:
    """The waiting discounts that the next cost of these scopes consumes: every flat one, and the
    oldest half-price one (MO-RES-08). Two of one source are equal, and are two all the same."""
    waiting = [one for one in player.discounts if one.scope in scopes]
    oldest = next((at for at, one in enumerate(waiting) if one.half), None)
    return tuple(one for at, one in enumerate(waiting) if not one.half or at == oldest)


def discounted(player: Player, cost: int, scopes: tuple[effects.Scope, ...]) -> int:
    """A cost after all discounts: flat ones, then half rounded up, never below 0 (MO-RES-07)."""
    for one in player.passives:
        if isinstance(one, effects.PassiveDiscount) and one.scope in scopes:
            cost -= one.n
    if not player.discounts:
        return max(0, cost)
    waiting = matching(player, scopes)
    cost = max(0, cost - sum(one.n for one in waiting))
    return (cost + 1) // 2 if any(one.half for one in waiting) else cost


def scopes_of(card: CardId) -> tuple[effects.Scope, ...]:
    """The scopes of the cost of acquiring a development card."""
    match CARDS[card].type:
        case "knowledge":
            return ("knowledge",)
        case "wonder":
            return ("wonder_stage",)
        case _:
            return ()


def acquiring(player: Player, card: CardId) -> tuple[int, Sources]:
    """What it costs to acquire a development card (MO-ACT-ACQ-01, MO-ACT-ACQ-03)."""
    amount, sources, scopes = PRICES[card]
    return discounted(player, amount, scopes), sources


def _price(card: CardId) -> tuple[int, Sources, tuple[effects.Scope, ...]]:
    cost = CARDS[card].cost
    amount = cost.acquire.production + cost.production + cost.science
    sources = PAYS["science" if CARDS[card].type == "knowledge" else "production"]
    return amount, sources, scopes_of(card)


PRICES = {card.id: _price(card.id) for card in BOX.development_cards}
"""What each card of the display costs before discounts, what pays it, and its scopes."""


COMPLETION: tuple[effects.Scope, ...] = ("wonder_complete", "wonder_stage")


def completing(player: Player, card: CardId) -> int:
    """What it costs to complete a wonder, in production (MO-ACT-WON-01)."""
    return discounted(player, CARDS[card].cost.complete.production, COMPLETION)


def required(state: State, seat: Seat, target: TileId) -> int:
    """The strength that a conquest by `seat` needs now (MO-ACT-CNQ-03)."""
    number = state.land.layout.index[target]
    return max(1, resistance(state, number) - reduction(state.players[seat]))


def reduction(player: Player) -> int:
    """By how much the first conquest of a period is easier."""
    if player.conquests:
        return 0
    return sum(one.n for one in player.passives if isinstance(one, effects.StrengthReduction))


def resistance(state: State, number: int) -> int:
    """Terrain, tokens, and what stands on a tile (MO-ACT-CNQ-03)."""
    tile = state.land.tiles[number]
    value = state.land.layout.tiles[number].value or 0
    return value + added(tile, None if tile.owner is None else state.players[tile.owner])


def added(tile: Tile, owner: Player | None) -> int:
    """What tokens and pieces on a tile add to the strength of its terrain (MO-ACT-CNQ-03)."""
    need = 0
    if tile.exploration == "town":
        need += _DEFENCE.free_town
    for wonder in tile.wonders:
        need += _token_defence(wonder)
    if owner is None:
        return need
    need += tile.soldiers * _DEFENCE.soldier + tile.warlord * _DEFENCE.warlord
    need += tile.outpost * _DEFENCE.outpost
    return need + sum(one.n for one in owner.passives if isinstance(one, effects.DefenceBonus))


def _token_defence(wonder: CardId) -> int:
    token = CARDS[wonder].token
    assert token is not None
    return token.defence


def soldiers_for(need: int, with_warlord: bool) -> int:
    """The soldiers that a conquest takes: no surplus (MO-ACT-CNQ-05, MO-ACT-CNQ-12)."""
    return max(0, need - _STRENGTH.warlord) if with_warlord else need


def counted(state: State, seat: Seat, per: effects.GainPer) -> int:
    """How often a `gain_per` counts."""
    player = state.players[seat]
    match per.per:
        case "coastal_provinces":
            count = state.land.coastal(seat)
        case "wonders_completed":
            count = player.wonders
        case "knowledge_owned_pairs":
            count = player.knowledge // 2
    return min(count, per.max)


def holds(state: State, seat: Seat, condition: effects.Condition) -> bool:
    """Whether a condition of an effect holds."""
    if condition.fact == "provinces_conquered_this_turn":
        return state.players[seat].conquests >= condition.min
    return state.land.coastal(seat) >= condition.min


def usable(player: Player) -> Iterator[SourceId]:
    """The unmarked sources that have an effect to use: cards, policies, hero (MO-CTY-04)."""
    for source in (*player.activated, *player.policies):
        if USES[source] and source not in player.marks:
            yield source
    hero = player.hero
    if hero is not None and not player.hero_aside and USES[hero] and hero not in player.marks:
        yield hero


def chosen_for_use(script: Script) -> bool:
    """Whether the effect was chosen for use, so that something has to be done (MO-ACT-USE-04)."""
    return EFFECTS[component(script.source.source)][script.source.effect].when == "use"


def power(state: State, seat: Seat) -> int:
    """The Power of a player against a monster, without gold (MO-MON-03)."""
    cards = (card for slot in state.players[seat].slots for card in slot.cards)
    return sum(CARDS[card].icons.military for card in cards) + state.land.outposts(seat)


def outpost_places(state: State, seat: Seat, soldiers: int) -> Iterator[TileId]:
    """The provinces on which a seat may put an outpost (MO-ACT-OUT-01, MO-ACT-OUT-02)."""
    land = state.land
    if land.outposts(seat) == 2:
        return
    for number in land.provinces(seat):
        tile = land.tiles[number]
        if not tile.outpost and tile.soldiers >= soldiers:
            yield land.named(number)
