"""Redraws: a move made again, with the draws as they were or with others."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from msgspec import Struct

from games.kernel.chance import Chance
from games.kernel.move import Accepted
from games.kernel.refusal import Illegal
from games.kernel.title import AnyTitle, Table, fold, play
from referee.review.course import Course, Move

Made: TypeAlias = Callable[[Chance], Any]
"""A move, or the setup: the state that it leads to with a chance; None if the rules that are here
refuse it."""


class Draw(Struct, frozen=True):
    """One draw of a move: its label, how many outcomes it had, and which of them came."""

    label: str
    below: int
    outcome: int


class Draws:
    """A chance that first gives known outcomes, and then those of another one; `made` are all."""

    def __init__(self, known: Sequence[int], further: Chance) -> None:
        self._known = known
        self._further = further
        self.made: list[Draw] = []

    def below(self, n: int, label: str) -> int:
        """The next outcome."""
        number = len(self.made)
        known = number < len(self._known)
        outcome = self._known[number] if known else self._further.below(n, label)
        self.made.append(Draw(label, n, outcome))
        return outcome


class Stretch(Struct, frozen=True, kw_only=True):
    """Draws of one kind that follow on each other: the outcomes before them, and their kind."""

    before: tuple[int, ...]
    kind: str


def making(course: Course, move: Move | None) -> Made:
    """A move made again; without one, the setup."""
    if move is None:
        return lambda chance: _set_up(course.title, course.table, chance)
    return lambda chance: _decided(course.title, move, chance)


def stretches(draws: Sequence[Draw]) -> tuple[Stretch, ...]:
    """The draws by their kinds, in order. What has one outcome alone is no draw."""
    found, before = list[Stretch](), tuple[int, ...]()
    for kind, group in groupby(draws, key=lambda one: one.label):
        some = list(group)
        if any(one.below > 1 for one in some):
            found.append(Stretch(before=before, kind=kind))
        before += tuple(one.outcome for one in some)
    return tuple(found)


def together(parts: Sequence[Stretch]) -> tuple[Stretch, ...]:
    """All draws as one kind, where nobody knows the outcomes any more that lie between."""
    kinds = dict.fromkeys(one.kind for one in parts)
    return (Stretch(before=(), kind=" + ".join(kinds)),)


def _set_up(title: AnyTitle, table: Table[Any], chance: Chance) -> Any:
    facts = title.rules.setup(table, chance)
    return None if isinstance(facts, Illegal) else fold(title, facts, None)


def _decided(title: AnyTitle, move: Move, chance: Chance) -> Any:
    decided = play(title, move.before, move.action, chance)
    return decided.state if isinstance(decided, Accepted) else None
