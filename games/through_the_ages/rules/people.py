"""Population that is gained or lost without an action (TTA-MAT-02, TTA-HAP-07)."""

from collections.abc import Sequence

from games.kernel.seats import Seat
from games.through_the_ages.facts.civil import PopulationGained, PopulationLost
from games.through_the_ages.rules.choice import Choice, Option
from games.through_the_ages.rules.forces import uncommitted
from games.through_the_ages.rules.move import Move
from games.through_the_ages.state import State
from games.through_the_ages.steps import LosingWorker


def gain_population(move: Move, seat: Seat, number: int) -> None:
    """Tokens come from the bank, as far as there are any (TTA-SUP-01)."""
    for _ in range(min(number, move.state.nations[seat].yellow)):
        move.note(PopulationGained(seat=seat, source="gain"))


def lose_population(move: Move, seat: Seat, number: int) -> None:
    """Unused workers go first; then the loser names a worker (TTA-HAP-07)."""
    unused = min(number, move.state.nations[seat].pool)
    for _ in range(unused):
        move.note(PopulationLost(seat=seat))
    if number > unused and workers(move.state, seat):
        move.open(seat, LosingWorker(left=number - unused))


def workers(state: State, seat: Seat) -> tuple[str, ...]:
    """Cards with a worker that no force holds (TTA-POL-26)."""
    return tuple(
        post.kind for post in state.nations[seat].posts if uncommitted(state, seat, post.kind) > 0
    )


class WorkerChoice(Choice[LosingWorker]):
    """Whom to lose (TTA-HAP-07)."""

    rule = "TTA-HAP-07"

    def offers(self, state: State, seat: Seat, step: LosingWorker) -> Sequence[Option]:
        """Each card with a worker."""
        return workers(state, seat)

    def chosen(self, move: Move, seat: Seat, step: LosingWorker, option: Option) -> None:
        """The token goes to the bank; more may follow."""
        move.note(PopulationLost(seat=seat, card=str(option)))
        if step.left > 1:
            lose_population(move, seat, step.left - 1)
