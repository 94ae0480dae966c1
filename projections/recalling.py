"""A decoder that remembers the newest events: every projection looks at each of them."""

from typing import Protocol

from events.envelope import Recorded
from projections.decoder import Value, Written

MOST = 5_000


class Decodes(Protocol):
    """What projections need of a decoder."""

    def decode(self, entry: Written) -> Value:
        """The value of an entry."""
        ...


class Recalling:
    """Decodes events of the log once. Values never change, so everybody can share them."""

    def __init__(self, decoder: Decodes) -> None:
        self._decoder = decoder
        self._known: dict[tuple[int, int], Value] = {}

    def forget(self) -> None:
        """Events at the same places may be others now."""
        self._known.clear()

    def decode(self, entry: Written) -> Value:
        """As the decoder behind it, whose errors are not remembered."""
        if not isinstance(entry, Recorded):
            return self._decoder.decode(entry)
        place = (entry.partition, entry.position)
        value = self._known.get(place)
        if value is None:
            value = self._decoder.decode(entry)
            if len(self._known) >= MOST:
                self._known.clear()
            self._known[place] = value
        return value
