"""Every component as clients see it: its name, what it costs and does in words, where its data is
from, and how it is drawn without a picture."""

from collections.abc import Iterable, Iterator, Mapping
from operator import attrgetter
from typing import Any

from games.kernel.catalogue import (
    Amount,
    Component,
    Field,
    Kind,
    Look,
    amounts,
    translated,
)
from games.kernel.phrases import Phrases
from games.monumental import box, printed
from games.monumental.effects import goods
from games.monumental.looks import CAPITAL, PIECES, RESOURCE_PIECES, Piece, initials, look
from games.monumental.texts import ComponentTexts, shown
from games.monumental.words import WORDS

NATION_OF: Mapping[str, box.Nation] = {
    id_: nation
    for nation in box.BOX.civilisations
    for id_ in (nation.warlord.id, *(policy.id for policy in nation.cultural_policies))
}
"""Whose policy or warlord it is."""

Token = tuple[box.MarketStack, box.MarketToken]
Terrain = tuple[str, int | None]


def _spaced(word: str) -> str:
    return word.replace("_", " ")


def _price(cost: box.Cost) -> tuple[Amount, ...]:
    """What it costs; the two stages of a wonder one after the other."""
    stages = (cost.acquire.production, cost.complete.production)
    return amounts(cost) + tuple(Amount("production", n) for n in stages if n)


def _textless(phrases: Phrases, _piece: object) -> str:
    return phrases.term("nothing")


def _starting_cards(phrases: Phrases, nation: box.Nation) -> str:
    cards = ", ".join(f"{n}x {phrases.name(card)}" for card, n in nation.starting_deck.items())
    return phrases.term("starts-with", cards=cards)


def _free_town(phrases: Phrases, town: box.FreeTown) -> str:
    return phrases.term("when.plain", text=ComponentTexts(phrases).program(town.do))


def _market_token(phrases: Phrases, one: Token) -> str:
    stack, token = one
    return phrases.term("market", goods=shown(goods(stack.resource, token.value)))


def _terrain(phrases: Phrases, one: Terrain) -> str:
    return phrases.term("water" if one[1] is None else "terrain", n=one[1])


_OF_NATION: tuple[Field[Any], ...] = (
    Field("civilisation", None, lambda one: NATION_OF[one.id].name),
    Field(None, "civilisation", lambda one: NATION_OF[one.id].id),
)
CARD = Kind[box.Card](
    kind=lambda card: _spaced(card.type),
    name=translated,
    text=lambda phrases, card: ComponentTexts(phrases).card(card),
    formulas=printed.on_card,
    look=lambda card: look(card.type, glyph=initials(card.name)),
    fields=(
        Field("type", "type", attrgetter("type"), _spaced),
        Field("era", "era", lambda card: card.era or None),
        Field("set", None, lambda card: card.set if card.era else None, _spaced),
        Field(None, "set", attrgetter("set")),
    ),
    cost=lambda card: _price(card.cost),
    gives=lambda card: amounts(card.icons),
)
CIVILISATION = Kind[box.Nation](
    kind="civilisation",
    name=translated,
    text=_starting_cards,
    formulas=printed.on_civilisation,
    look=lambda nation: look("capital", "board", nation.name[:3]),
    fields=(Field("type", "type", attrgetter("civ_type")),),
)
WARLORD = Kind[box.Warlord](
    kind="warlord",
    name=translated,
    text=lambda phrases, general: ComponentTexts(phrases).only(general.effects),
    formulas=printed.on_warlord,
    look=lambda general: look("warlord", glyph=initials(general.name)),
    fields=_OF_NATION,
)
POLICY = Kind[box.Policy](
    kind="cultural policy",
    name=translated,
    text=lambda phrases, policy: ComponentTexts(phrases).only(policy.effects),
    formulas=printed.on_policy,
    look=lambda policy: look("policy", glyph=initials(policy.name)),
    fields=_OF_NATION,
)
HERO = Kind[box.Hero](
    kind="hero",
    name=translated,
    text=lambda phrases, hero: ComponentTexts(phrases).hero(hero),
    formulas=printed.on_hero,
    look=lambda hero: look("hero", glyph=initials(hero.name)),
    cost=lambda hero: _price(hero.cost),
)
MONSTER = Kind[box.Monster](
    kind="monster",
    name=translated,
    text=lambda phrases, monster: ComponentTexts(phrases).monster(monster),
    formulas=printed.on_monster,
    look=lambda monster: look("monster", glyph=initials(monster.name)),
    fields=(
        Field("strength", "strength", attrgetter("strength")),
        Field("victory points", "points", attrgetter("vp")),
    ),
    cost=lambda monster: (Amount("military", monster.strength),),
    gives=lambda monster: (Amount("points", monster.vp),),
)
BARBARIAN = Kind[box.Barbarian](
    kind="Barbarian token",
    name=translated,
    text=lambda phrases, token: ComponentTexts(phrases).barbarian(token),
    formulas=printed.on_barbarian,
    look=lambda _token: Look(shape="token", colour="#8a6a4a", glyph="B"),
    fields=(Field("copies", "copies", attrgetter("copies")),),
)
FREE_TOWN = Kind[box.FreeTown](
    kind="Free Town token",
    name=translated,
    text=_free_town,
    formulas=printed.on_free_town,
    look=lambda _town: Look(shape="token", colour="#e8e0d0", glyph="T"),
    fields=(Field("copies", "copies", attrgetter("copies")),),
)
MARKET = Kind[box.MarketStack](
    kind="market",
    name=translated,
    text=_textless,
    formulas=printed.on_market,
    look=lambda stack: look(stack.resource, "token", stack.resource[:1].upper()),
)
MARKET_TOKEN = Kind[Token](
    id=lambda one: one[1].id,
    kind="market token",
    name=translated,
    text=_market_token,
    formulas=printed.on_market_token,
    look=lambda one: MARKET.look(one[0]),
    provenance=lambda one: one[0].provenance,
)
PIECE = Kind[Piece](
    kind=attrgetter("kind"),
    name=translated,
    text=_textless,
    formulas=lambda piece: printed.on_piece(piece.id),
    look=attrgetter("look"),
)
TERRAIN = Kind[Terrain](
    id=lambda one: one[0],
    kind="terrain",
    name=translated,
    text=_terrain,
    formulas=lambda one: printed.on_terrain(one[1]),
    look=lambda one: look(one[0], "hex", one[0][:3]),
    provenance=lambda _terrain: box.BOX.maps.provenance,
)


def _cards() -> Iterable[box.Card]:
    """One of each, however many there are."""
    found: dict[str, box.Card] = {}
    for instance, card in box.CARDS.items():
        found.setdefault(box.component(instance), card)
    return found.values()


def _terrains() -> Iterable[Terrain]:
    places = [tile for layout in box.BOX.maps.layouts for tile in layout.tiles]
    return {tile.terrain: tile.value for tile in places if tile.terrain is not None}.items()


def _all() -> Iterator[Component]:
    yield from CARD.components(WORDS, _cards())
    for nation in box.BOX.civilisations:
        yield CIVILISATION.component(WORDS, nation)
        yield WARLORD.component(WORDS, nation.warlord)
        yield from POLICY.components(WORDS, nation.cultural_policies)
    yield from HERO.components(WORDS, box.BOX.heroes)
    yield from MONSTER.components(WORDS, box.BOX.monsters)
    yield from BARBARIAN.components(WORDS, box.BARBARIANS.values())
    yield FREE_TOWN.component(WORDS, box.BOX.exploration_tokens.free_towns)
    for stack in box.BOX.markets:
        yield MARKET.component(WORDS, stack)
        yield from MARKET_TOKEN.components(WORDS, ((stack, token) for token in stack.tokens))
    yield from PIECE.components(WORDS, (*RESOURCE_PIECES, *PIECES))
    yield from TERRAIN.components(WORDS, _terrains())
    yield PIECE.component(WORDS, CAPITAL)


CATALOGUE: tuple[Component, ...] = tuple(_all())
"""All components, in the order of the data."""


def catalogue() -> tuple[Component, ...]:
    """All components."""
    return CATALOGUE
