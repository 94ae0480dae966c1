"""The end of the game and its points (MO-END, MO-SCO)."""

from collections.abc import Callable, Mapping

from games.kernel.points import Points
from games.kernel.result import Line, Result, Sheet, ranked
from games.kernel.seats import Seat
from games.monumental.box import BOX
from games.monumental.facts import flow
from games.monumental.rules.move import Move
from games.monumental.state import State

_VP = BOX.constants.vp
_BONUS = BOX.constants.dominance_bonus_vp.value

COUNTS: Mapping[flow.Category, Callable[[State, Seat], int]] = {
    "provinces": lambda state, seat: len(state.land.owned(seat)) - 1,
    "knowledge": lambda state, seat: state.players[seat].knowledge,
    "wonders": lambda state, seat: state.players[seat].wonders,
    "policies": lambda state, seat: len(state.players[seat].policies),
    "monsters": lambda state, seat: len(state.players[seat].monsters),
}
"""How many things of each category a seat has (MO-SCO-01, MO-SCO-02)."""

EACH: Mapping[flow.Category, int] = {
    "provinces": _VP.province,
    "knowledge": _VP.knowledge,
    "wonders": _VP.wonder,
    "policies": _VP.policy,
    "monsters": _VP.monster,
}
"""Points for one thing of a category."""

DOMINATED: tuple[flow.Category, ...] = ("provinces", "knowledge", "wonders", "policies")
"""The categories with a bonus for the most (MO-SCO-03)."""


def counts(state: State, category: flow.Category) -> tuple[int, ...]:
    """What each seat has of a category."""
    return tuple(COUNTS[category](state, seat) for seat in range(len(state.players)))


def dominating(have: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the most of a category, at least one; all of those who tie (MO-SCO-03)."""
    most = max(have)
    return tuple(seat for seat, count in enumerate(have) if count == most and most)


def lines(have: Mapping[flow.Category, tuple[int, ...]], seat: Seat) -> tuple[Line, ...]:
    """What a seat scores for what each has of the categories, in the order of MO-SCO-04."""
    return (
        *(Line(one, have[one][seat] * EACH[one]) for one in DOMINATED),
        *(
            Line(f"dominance in {one}", _BONUS if seat in dominating(have[one]) else 0)
            for one in DOMINATED
        ),
        Line("monsters", have["monsters"][seat] * EACH["monsters"]),
    )


def sheets(state: State) -> tuple[Sheet, ...]:
    """The score sheet of each seat, as things are now."""
    have = {category: counts(state, category) for category in COUNTS}
    return tuple(
        Sheet(lines=lines(have, seat), tie_break=_tie_break(state, seat))
        for seat in range(len(state.players))
    )


def _tie_break(state: State, seat: Seat) -> tuple[int, ...]:
    """More wonders, then provinces, then Knowledge, then gold (MO-SCO-05)."""
    order: tuple[flow.Category, ...] = ("wonders", "provinces", "knowledge")
    figures = (COUNTS[category](state, seat) for category in order)
    return (*figures, state.players[seat].goods.gold)


def finish(move: Move) -> None:
    """Scores, and ends the game."""
    for category in DOMINATED:
        _score(move, category)
    for category in DOMINATED:
        move.note(
            flow.DominanceScored(category=category, seats=dominating(counts(move.state, category)))
        )
    _score(move, "monsters")
    move.note(flow.FinalScore(sheets=sheets(move.state)))
    move.note(flow.GameEnded())
    move.clear()


def _score(move: Move, category: flow.Category) -> None:
    points = tuple(count * EACH[category] for count in counts(move.state, category))
    move.note(flow.CategoryScored(category=category, points=points))


def seat_points(state: State) -> tuple[Points, ...]:
    """What each seat would score now; at the end the points of the result."""
    return tuple(sheet.points for sheet in state.sheets or sheets(state))


def result(state: State) -> Result | None:
    """Ranking and score sheets once the game is over."""
    if state.phase != "over":
        return None
    return ranked(
        {seat: sheet.lines for seat, sheet in enumerate(state.sheets)},
        tie_breaks={seat: sheet.tie_break for seat, sheet in enumerate(state.sheets)},
    )
