"""What a search needs of a title: its rules, and what its positions are worth."""

from typing import Any, Protocol

from msgspec import Struct

from games.kernel.appraisal.appraisal import Appraisal
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


class Playable(Struct, frozen=True, eq=False):
    """The parts of a title that a search needs."""

    rules: Rulebook[Any, Any, Any, Any]
    appraisal: Appraisal[Any, Any]


def playable(title: HasRules) -> Playable:
    """Those parts of a title; LookupError if its positions cannot be appraised."""
    if title.appraisal is None:
        raise LookupError("without an appraisal nothing can be searched")
    return Playable(title.rules, title.appraisal)
