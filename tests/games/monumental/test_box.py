"""The data is whole: the checks of the component data (MO-COM, MO-CHK), and what can be read."""

from collections import Counter

import pytest

from games.monumental.box import (
    BOX,
    CARDS,
    EFFECTS,
    LAYOUTS,
    MARKET_TOKENS,
    POLICIES,
    USES,
    component,
    display_size,
)
from games.monumental.catalogue import CATALOGUE
from games.monumental.effects import PASSIVE, BothRewards
from games.monumental.facts.beginning import city_deck, development_deck
from games.monumental.rules.resolution import HANDLERS

DEVELOPMENT = BOX.development_cards


def test_civilisations() -> None:
    """MO-COM-01, MO-CHK-01, MO-CHK-02, MO-CHK-11, MO-CHK-17."""
    nations = BOX.civilisations
    assert len(nations) == 5
    for nation in nations:
        assert city_deck(nation.id).size == 15
        assert sorted(nation.starting_deck.values()) == [1, 1, 1, 1, 3, 3, 5]
        assert len(nation.cultural_policies) == 5
        assert sum(bool(USES[one.id]) for one in nation.cultural_policies) >= 2
        assert nation.units == {"warlord": 1, "soldier": 9, "explorer": 2, "outpost": 2}
    assert sum(15 + 5 + 1 for _ in nations) == 105


def test_development_cards() -> None:
    """MO-COM-02, MO-CHK-03, MO-CHK-04, MO-CHK-10."""
    sizes = [len(one.items) for one in development_deck(4).segments]
    assert sizes == [15, 12, 8]
    assert [len(one.items) for one in development_deck(5).segments] == [19, 16, 12]
    base = Counter((card.era, card.type) for card in DEVELOPMENT if card.set == "base")
    assert base[1, "wonder"] == base[1, "building"] == base[1, "knowledge"] == 5
    wonders = [card for card in DEVELOPMENT if card.type == "wonder"]
    assert len(wonders) == 18
    assert sum(card.set == "base" for card in wonders) == 13
    assert all(card.token is not None for card in wonders)


def test_basic_buildings_and_tokens() -> None:
    """MO-COM-03, MO-COM-05, MO-COM-07, MO-CHK-05..08, MO-CHK-16, MO-SUP-02."""
    assert [card.copies for card in BOX.basic_buildings] == [10, 10, 10]
    assert 35 + 3 + sum(card.copies for card in BOX.basic_buildings) == 68
    tokens = BOX.exploration_tokens
    assert sum(kind.copies for kind in tokens.barbarians) == 42
    assert tokens.free_towns.copies == 8
    assert len(MARKET_TOKENS) == 20
    assert all(len(stack.tokens) == 5 for stack in BOX.markets)
    assert len(BOX.heroes) == len(BOX.monsters) == 12
    assert len({monster.token_id for monster in BOX.monsters}) == 12


@pytest.mark.parametrize(
    ("players", "provinces", "towns", "barbarians", "production"),
    [(2, 15, 3, 12, 11), (3, 22, 4, 18, 15), (4, 30, 6, 24, 18), (5, 45, 7, 38, 20)],
)
def test_maps(players: int, provinces: int, towns: int, barbarians: int, production: int) -> None:
    """MO-COM-04, MO-CHK-09, MO-CHK-12..14, MO-CHK-18."""
    tiles = LAYOUTS[players].tiles
    assert sum(tile.kind == "province" for tile in tiles) == provinces
    assert sum(tile.exploration == "free_town" for tile in tiles) == towns
    assert sum(tile.exploration == "barbarian" for tile in tiles) == barbarians
    assert sum(tile.production_token for tile in tiles) == production <= 25
    markets = Counter(tile.market for tile in tiles if tile.market)
    assert sorted(markets.values()) == [1, 1, 1, 1]
    assert not any(tile.market and tile.production_token for tile in tiles)
    land = sum(tile.kind != "capital" for tile in tiles)
    assert land <= (36 if players < 5 else 36 + 14)


def test_display_sizes() -> None:
    """MO-CHK-15, MO-SET-06."""
    assert [display_size("continuous", players) for players in (2, 3, 4, 5)] == [6, 7, 8, 9]
    assert {display_size("classic", players) for players in (2, 3, 4, 5)} == {6}


def test_every_operation_has_a_handler() -> None:
    """But those that are passive: they are read where they matter (effects, Operations)."""
    operations = {type(op) for effects in EFFECTS.values() for one in effects for op in one.do}
    assert operations == {*HANDLERS, *PASSIVE}
    passive = {
        type(op)
        for effects in EFFECTS.values()
        for one in effects
        if one.when == "passive"
        for op in one.do
    }
    assert passive == {*PASSIVE}
    assert BothRewards in operations


def test_provenance_is_shown() -> None:
    """MO-CHK-20, MO-COM-08: what is reconstructed is marked so, component by component."""
    known = {one.id: one.provenance for one in CATALOGUE}
    assert known["ramesses_ii"] == known["warrior_priest_altar"] == "rulebook"
    assert known["paper_mill"] == known["philosophy"] == "public"
    counted = [*{component(card) for card in CARDS}, *POLICIES, *(one.id for one in BOX.heroes)]
    counted += [one.id for one in BOX.monsters]
    counted += [nation.warlord.id for nation in BOX.civilisations]
    counted += [kind.id for kind in BOX.exploration_tokens.barbarians]
    counted += ["free_town", *(stack.id for stack in BOX.markets)]
    tally = Counter(known[one] for one in counted)
    assert tally == {"rulebook": 2, "public": 4, "reconstructed": 123}
