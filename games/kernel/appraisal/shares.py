"""A whole that is shared out in whole numbers."""

from collections.abc import Sequence


def shared(whole: int, weights: Sequence[int]) -> tuple[int, ...]:
    """`whole` in proportion to the weights (not negative, not all 0). The parts add up to it: what
    is left goes to the greatest remainders, the first of equal ones before the others."""
    total = sum(weights)
    parts = [whole * weight // total for weight in weights]
    left = whole - sum(parts)
    if left:
        remainders = [whole * weight % total for weight in weights]
        for at in sorted(range(len(parts)), key=lambda at: -remainders[at])[:left]:
            parts[at] += 1
    return tuple(parts)
