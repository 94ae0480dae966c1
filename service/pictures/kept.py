"""Pictures that a process keeps, within a budget of bytes."""

from collections import OrderedDict
from typing import Final

OVERHEAD: Final = 256
"""Bytes that a picture takes beside itself."""


class KeptPictures:
    """Pictures by their validators. What was asked for longest ago is forgotten first."""

    def __init__(self, budget: int) -> None:
        self.size = 0
        self._budget = budget
        self._all: OrderedDict[str, bytes] = OrderedDict()

    def get(self, validator: str) -> bytes | None:
        """The picture of that validator."""
        found = self._all.get(validator)
        if found is not None:
            self._all.move_to_end(validator)
        return found

    def add(self, validator: str, picture: bytes) -> None:
        """Keeps a picture, if it is at most an eighth of all that is kept."""
        if validator in self._all or len(picture) > self._budget // 8:
            return
        self._all[validator] = picture
        self.size += len(picture) + OVERHEAD
        while self.size > self._budget:
            _, oldest = self._all.popitem(last=False)
            self.size -= len(oldest) + OVERHEAD
