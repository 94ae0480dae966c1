"""What a search needs of a title: its rules, and what its positions are worth."""

from typing import Any, Protocol

from msgspec import Struct

from games.kernel.appraisal.appraisal import Appraisal
from games.kernel.bots import Bot
from games.kernel.title import Rulebook


class HasRules(Protocol):
    """A title; or, for bots that are parts of one, the parts of it that they need."""

    @property
    def rules(self) -> Rulebook[Any, Any, Any, Any]:
        """What the rules say."""
        ...

    @property
    def appraisal(self) -> Appraisal[Any, Any] | None:
        """What positions are worth."""
        ...

    @property
    def habit(self) -> Bot[Any, Any] | None:
        """How anybody is expected to play."""
        ...


class Playable(Struct, frozen=True, eq=False):
    """The parts of a title that a search needs.

    `habit`: a strategy that is quick and not bad. By it everybody plays on from a position that is
    new to the search, until it is at rest and can be appraised; without one, positions are
    appraised where they are reached.
    """

    rules: Rulebook[Any, Any, Any, Any]
    appraisal: Appraisal[Any, Any]
    habit: Bot[Any, Any] | None = None


def playable(title: HasRules) -> Playable:
    """Those parts of a title; LookupError if its positions cannot be appraised."""
    if title.appraisal is None:
        raise LookupError("without an appraisal nothing can be searched")
    return Playable(title.rules, title.appraisal, title.habit)
