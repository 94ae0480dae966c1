"""Paying unit by unit: what may pay the next unit so that the rest stays payable.

A price is a list of units; each unit names the kinds that may pay it (`{"food", "gold"}`). A
purse says how many of each kind there are. Units are paid in the order of the price. Whether a
purse covers a price is Hall's condition: for any set of units the kinds that they accept must be
there often enough. Equal units are counted together, so the cost depends on how many different
units there are (two or three in every game so far), not on how many must be paid.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations
from typing import TypeVar

K = TypeVar("K")


def payable(purse: Mapping[K, int], price: Sequence[frozenset[K]]) -> bool:
    """Whether the purse covers the price."""
    if not price:
        return True
    if price.count(price[0]) == len(price):
        return sum([purse.get(kind, 0) for kind in price[0]]) >= len(price)
    units = Counter(price)
    return all(
        sum(units[one] for one in some)
        <= sum(purse.get(kind, 0) for kind in frozenset().union(*some))
        for some in chain.from_iterable(
            combinations(units, count) for count in range(1, len(units) + 1)
        )
    )


def next_kinds(purse: Mapping[K, int], price: Sequence[frozenset[K]]) -> Iterator[K]:
    """The kinds that may pay the first unit so that the rest stays payable."""
    for kind, count in purse.items():
        if count and kind in price[0] and payable(less(purse, kind), price[1:]):
            yield kind


def only_way(purse: Mapping[K, int], price: Sequence[frozenset[K]]) -> Mapping[K, int] | None:
    """What is paid in all, by kind, if that is the same in whatever way the price is paid; None if
    there is a choice, or no way.

    The ways to pay are the bases of a matroid, any two of which are joined by exchanges of one
    unit: so a way is the only one if no single exchange leads to another.
    """
    if len(set(price)) == 1:
        return _only_way_of_equals(purse, price)
    paid: Counter[K] = Counter()
    left = dict(purse)
    for at in range(len(price)):
        kind = next(next_kinds(left, price[at:]), None)
        if kind is None:
            return None
        paid[kind] += 1
        left = less(left, kind)
    for out in paid:
        for come, count in left.items():
            if count and come != out and payable(less(paid, out) | {come: paid[come] + 1}, price):
                return None
    return paid


def _only_way_of_equals(
    purse: Mapping[K, int], price: Sequence[frozenset[K]]
) -> Mapping[K, int] | None:
    """The same for equal units, which is most prices: one kind pays, or everything is needed."""
    fitting = _fitting(purse, price)
    have = sum(fitting.values())
    if have == len(price):
        return fitting
    return dict.fromkeys(fitting, len(price)) if have > len(price) and len(fitting) == 1 else None


def _fitting(purse: Mapping[K, int], price: Sequence[frozenset[K]]) -> dict[K, int]:
    """What of the purse may pay the first unit."""
    return {kind: count for kind, count in purse.items() if count and kind in price[0]}


def less(purse: Mapping[K, int], kind: K) -> dict[K, int]:
    """The purse after one unit of a kind."""
    return {**purse, kind: purse[kind] - 1}
