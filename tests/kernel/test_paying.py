"""Paying unit by unit, held against all ways of paying counted out."""

import itertools
import random
from collections import Counter

import pytest

from games.kernel.paying import less, next_kinds, only_way, payable

KINDS = ("food", "ore", "gold")
FOOD, ORE = frozenset({"food", "gold"}), frozenset({"ore", "gold"})
ANY = frozenset(KINDS)


def ways(purse: dict[str, int], price: list[frozenset[str]]) -> set[tuple[tuple[str, int], ...]]:
    """Every way to pay, as what is paid in all, by brute force."""
    found = set()
    for kinds in itertools.product(*price):
        paid = Counter(kinds)
        if all(purse.get(kind, 0) >= n for kind, n in paid.items()):
            found.add(tuple(sorted(paid.items())))
    return found


def cases() -> list[tuple[dict[str, int], list[frozenset[str]]]]:
    dice = random.Random(7)
    units = [FOOD, ORE, ANY, frozenset({"food"}), frozenset({"gold"})]
    return [
        (
            {kind: dice.randrange(4) for kind in KINDS},
            [dice.choice(units) for _ in range(dice.randrange(6))],
        )
        for _ in range(400)
    ]


def test_it_agrees_with_all_ways_counted_out() -> None:
    seen = Counter[bool]()
    for purse, price in cases():
        all_ways = ways(purse, price)
        assert payable(purse, price) == bool(all_ways), (purse, price)
        one = only_way(purse, price)
        assert (one is not None) == (len(all_ways) == 1), (purse, price)
        if one is not None:
            assert {kind: n for kind, n in one.items() if n} == dict(next(iter(all_ways)))
        seen[len(all_ways) > 1] += 1
    assert min(seen.values()) > 50


def test_the_next_unit_leaves_the_rest_payable() -> None:
    for purse, price in cases():
        if not price:
            continue
        found = set(next_kinds(purse, price))
        wanted = {kind for kind in price[0] if purse[kind] and ways(less(purse, kind), price[1:])}
        assert found == wanted, (purse, price)


def test_gold_is_kept_for_what_only_gold_can_pay() -> None:
    purse = {"food": 1, "ore": 0, "gold": 1}
    assert list(next_kinds(purse, [FOOD, ORE])) == ["food"]
    assert only_way(purse, [FOOD, ORE]) == {"food": 1, "gold": 1}
    assert only_way({"food": 2, "gold": 1}, [FOOD]) is None


@pytest.mark.parametrize("price", [[], [FOOD]])
def test_an_empty_purse_pays_nothing_only(price: list[frozenset[str]]) -> None:
    assert payable({}, price) is (not price)
    assert only_way({}, price) == (None if price else {})
