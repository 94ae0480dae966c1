"""How far somebody has read the whole log: a place in each partition, as a text that anybody can
read.

It looks like `Log-Position`: whoever stands at `0-15,3-22` has everything up to position 15 of
partition 0 and up to 22 of partition 3, and nothing of others. Behind the end of a game comes what
it reveals: who stands at `3-22.7` has read the revelations up to version 7 of the game that ended
at position 22.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

_FORM: Final = r"[0-9]{1,6}-[0-9]{1,18}(\.[0-9]{1,10})?"
_PLACE: Final = re.compile(r"([0-9]{1,6})-([0-9]{1,18})(?:\.([0-9]{1,10}))?")
MOST: Final = 1024
"""Partitions that a log has at most."""
PATTERN: Final = f"^{_FORM}(,{_FORM}){{0,{MOST - 1}}}$"
"""What a position looks like, as a regular expression of JSON Schema."""


class BadPositionError(ValueError):
    """The text is no position of this log."""


class Place(Struct, frozen=True):
    """Up to where a partition has been read. `revealed` is set if the event there is the end of a
    game, and not all that it reveals was read: the version up to which it was."""

    position: int = 0
    revealed: int | None = None

    def text(self, partition: int) -> str:
        """The place in words."""
        more = "" if self.revealed is None else f".{self.revealed}"
        return f"{partition}-{self.position}{more}"


class LogPosition:
    """A place in each of the partitions; it moves on."""

    def __init__(self, partitions: int, places: Mapping[int, Place] | None = None) -> None:
        self._places = [Place()] * partitions
        self._texts = [""] * partitions
        for partition, place in (places or {}).items():
            self.move(partition, place)

    def __getitem__(self, partition: int) -> Place:
        return self._places[partition]

    def move(self, partition: int, place: Place) -> None:
        """A partition has been read up to a place."""
        self._places[partition] = place
        self._texts[partition] = "" if place == Place() else place.text(partition)

    def behind(self, heads: Mapping[int, int]) -> Iterable[int]:
        """The partitions of which there is more to read."""
        for partition, head in heads.items():
            place = self._places[partition]
            if place.position < head or place.revealed is not None:
                yield partition

    @property
    def text(self) -> str:
        """The position for clients; that of the beginning is not empty either."""
        return ",".join(one for one in self._texts if one) or Place().text(0)


def of_heads(partitions: int, heads: Mapping[int, int]) -> LogPosition:
    """The position behind everything up to the last positions of partitions."""
    return LogPosition(partitions, {one: Place(head) for one, head in heads.items()})


def read(text: str, partitions: int) -> LogPosition:
    """The position of a text; of a partition that is named twice the further place. Raises
    BadPositionError."""
    found: dict[int, Place] = {}
    for part in text.split(","):
        form = _PLACE.fullmatch(part.strip())
        if form is None or int(form[1]) >= partitions:
            raise BadPositionError(text)
        partition, revealed = int(form[1]), form[3]
        place = Place(int(form[2]), None if revealed is None else int(revealed))
        if place.position >= found.get(partition, Place()).position:
            found[partition] = place
    return LogPosition(partitions, found)
