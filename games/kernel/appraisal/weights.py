"""Weights: what was fitted to self-played games (`training/`), as a title's data holds it."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

FULL: Final = 1000
"""The progress of a game that is over; 0 is its beginning."""
MILLION: Final = 1_000_000


class Weights(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The weights of a title's features.

    At each of the `knots` (values of progress, ascending, from 0 to 1000) a feature has a weight:
    `points[knot][feature]` millionths of a hundredth of a point for each unit of it. Between two
    knots the weights lie on a line. `offsets` (by the number of seats) are added, in hundredths.
    So many hundredths of a point as `spreads[knot]` says make a seat e times as likely to win.

    `features` are their names, for a check against those of the title. `readiness`: how readily a
    kind of command is played, in 64ths of a power of e; a kind that it lacks has 0. `games`: how
    many games all of it was fitted to.
    """

    features: tuple[str, ...]
    knots: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    offsets: Mapping[str, tuple[int, ...]]
    spreads: tuple[int, ...]
    readiness: Mapping[str, int]
    games: int

    def wrong(self, features: tuple[str, ...]) -> str | None:
        """Why these are no weights of a title with such features; None if they are."""
        count = len(self.knots)
        if self.features != features:
            return "they are of other features"
        if count < 2 or self.knots[0] != 0 or self.knots[-1] != FULL:
            return "the knots do not reach from 0 to 1000"
        if sorted(set(self.knots)) != list(self.knots):
            return "the knots do not ascend"
        if not count == len(self.points) == len(self.spreads):
            return "each knot needs weights and a spread"
        if any(len(row) != len(features) for row in self.points):
            return "each feature needs a weight at each knot"
        if any(len(row) != count for row in self.offsets.values()):
            return "each number of seats needs an offset at each knot"
        if min(self.spreads) < 1:
            return "a spread is at least 1"
        return None
