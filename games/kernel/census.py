"""The census of an invariant: every component in exactly one place."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

K = TypeVar("K")


def miscounted(
    expected: Iterable[K], places: Mapping[str, Iterable[K]], what: str = "component"
) -> Iterator[str]:
    """What stands in no place or in several, or does not belong to the game at all.

    `places` are named, so that the sentence says where to look. Where several equal ones exist,
    `expected` names each of them.
    """
    wanted = Counter(expected)
    found: Counter[K] = Counter()
    where: dict[K, list[str]] = {}
    for place, items in places.items():
        for item in items:
            found[item] += 1
            where.setdefault(item, []).append(place)
    for item in sorted(wanted.keys() | found.keys(), key=str):
        if wanted[item] != found[item]:
            there = ", ".join(where.get(item, ())) or "nowhere"
            yield f"{what} {item} exists {wanted[item]} times, found {found[item]}: {there}"


def negative(amounts: Mapping[str, int]) -> Iterator[str]:
    """The stocks that are below nothing."""
    return (f"{name} is {amount}" for name, amount in amounts.items() if amount < 0)
