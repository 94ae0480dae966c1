"""Powers of e by a table of whole numbers.

The platform's `exp` may differ in its last digit from machine to machine; this one does not.
"""

from typing import Final

FINE: Final = 64
"""So many steps of the table lie between a power and e times as much."""
ONE: Final = 1 << 20
"""e to the power of 0."""

_BITS: Final = 80
_SMALLEST: Final = 14 * FINE


def _table() -> tuple[int, ...]:
    """`ONE` times e to the power of -k/64, for each k. The first ratio is summed by its series."""
    one = 1 << _BITS
    ratio, term = one, one
    for number in range(1, 24):
        term = -term // (FINE * number)
        ratio += term
    powers, power = [], one
    for _ in range(_SMALLEST):
        powers.append((power + (1 << (_BITS - 21))) >> (_BITS - 20))
        power = (power * ratio) >> _BITS
    return tuple(powers)


_POWERS: Final = _table()


def falling(steps: int) -> int:
    """`ONE` times e to the power of -steps/64; at least 1. `steps` is not negative."""
    return _POWERS[steps] if steps < _SMALLEST else 1
