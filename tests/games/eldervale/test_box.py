"""The box: counts of components, and what the data promises (the checks of the components)."""

from collections import Counter

import pytest

from games.eldervale.box.content import (
    ADVENTURES,
    BOX,
    ELEMENTS,
    FACTIONS_OF,
    GHOST_CARDS,
    LAYOUTS,
    MAGIC,
    MONSTERS,
    TILES,
    TILES_OF,
    TOKENS,
    TOKENS_OF,
    is_ruin,
)
from games.eldervale.catalogue import catalogue
from games.eldervale.effects.activation import ReplaceWithRoll
from games.eldervale.effects.program import RollTable
from games.kernel.hexes import Hex, components
from games.kernel.words import LANGUAGES


def test_realms() -> None:
    """EV-CMP-01: 24 element realms, 6 ruins, and 3 optional hexes; the Dragon's Lair and the
    Oracle are ruins, the Bifrost is none (EV-DRA-02, EV-ORA-02, EV-BIF-01)."""
    assert len(BOX.realm_tiles) == 24
    assert len(TILES) == 33
    assert is_ruin("dragons_lair")
    assert is_ruin("oracle")
    assert not is_ruin("bifrost")


@pytest.mark.parametrize("element", ELEMENTS)
def test_each_element(element: str) -> None:
    """Three tiles with one lair and four slots, twelve tokens, thirteen cards, two factions."""
    tiles = [TILES[tile] for tile in TILES_OF[element]]
    assert len(tiles) == 3
    assert sum(tile.lair for tile in tiles) == 1
    assert sum(len(tile.slots) for tile in tiles) == 4
    assert len(TOKENS_OF[element]) == 12
    cards = Counter(card.type for card in ADVENTURES.values() if card.element == element)
    types = ("passage", "vault", "aura", "rampart", "weapon")
    assert cards == {**dict.fromkeys(types, 1), "site": 8}
    assert len(FACTIONS_OF[element]) == 2


def test_cards() -> None:
    """EV-CMP-03, EV-CMP-05: cards, monsters and reward spaces."""
    assert len(ADVENTURES) == 104
    kinds = Counter(card.kind for card in MAGIC.values())
    assert kinds == {"spell": 36, "quest": 12, "prophecy": 12}
    tiers = Counter(monster.tier for monster in MONSTERS.values())
    assert tiers == {"standard": 8, "legendary": 8, "exceptional": 2}
    assert all(monster.dice <= 5 for monster in MONSTERS.values())
    assert len(GHOST_CARDS) == 24
    assert "rw_2_potion" in {reward.id for reward in BOX.reward_spaces}
    assert len(BOX.reward_spaces) == 10


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_layouts(seats: int) -> None:
    """The cells are as many as tiles and ruins, and hang together (EV-SET-08)."""
    layout = LAYOUTS[seats]
    cells = [Hex(q, r) for q, r in layout.cells]
    assert len(set(cells)) == len(cells) == layout.reveal + layout.ruins
    assert len(components(cells)) == 1


def test_tables_cover_every_roll_once() -> None:
    tables = [
        tuple(op.table)
        for card in ADVENTURES.values()
        for effect in card.effect
        for op in effect.do
        if isinstance(op, RollTable | ReplaceWithRoll)
    ]
    assert tables
    for table in tables:
        hit: list[int] = []
        for entry in table:
            low, _, high = entry.partition("-")
            hit += range(int(low), int(high or low) + 1)
        assert sorted(hit) == [1, 2, 3, 4, 5, 6]


def test_squares_and_orbs_exist_where_effects_mean_them() -> None:
    for card in ADVENTURES.values():
        squares = {square.id for square in card.squares}
        for effect in card.effect:
            meant = {cost.square for cost in effect.cost} - {None}
            assert meant <= squares, card.id
            assert card.orb_slot or not (effect.orb or effect.requires_orb), card.id


def test_every_component_says_what_it_does() -> None:
    """In every language, and more than its name; rewards are called by what they give."""
    for one in catalogue():
        for language in LANGUAGES:
            said = one.text if language == "en" else one.texts[language]
            name = one.name.en if language == "en" else one.name.cs
            rewards = one.kind in ("reward", "dragon-token")
            assert said, one.id
            assert (said == name) == rewards, (one.id, language)


def test_texts_say_the_numbers_of_the_data() -> None:
    """Realms, starter cards, mercenaries and the Ghosts' cards, each from its own data."""
    said = {one.id: one.text for one in catalogue()}
    tower = "Cost: 2 resources of any kind. Draw 3 magic cards. Discard 1 magic card."
    assert said["mage_tower"] == tower
    assert said["dragons_lair"] == "Gain 1 gold."
    assert "scores 2 points more, one next to its end 10" in said["bifrost"]
    assert said["dungeon_2"] == said["dungeon"]
    assert "a warrior for 1 gem and 2 swords" in said["starter_air"]
    assert "else 1 scroll" in said["starter_air"]
    assert "Dice: 3. Charge" in said["minotaur"]
    assert "Dice: 2. Mimicry" in said["mimeza"]
    for card in GHOST_CARDS.values():
        assert ("more." in said[card.id]) == bool(card.dice_bonus), card.id
    assert "Mage Tower" in said["gh_19"]
    assert "2 points" in said["gh_23"]


def test_treasures_say_what_they_are() -> None:
    """Each kind of token looks different; its type is that of its resource."""
    tokens = [one for one in catalogue() if one.kind == "treasure"]
    signs = {(one.look.glyph, one.properties["symbols"]) for one in tokens if one.look is not None}
    assert len({glyph for glyph, _ in signs}) > 15
    for one in tokens:
        kinds = {amount.of for amount in one.gives}
        assert sum(amount.count for amount in one.gives) == len(TOKENS[one.id].symbols)
        assert one.properties.get("type") == (None if len(kinds) > 1 else kinds.pop())
        assert one.properties["choice"] == (TOKENS[one.id].kind == "either")
