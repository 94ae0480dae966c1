"""Rulesets: several sets of rules over the same commands, facts and states.

A title object plays one ruleset, `meta.ruleset`. The installed one plays the ruleset that new
games get. A title that has others offers them by a method `under`:

    class Tzolkin:
        def under(self, ruleset: str) -> AnyTitle | None: ...

All of them share types and `evolve`, so each can fold the games of any other; what they differ
in is `setup`, `decide`, `legal` and `result`. A game is played to its end by the ruleset that it
was opened with.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from msgspec.structs import replace

from games.kernel.bots import Bot
from games.kernel.catalogue import Component
from games.kernel.chance import Chance
from games.kernel.notation import Notation
from games.kernel.refusal import RULESET_RETIRED, Illegal
from games.kernel.result import Result
from games.kernel.seats import Seat, Viewer
from games.kernel.title import AnyTitle, Meta, Table, Types


@runtime_checkable
class OffersRulesets(Protocol):
    """A title with more than one ruleset."""

    def under(self, ruleset: str) -> AnyTitle | None:
        """The title as that ruleset plays it; None if it cannot be played (any more)."""
        ...


def offered(title: AnyTitle, ruleset: str) -> AnyTitle | None:
    """The title under one of the rulesets that can be played; None if it is not among them."""
    if ruleset == title.meta.ruleset:
        return title
    return title.under(ruleset) if isinstance(title, OffersRulesets) else None


def under(title: AnyTitle, ruleset: str) -> AnyTitle:
    """The title for games of that ruleset; `Retired` if it cannot be played (any more)."""
    return offered(title, ruleset) or Retired(title, ruleset)


class Retired:
    """A title under a ruleset that is not played any more, or that was never known here.

    Its games fold, are shown and replayed as ever, because the facts say what happened; nothing
    can be decided in them, and no new one begins.
    """

    def __init__(self, title: AnyTitle, ruleset: str) -> None:
        self._title = title
        self._meta = replace(title.meta, ruleset=ruleset)
        self._illegal = Illegal(
            rule=RULESET_RETIRED,
            because=f"Games of {ruleset} can be read, but not played any more.",
        )

    @property
    def meta(self) -> Meta:
        """Of the title; `ruleset` is the retired one and not among `rulesets`."""
        return self._meta

    @property
    def types(self) -> Types:
        """Of the title."""
        return self._title.types

    @property
    def notation(self) -> Notation[Any]:
        """Of the title."""
        return self._title.notation

    @property
    def bots(self) -> Mapping[str, Bot[Any, Any]]:
        """Of the title; they are never asked."""
        return self._title.bots

    def setup(self, table: Table[Any], chance: Chance) -> Illegal:
        """Refused."""
        return self._illegal

    def decide(self, state: Any, seat: Seat, command: Any, chance: Chance) -> Illegal:
        """Refused."""
        return self._illegal

    def legal(self, state: Any, seat: Seat) -> Iterator[Any]:
        """Nothing."""
        return iter(())

    def evolve(self, state: Any, fact: Any) -> Any:
        """As the title does."""
        return self._title.evolve(state, fact)

    def view(self, state: Any) -> Any:
        """As the title does."""
        return self._title.view(state)

    def result(self, state: Any) -> Result | None:
        """As the title does; what the game's own ruleset said stands in its log."""
        return self._title.result(state)

    def imagine(self, state: Any, viewer: Viewer, chance: Chance) -> Any:
        """As the title does."""
        return self._title.imagine(state, viewer, chance)

    def broken(self, state: Any) -> Sequence[str]:
        """As the title does."""
        return self._title.broken(state)

    def catalogue(self) -> Sequence[Component]:
        """As the title does."""
        return self._title.catalogue()

    def picture(self, view: Any) -> str:
        """As the title does."""
        return self._title.picture(view)
