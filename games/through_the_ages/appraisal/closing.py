"""What the final scoring would give now, with the events of which it is known that they count."""

from games.through_the_ages.box import EVENTS
from games.through_the_ages.effects.gains import ScoreCulture, ScoreCultureByRank
from games.through_the_ages.effects.losses import LoseCulture
from games.through_the_ages.effects.program import AnyOperation
from games.through_the_ages.rules.amounts import amount_of
from games.through_the_ages.rules.scoring import by_rank, final_events, training_points
from games.through_the_ages.state import State


def closing(state: State) -> tuple[int, ...]:
    """The culture that each seat would gain by the final scoring (TTA-FIN-03, TTA-FIN-07)."""
    events = [effect for card in final_events(state) for effect in EVENTS[card].effects]
    return tuple(
        [
            _of_seat(state, seat, events) if nation.alive else 0
            for seat, nation in enumerate(state.nations)
        ]
    )


def _of_seat(state: State, seat: int, events: list[AnyOperation]) -> int:
    points = training_points(state, seat) if state.training else 0
    for effect in events:
        match effect:
            case ScoreCulture(amount=amount, per=per):
                points += amount_of(state, seat, amount, per)
            case LoseCulture(amount=amount, per=per):
                points -= amount_of(state, seat, amount, per)
            case ScoreCultureByRank():
                points += by_rank(state, seat, effect)
            case _:
                pass
    return points
