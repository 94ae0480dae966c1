"""The features of a position: all figures of each player, in one row.

Teammates share their points (EV-TEA-02), and so their figures. The last row of a solo game is that
of the Ghosts, who can win although they have no seat.
"""

from operator import add
from typing import Final

from games.eldervale.appraisal import clock, forces, goods, growth, homes, standing, turn
from games.eldervale.state import State
from games.kernel.appraisal.appraisal import Features

NAMES: Final = (
    *standing.NAMES,
    *growth.NAMES,
    *homes.NAMES,
    *goods.NAMES,
    *forces.NAMES,
    *turn.NAMES,
)
Row = tuple[int, ...]


def rows(state: State) -> tuple[Row, ...]:
    """A row for each player, in the order of the names."""
    strength = forces.forces(state)
    found = tuple([_row(state, seat, strength[seat]) for seat in range(len(state.players))])
    return _shared(found) if state.options.teams else found


def _row(state: State, seat: int, strength: Row) -> Row:
    return (
        *standing.standing(state, seat),
        *growth.growth(state, seat),
        *homes.homes(state, seat),
        *goods.goods(state, seat),
        *strength,
        *turn.turns(state, seat),
    )


def _shared(found: tuple[Row, ...]) -> tuple[Row, ...]:
    """The rows of teams: what both have together."""
    return tuple([tuple(map(add, row, found[seat ^ 1])) for seat, row in enumerate(found)])


def automata(state: State) -> int:
    """The Ghosts of a solo game."""
    return int(state.solo)


FEATURES: Final = Features(names=NAMES, of=rows, progress=clock.progress, automata=automata)
