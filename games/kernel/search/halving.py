"""Sequential halving: a budget is shared out in rounds, and each round keeps the better half.

Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits" (2013).
"""

from collections.abc import Iterator, Sequence


def rounds(count: int) -> int:
    """How many rounds there are for so many commands: one at least."""
    return max(1, (count - 1).bit_length())


def shares(budget: int, count: int) -> Iterator[int]:
    """What each round may spend; together all of it. In the first one each command is tried once,
    if that can be."""
    parts = rounds(count)
    first = max(budget // parts, min(count, budget))
    yield first
    for number in range(parts - 1):
        left, later = budget - first, parts - 1
        yield left * (number + 1) // later - left * number // later


def halved(ranked: Sequence[int], kept: Sequence[bool]) -> tuple[list[int], list[int]]:
    """The better half of what is ranked, the best first, with all that is kept; and the others."""
    half = (len(ranked) + 1) // 2
    stays = [at < half or kept[one] for at, one in enumerate(ranked)]
    better = [one for one, stay in zip(ranked, stays, strict=True) if stay]
    others = [one for one, stay in zip(ranked, stays, strict=True) if not stay]
    return better, others
