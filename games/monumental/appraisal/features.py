"""The features of a position: all figures of each seat, in one row."""

from typing import Final

from games.kernel.appraisal.appraisal import Features
from games.monumental.appraisal import city, clock, empire, hand, standing, turn
from games.monumental.state import State

NAMES: Final = (*standing.NAMES, *city.NAMES, *hand.NAMES, *empire.NAMES, *turn.NAMES)


def rows(state: State) -> tuple[tuple[int, ...], ...]:
    """A row for each seat, in the order of the names."""
    to_come = clock.activations(state)
    standings, empires = standing.standings(state), empire.empires(state)
    turns = turn.turns(state, to_come)
    return tuple(
        [
            (
                *standings[seat],
                *city.city(player, to_come[seat]),
                *hand.hand(state, seat),
                *empires[seat],
                *turns[seat],
            )
            for seat, player in enumerate(state.players)
        ]
    )


FEATURES: Final = Features(names=NAMES, of=rows, progress=clock.progress)
