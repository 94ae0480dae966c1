"""As much of a list as an answer may have: agents pay for every byte that they read."""

from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

T = TypeVar("T")
MOST: Final = 24_000
"""Bytes of the largest answer. Tools give less and say how to get the rest."""
LIST: Final = 7_000
"""Bytes that a list may have as JSON; said in words as well, it takes about twice as much."""


def size(item: object) -> int:
    """Bytes of something as JSON."""
    return len(msgspec.json.encode(item))


def fitting(items: Sequence[T], most: int = LIST) -> Sequence[T]:
    """As many from the first as fit; the first one always does."""
    left = most
    for number, item in enumerate(items):
        left -= size(item) + 1
        if left < 0 and number:
            return items[:number]
    return items


def last_fitting(items: Sequence[T], most: int) -> Sequence[T]:
    """As many up to the last as fit."""
    return fitting(items[::-1], most)[::-1]
