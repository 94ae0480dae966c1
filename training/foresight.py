"""Foresight: a player that looks one command ahead, and takes what its appraisal likes best."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from games.kernel.appraisal.appraisal import AnyAppraisal, appraisal
from games.kernel.appraisal.estimating import settled
from games.kernel.appraisal.weights import Weights
from games.kernel.chance import Chance
from games.kernel.refusal import Illegal
from games.kernel.search.worth import worth
from games.kernel.title import AnyTitle

FARTHEST: Final = 12
"""So many decisions that follow from a command are taken at most."""
AHEAD: Final = "ahead"
"""Its name among the bots of a plan."""


def taught(title: AnyTitle, weights: Weights) -> AnyAppraisal:
    """The appraisal of a title with other weights than its own."""
    own = appraised(title)
    return appraisal(own.features, weights, own.narrowed, own.kind)


def appraised(title: AnyTitle) -> AnyAppraisal:
    """The appraisal of a title; LookupError if it has no features."""
    if title.appraisal is None:
        raise LookupError(f"{title.meta.slug} has no appraisal")
    return title.appraisal


def foreseen(
    title: AnyTitle,
    appraisal: AnyAppraisal,
    state: Any,
    seat: int,
    commands: Sequence[Any],
    chance: Chance,
) -> Any:
    """The best of the commands in an imagined state, with what follows from each; the first of
    equal ones."""
    tried = tuple(appraisal.narrowed(state, seat, commands))
    return max(tried, key=lambda one: _worth(title, appraisal, state, seat, one, chance))


def _worth(
    title: AnyTitle, appraisal: AnyAppraisal, state: Any, seat: int, command: Any, chance: Chance
) -> float:
    accepted = title.rules.decide(state, seat, command, chance)
    if isinstance(accepted, Illegal):  # it is legal, but not in the world that is imagined
        return float("-inf")
    after = accepted.state
    for _ in range(FARTHEST):
        if not appraisal.follows(after, seat):
            break
        after = max(_followed(title, appraisal, after, seat, chance), key=lambda one: one[0])[1]
    return _said(title, appraisal, after, seat)


def _followed(
    title: AnyTitle, appraisal: AnyAppraisal, state: Any, seat: int, chance: Chance
) -> Iterator[tuple[int, Any]]:
    """What the answers to a decision that follows are worth, and lead to."""
    answers = appraisal.narrowed(state, seat, tuple(title.rules.legal(state, seat)))
    for one in answers:
        after = title.rules.carry_out(state, seat, one, chance).state
        yield _said(title, appraisal, after, seat), after


def _said(title: AnyTitle, appraisal: AnyAppraisal, state: Any, seat: int) -> int:
    result = title.rules.result(state)
    return worth(appraisal.of(state) if result is None else settled(result))[seat]
