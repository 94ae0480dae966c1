"""Examples: positions of games, with what came of them."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from games.kernel.appraisal.appraisal import AnyAppraisal
from games.kernel.appraisal.estimate import CENTS, WHOLE, Estimate
from games.kernel.appraisal.estimating import settled
from games.kernel.appraisal.shares import shared
from games.kernel.result import Result
from games.kernel.title import AnyTitle, fold
from training.foresight import appraised
from training.playing import Played, Ply, inviting

EACH: Final = 30
"""So many positions of each game are looked at."""


class Choice(Struct, frozen=True):
    """The kinds of the commands of a list, and which of them was played."""

    kinds: tuple[str, ...]
    chosen: int


class Example(Struct, frozen=True, kw_only=True):
    """A position of the game of that number.

    `rows`: the features of each seat, `so_far`: its points in hundredths. `points` (in hundredths)
    and `chances` are what each seat has come to at the end; automata come after the seats.
    `choice` is what a strong player chose in it.
    """

    game: int
    progress: int
    rows: Sequence[Sequence[int]]
    so_far: tuple[int, ...]
    points: tuple[int, ...]
    chances: tuple[int, ...]
    choice: Choice | None


def examples(title: AnyTitle, game: Played, strong: frozenset[str]) -> list[Example]:
    """Some positions of a game, always the same ones."""
    plies = range(len(game.plies))
    picked = random.Random(f"positions of {game.plan.seed}").sample(plies, min(EACH, len(plies)))
    positions = dict(_positions(title, game, frozenset(picked)))
    result = title.rules.result(positions[len(plies)])
    assert result is not None
    end = _end(result)
    appraisal = appraised(title)
    return [
        Example(
            game=game.plan.number,
            progress=appraisal.features.progress(positions[at]),
            rows=appraisal.features.of(positions[at]),
            so_far=_so_far(title, positions[at]),
            points=end.points,
            chances=end.chances,
            choice=_choice(title, appraisal, positions[at], game.plies[at], strong),
        )
        for at in sorted(picked)
    ]


def _end(result: Result) -> Estimate:
    """What everybody has come to, automata after the seats: they win what no seat does."""
    end = settled(result)
    others = [round(one.points * CENTS) for one in result.automata]
    left = shared(WHOLE - sum(end.chances), [1] * len(others)) if others else ()
    return Estimate((*end.chances, *left), (*end.points, *others))


def _positions(title: AnyTitle, game: Played, picked: frozenset[int]) -> Iterator[tuple[int, Any]]:
    """The positions before the picked plies, and the last one."""
    state = fold(title, game.opening, None)
    for at, ply in enumerate(game.plies):
        if at in picked:
            yield at, state
        state = fold(title, ply.facts, state)
    yield len(game.plies), state


def _so_far(title: AnyTitle, state: Any) -> tuple[int, ...]:
    points: Callable[[Any], Sequence[Any]] | None = title.showing.points
    return () if points is None else tuple(round(one * CENTS) for one in points(state))


def _choice(
    title: AnyTitle, appraisal: AnyAppraisal, state: Any, ply: Ply, strong: frozenset[str]
) -> Choice | None:
    """What was chosen by a strong player among those worth trying; None if there was no choice."""
    if ply.by not in strong:
        return None
    listed = tuple(
        appraisal.narrowed(state, ply.seat, inviting(title.rules.legal(state, ply.seat)))
    )
    if len(listed) < 2 or ply.command not in listed:
        return None
    return Choice(tuple(map(appraisal.kind, listed)), listed.index(ply.command))
