"""Chance from a seed: the same for everybody who has the seed, fair, and tied to its label."""

import hmac
import math
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from events.chance import NamedChance, SeededChance, chance_of, named_number
from events.database import Pool
from events.draws import Draws, counted, spelt, together
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
    with pytest.raises(ValueError, match="cannot draw"):
        NamedChance(SEED, 0, ()).below(0, "d")
    with pytest.raises(ValueError, match="32 bytes"):
        NamedChance(b"short", 0, ())
    with pytest.raises(ValueError, match="at least 0"):
        NamedChance(SEED, -1, ())


def test_rules_can_draw_from_it() -> None:
    chance: Chance = SeededChance(SEED, 4)
    cards = sample(chance, range(52), 52, "deal")
    assert sorted(cards) == list(range(52))


def named(label: str, number: int, attempt: int = 0, branch: int = 0) -> int:
    """A number by name, as somebody else would derive it from the words of the docstring."""
    message = f"kronika/draw/1\n{branch}:{label}:{number}:{attempt}".encode()
    return int(hmac.new(SEED, message, "sha256").hexdigest(), 16)


def test_outcomes_by_name_follow_from_the_published_formula() -> None:
    chance = NamedChance(SEED, 0, (("die", 3),))
    assert [chance.below(6, "die") for _ in range(3)] == [named("die", n) % 6 for n in (3, 4, 5)]
    assert chance.below(2**200, "ž:1") == named("ž:1", 0) % 2**200
    assert chance.last == (0, 0, 0)
    assert chance.draws == (("die", 3), ("ž:1", 1))
    again = NamedChance(SEED, 7, (("die", 3),))
    assert again.below(1000, "die") == named("die", 3, branch=7) % 1000


def test_outcomes_by_name_never_change() -> None:
    """Derived by `openssl dgst -sha256 -mac HMAC` and long division."""
    chance = NamedChance(SEED, 0, ())
    assert [chance.below(1000, "deck") for _ in range(3)] == [644, 296, 38]
    assert NamedChance(SEED, 2, (("deck", 5),)).below(1000, "deck") == 718


def test_rejected_values_by_name_are_tried_again_within_a_draw() -> None:
    n = 2**255 + 1
    chance = NamedChance(SEED, 0, ())
    attempts = set()
    for number in range(40):
        outcome = chance.below(n, "d")
        attempts.add(chance.last.counter)
        assert chance.last[1:] == (0, number)
        tried = [named("d", number, attempt) for attempt in range(chance.last.counter + 1)]
        assert [value < n for value in tried] == [False] * (len(tried) - 1) + [True]
        assert outcome == tried[-1]
    assert {0, 1, 2} <= attempts
    assert chance.draws == (("d", 40),)


@given(st.lists(st.sampled_from("abc"), max_size=30), st.randoms())
def test_draws_of_a_label_are_the_same_whatever_is_drawn_between(
    labels: list[str], dice: random.Random
) -> None:
    """In one move or in many, in whatever order of labels: the same committed seed gives the same
    pile and dice to every table."""
    whole, found = NamedChance(SEED, 0, ()), list[tuple[str, int]]()
    for label in labels:
        found.append((label, whole.below(52, label)))
    shuffled, before, other = dice.sample(labels, len(labels)), (), list[tuple[str, int]]()
    for label in shuffled:
        move = NamedChance(SEED, 0, before)
        other.append((label, move.below(52, label)))
        before = together(before, move.draws)
    assert before == whole.draws
    for label in "abc":
        assert [n for one, n in found if one == label] == [n for one, n in other if one == label]


MOVES = st.lists(
    st.one_of(st.lists(st.sampled_from("abc"), max_size=4), st.integers(0, 30)), max_size=25
)


@given(MOVES)
def test_going_back_shows_nothing_of_what_comes_next(moves: list[list[str] | int]) -> None:
    """Law of rewinds: a log of moves (their labels), which goes back to any ply (a number) now and
    then. No number of the log is used twice; and what a branch that was left would have gone on
    with, whatever was drawn there next and however long, comes nowhere behind it."""
    before: Draws = ()
    branch, used, foregone = 0, list[int](), set[int]()
    for move in moves:
        if isinstance(move, int):
            # The line that is left goes on for thirty draws of each label.
            line = NamedChance(SEED, branch, before)
            foregone |= {line.below(2**256, label) for label in "abc" * 30}
            branch += 1
            continue
        chance = NamedChance(SEED, branch, before)
        drawn = [chance.below(2**256, label) for label in move]
        assert not foregone & set(drawn)
        used += drawn
        before = together(before, chance.draws)
    assert len(set(used)) == len(used)


def test_one_place_chooses_the_derivation() -> None:
    before = (("d", 2),)
    by_ply = chance_of(None, SEED, ply=4, branch=1, before=before)
    assert (by_ply.below(1000, "d"), by_ply.draws) == (draws(SEED, 4, 1000, 1)[0], ())
    by_name = chance_of("named", SEED, ply=4, branch=1, before=before)
    assert by_name.below(1000, "d") == named_number(SEED, 1, "d", 2, 0) % 1000


def test_how_draws_are_told() -> None:
    assert counted({"b": 1, "a": 2}) == (("a", 2), ("b", 1))
    assert together((), (("a", 2),), (("a", 1), ("b", 1)), ()) == (("a", 3), ("b", 1))
    assert spelt((("a: b", 12), ("b", 1))) == b'{"a: b":12,"b":1}'


async def test_a_game_has_one_seed(pool: Pool, log: Log) -> None:
    with pytest.raises(LookupError, match="no seed"):
        await seed_of(pool, 3, "g")
    seed = await plant(pool, 3, "g")
    assert len(seed) == 32
    assert await plant(pool, 3, "g") == await seed_of(pool, 3, "g") == seed
    assert await plant(pool, 4, "h") != seed
    assert await log.read("g") == []
