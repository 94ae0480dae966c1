"""Chance from a seed: the same for everybody who has the seed, fair, and tied to its label."""

import hmac
import math
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from events.chance import SeededChance
from events.database import Pool
from events.log import Log
from events.seeds import plant, seed_of
from games.kernel.chance import Chance, sample

SEED = bytes(range(32))


def draws(seed: bytes, ply: int, n: int, count: int, label: str = "d") -> list[int]:
    """The first outcomes of a move."""
    chance = SeededChance(seed, ply)
    return [chance.below(n, label) for _ in range(count)]


def test_outcomes_follow_from_the_published_formula() -> None:
    """As somebody else would derive them, from the words of the docstring."""
    chance = SeededChance(SEED, 17)
    for counter, (n, label) in enumerate([(6, "die"), (52, "deck:red"), (1, "x"), (2**200, "ž")]):
        mac = hmac.new(SEED, f"17:{label}:{counter}".encode(), "sha256")
        assert chance.below(n, label) == int(mac.hexdigest(), 16) % n


def test_outcomes_never_change() -> None:
    """Derived by `openssl dgst -sha256 -mac HMAC` and long division."""
    assert draws(SEED, 0, 1000, 5, "deck") == [758, 909, 958, 678, 680]
    assert draws(SEED, 1, 1000, 5, "deck") == [633, 727, 209, 775, 28]


def test_rejected_values_use_up_a_counter() -> None:
    """With n just above half of the span, half of all values must be rejected."""
    n = 2**255 + 1
    raw = [
        int.from_bytes(hmac.digest(SEED, f"0:d:{counter}".encode(), "sha256"), "big")
        for counter in range(200)
    ]
    fair = [value for value in raw if value < n]
    assert 60 < len(fair) < 140
    assert draws(SEED, 0, n, len(fair)) == fair


@pytest.mark.parametrize("n", [2, 6, 10, 37])
def test_all_outcomes_are_equally_likely(n: int) -> None:
    """Pearson's chi-squared over 20,000 draws; the seed is fixed, so this cannot flicker."""
    count = 20_000
    found = Counter(draws(SEED, 3, n, count))
    expected = count / n
    chi = sum((found[k] - expected) ** 2 / expected for k in range(n))
    freedom = n - 1
    assert chi < freedom + 4 * math.sqrt(2 * freedom)
    assert set(found) == set(range(n))


@given(st.integers(1, 2**256), st.integers(0, 10**6), st.text(max_size=20))
def test_outcomes_are_in_range_and_repeatable(n: int, ply: int, label: str) -> None:
    first = draws(SEED, ply, n, 3, label)
    assert first == draws(SEED, ply, n, 3, label)
    assert all(0 <= outcome < n for outcome in first)


def test_seed_ply_label_and_counter_all_matter() -> None:
    n = 2**128
    other = random.Random(1).randbytes(32)
    outcomes = [
        *draws(SEED, 1, n, 3),
        *draws(other, 1, n, 1),
        *draws(SEED, 2, n, 1),
        *draws(SEED, 1, n, 1, "e"),
        *draws(SEED, 1, n, 1, "d:0"),
    ]
    assert len(set(outcomes)) == len(outcomes)


def test_what_cannot_be_drawn() -> None:
    for n in (0, -1, 2**256 + 1):
        with pytest.raises(ValueError, match="cannot draw"):
            SeededChance(SEED, 0).below(n, "d")
    with pytest.raises(ValueError, match="32 bytes"):
        SeededChance(b"short", 0)
    with pytest.raises(ValueError, match="at least 0"):
        SeededChance(SEED, -1)


def test_rules_can_draw_from_it() -> None:
    chance: Chance = SeededChance(SEED, 4)
    cards = sample(chance, range(52), 52, "deal")
    assert sorted(cards) == list(range(52))


async def test_a_game_has_one_seed(pool: Pool, log: Log) -> None:
    with pytest.raises(LookupError, match="no seed"):
        await seed_of(pool, 3, "g")
    seed = await plant(pool, 3, "g")
    assert len(seed) == 32
    assert await plant(pool, 3, "g") == await seed_of(pool, 3, "g") == seed
    assert await plant(pool, 4, "h") != seed
    assert await log.read("g") == []
