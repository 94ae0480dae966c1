"""A title's appraisal: features of a position and the weights that were fitted to them."""

from collections.abc import Callable, Collection, Iterable, Sequence
from operator import mul
from typing import Any, Generic, TypeVar

from msgspec import Struct

from games.kernel.appraisal.estimate import WHOLE, Estimate
from games.kernel.appraisal.exponential import FINE, falling
from games.kernel.appraisal.kinds import kind_of
from games.kernel.appraisal.shares import shared
from games.kernel.appraisal.slopes import STEPS, Slope, slopes
from games.kernel.appraisal.weights import FULL, MILLION, Weights

State = TypeVar("State")
Command = TypeVar("Command")


def _no_automata(_state: object) -> int:
    return 0


class Features(Struct, Generic[State], frozen=True, kw_only=True, eq=False):
    """What a title sees in a position, in whole numbers.

    `names`: one for each feature. `of(state)`: for each seat a number for each feature, in the
    order of the names. `progress(state)`: how much of the game is over, 0 to 1000; it never falls
    by more than a little. Both look at nothing but the state, and at all of it: whoever asks hands
    them a world that a seat may imagine. `automata(state)`: how many of the rows, the last ones,
    are those of automata, which play without a seat and can win (`games.kernel.result`).

    `good`: the names of features more of which is never bad, `bad`: of those more of which is never
    good. Weights are held to it when they are fitted: who plays badly has much of what he did not
    use, and without this that would seem to be bad in itself.
    """

    names: tuple[str, ...]
    of: Callable[[State], Sequence[Sequence[int]]]
    progress: Callable[[State], int]
    automata: Callable[[State], int] = _no_automata
    good: frozenset[str] = frozenset()
    bad: frozenset[str] = frozenset()


def _never(_state: object, _seat: int) -> bool:
    return False


def _all(_state: object, _seat: int, commands: Sequence[Any]) -> Sequence[Any]:
    return commands


class Appraisal(Struct, Generic[State, Command], frozen=True, kw_only=True, eq=False):
    """The appraisal of a title.

    `narrowed(state, seat, commands)`: those worth trying, at least one of them. `kind`: that of a
    command (`games.kernel.appraisal.kinds`). `along` are the weights at each step of progress.
    `follows(state, seat)`: whether the seat's open decision belongs to what it has just done (what
    is built for a card that was played), so that the position says little before it is taken.
    """

    features: Features[State]
    weights: Weights
    along: tuple[Slope, ...]
    narrowed: Callable[[State, int, Sequence[Command]], Iterable[Command]] = _all
    kind: Callable[[Any], str] = kind_of
    follows: Callable[[State, int], bool] = _never

    def of(self, state: State, out: Collection[int] = ()) -> Estimate:
        """The estimate of a position that is not over. The seats that are `out` win nothing."""
        said = self.reckoned(self.features.of(state), self.features.progress(state), out)
        automata = self.features.automata(state)
        if not automata:
            return said
        return Estimate(said.chances[:-automata], said.points[:-automata])

    def reckoned(
        self, rows: Sequence[Sequence[int]], progress: int, out: Collection[int] = ()
    ) -> Estimate:
        """The estimate of a position whose seats, and automata, have these features."""
        slope = self.along[min(FULL, max(0, progress)) * STEPS // FULL]
        offset, weights = slope.offsets.get(len(rows), 0), slope.points
        points = tuple([offset + sum(map(mul, weights, row)) // MILLION for row in rows])
        return Estimate(_chances(points, slope.spread, out), points)


AnyAppraisal = Appraisal[Any, Any]
"""An appraisal whose types are known only at run time."""


def _chances(points: Sequence[int], spread: int, out: Collection[int]) -> tuple[int, ...]:
    """The chances of seats with such points to end with the most."""
    playing = [seat for seat in range(len(points)) if seat not in out] or range(len(points))
    most = max([points[seat] for seat in playing])
    odds = [
        falling((most - points[seat]) * FINE // spread) if seat in playing else 0
        for seat in range(len(points))
    ]
    return shared(WHOLE, odds)


def appraisal(
    features: Features[State],
    weights: Weights,
    narrowed: Callable[[State, int, Sequence[Command]], Iterable[Command]] = _all,
    kind: Callable[[Any], str] = kind_of,
    follows: Callable[[State, int], bool] = _never,
) -> Appraisal[State, Command]:
    """The appraisal with these weights; ValueError if they do not fit the features."""
    wrong = weights.wrong(features.names)
    if wrong is not None:
        raise ValueError(f"the weights do not fit: {wrong}")
    return Appraisal(
        features=features,
        weights=weights,
        along=slopes(weights),
        narrowed=narrowed,
        kind=kind,
        follows=follows,
    )
