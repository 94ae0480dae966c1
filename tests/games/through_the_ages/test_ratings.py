"""Ratings are cached; the invariants count them again from the cards, at every ply of the laws."""

from msgspec.structs import replace

from games.through_the_ages import title
from tests.games.through_the_ages.position import table

PEOPLE = {"warriors": 3, "knights": 3, "drama": 2, "computers": 1}


def miscounted(name: str | None = None) -> list[str]:
    """The invariants that are broken, once a cached value of a nation is another."""
    state = table(3).nation(0, leader="genghis_khan#1", posts=PEOPLE, culture=3).state
    nation = replace(state.nations[0])
    if name is not None:
        nation.__dict__[name] = 1 + getattr(nation, name)
    broken = title.rules.invariants(state.with_nation(0, nation))
    return [one for one in broken if one.startswith("TTA-MAT-11") and "the cards say" in one]


def test_cached_ratings_are_what_the_cards_say() -> None:
    """TTA-MAT-11, TTA-MAT-13, TTA-MAT-14, TTA-STR-01."""
    assert miscounted() == []
    for name in ("own_strength", "own_culture", "own_science", "happy", "own_ca", "own_ma"):
        (found,) = miscounted(name)
        assert "seat 0" in found, name
