"""Encoded answers that a process keeps, within a budget of bytes."""

from collections import OrderedDict
from typing import Final

from msgspec import Struct

OVERHEAD: Final = 512
"""Bytes that an answer takes beside its body: key, validator, places in tables."""
LARGEST: Final = 8
"""No answer is kept that takes more than this part of the budget."""


class AnswerKey(Struct, frozen=True, kw_only=True):
    """Everything that an answer about the past depends on. `game`, `ply` and the hash chain behind
    them fix the state; `rules` are the program's rules and views of the title; `viewer` is the
    class of those who see the same: a seat, a spectator, or everybody once the game is over.
    `detail` tells apart what else differs (language, names)."""

    game: str
    ply: int
    what: str
    viewer: str
    rules: str
    detail: str = ""


class CachedAnswer(Struct, frozen=True, kw_only=True):
    """A body with its validator. `lasting`: it hides nothing that could be opened, so everybody
    who may see the game gets the same, for good."""

    body: bytes
    etag: str
    lasting: bool


class CachedAnswers:
    """Answers in memory. What was asked for longest ago is forgotten first."""

    def __init__(self, budget: int) -> None:
        self.size = 0
        self._budget = budget
        self._all: OrderedDict[AnswerKey, CachedAnswer] = OrderedDict()

    @property
    def largest(self) -> int:
        """Bytes that the body of a kept answer may have."""
        return self._budget // LARGEST - OVERHEAD

    def get(self, key: AnswerKey) -> CachedAnswer | None:
        """The answer that was kept under a key."""
        found = self._all.get(key)
        if found is not None:
            self._all.move_to_end(key)
        return found

    def add(self, key: AnswerKey, answer: CachedAnswer) -> None:
        """Keeps an answer, if it is not too large."""
        if len(answer.body) > self.largest or key in self._all:
            return
        self._all[key] = answer
        self.size += _size(answer)
        while self.size > self._budget:
            _, oldest = self._all.popitem(last=False)
            self.size -= _size(oldest)


def _size(answer: CachedAnswer) -> int:
    return len(answer.body) + OVERHEAD
