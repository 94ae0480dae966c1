"""Rooms: rectangles of a picture that are divided among what is drawn."""

from collections.abc import Iterator, Sequence

from msgspec import Struct


class Room(Struct, frozen=True):
    """A rectangle by its upper left corner, in units of the picture."""

    x: float
    y: float
    wide: float
    high: float

    @property
    def right(self) -> float:
        """Where it ends."""
        return self.x + self.wide

    @property
    def below(self) -> float:
        """Where it ends."""
        return self.y + self.high

    @property
    def middle(self) -> tuple[float, float]:
        """The point in the middle of it."""
        return self.x + self.wide / 2, self.y + self.high / 2

    def within(self, edge: float) -> "Room":
        """The same without so much on all sides."""
        return Room(self.x + edge, self.y + edge, self.wide - 2 * edge, self.high - 2 * edge)

    def columns(self, shares: Sequence[float], gap: float = 0.0) -> Iterator["Room"]:
        """Side by side, by their shares of the width."""
        left, unit = self.x, (self.wide - gap * (len(shares) - 1)) / sum(shares)
        for share in shares:
            yield Room(left, self.y, share * unit, self.high)
            left += share * unit + gap

    def rows(self, shares: Sequence[float], gap: float = 0.0) -> Iterator["Room"]:
        """One below the other, by their shares of the height."""
        top, unit = self.y, (self.high - gap * (len(shares) - 1)) / sum(shares)
        for share in shares:
            yield Room(self.x, top, self.wide, share * unit)
            top += share * unit + gap

    def fitting(self, wide: float, high: float) -> "Room":
        """The largest rectangle of that shape, in the middle."""
        scale = min(self.wide / wide, self.high / high)
        left, top = self.wide - wide * scale, self.high - high * scale
        return Room(self.x + left / 2, self.y + top / 2, wide * scale, high * scale)
