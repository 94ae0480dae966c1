"""Foresight: a player that looks one command ahead, and takes what its appraisal likes best."""

from collections.abc import Sequence
from typing import Any, Final

from games.kernel.appraisal.appraisal import AnyAppraisal, appraisal
from games.kernel.appraisal.estimating import settled
from games.kernel.appraisal.weights import Weights
from games.kernel.chance import Chance
from games.kernel.refusal import Illegal
from games.kernel.search.worth import worth
from games.kernel.title import AnyTitle

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
    """The best of the commands in an imagined state; the first of equal ones."""
    tried = tuple(appraisal.narrowed(state, seat, commands))
    return max(tried, key=lambda one: _worth(title, appraisal, state, seat, one, chance))


def _worth(
    title: AnyTitle, appraisal: AnyAppraisal, state: Any, seat: int, command: Any, chance: Chance
) -> float:
    accepted = title.rules.decide(state, seat, command, chance)
    if isinstance(accepted, Illegal):  # it is legal, but not in the world that is imagined
        return float("-inf")
    result = title.rules.result(accepted.state)
    said = appraisal.of(accepted.state) if result is None else settled(result)
    return worth(said)[seat]
