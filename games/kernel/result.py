"""How a game ended: ranking, and for each seat where its points came from."""

from collections.abc import Iterable, Mapping
from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.points import Points, points
from games.kernel.seats import Seat


class Line(Struct, frozen=True):
    """One line of a score sheet."""

    label: Annotated[str, Meta(description="What the points are for.")]
    points: Points


Breakdown = Annotated[
    tuple[Line, ...], Meta(description="Where the points come from; the lines add up to `points`.")
]
TieBreak = Annotated[
    tuple[int, ...], Meta(description="The tie-breakers, in the order in which they were compared.")
]


class Standing(Struct, frozen=True, kw_only=True):
    """One seat's final standing."""

    seat: Seat
    rank: Annotated[int, Meta(description="From 1; tied seats share a rank.")]
    points: Points
    breakdown: Breakdown
    tie_break: TieBreak = ()


class Automaton(Struct, frozen=True, kw_only=True):
    """The final standing of an automaton, the opponent that the rules play in a solo game. It has a
    rank but no seat."""

    name: Annotated[str, Meta(description="What the title calls it.")]
    rank: Annotated[int, Meta(description="From 1, among seats and automata together.")]
    points: Points
    breakdown: Breakdown
    tie_break: TieBreak = ()


class Result(Struct, frozen=True, kw_only=True):
    """The end of a game."""

    standings: Annotated[tuple[Standing, ...], Meta(description="All seats, by rank, then seat.")]
    automata: Annotated[
        tuple[Automaton, ...],
        Meta(description="Opponents that the rules play, ranked together with the seats."),
    ] = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of rank 1; none if an automaton has won alone."""
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)


class SeatScore(Struct, frozen=True, kw_only=True):
    """The points of a seat in the current view."""

    seat: Seat
    points: Points
    final: Annotated[
        bool,
        Meta(
            description="Whether the game has been scored, so that these are the points of its "
            "result."
        ),
    ]


def scores(result: Result | None, so_far: Iterable[Points]) -> tuple[SeatScore, ...]:
    """The scores of a view, by seat: those of the result, else those of each seat so far."""
    if result is None:
        return tuple(
            SeatScore(seat=seat, points=amount, final=False) for seat, amount in enumerate(so_far)
        )
    found = (SeatScore(seat=one.seat, points=one.points, final=True) for one in result.standings)
    return tuple(sorted(found, key=lambda one: one.seat))


class Sheet(Struct, frozen=True, kw_only=True):
    """A score sheet: where points came from, and the figures compared after equal points."""

    lines: Annotated[tuple[Line, ...], Meta(description="Where the points come from.")]
    tie_break: Annotated[
        tuple[int, ...], Meta(description="What is compared after equal points, in order.")
    ] = ()

    @property
    def points(self) -> Points:
        """The sum of the lines."""
        return points(sum([line.points for line in self.lines]))

    @property
    def key(self) -> tuple[Points, ...]:
        """What is compared: points, then the tie-break figures."""
        return (self.points, *self.tie_break)


_NO_AUTOMATA: Mapping[str, Sheet] = {}


def ranked(
    scores: Mapping[Seat, tuple[Line, ...]],
    *,
    tie_breaks: Mapping[Seat, tuple[int, ...]],
    automata: Mapping[str, Sheet] = _NO_AUTOMATA,
) -> Result:
    """A result from score sheets: more points first, then greater tie-break figures."""
    sheets = {
        seat: Sheet(lines=lines, tie_break=tie_breaks.get(seat, ()))
        for seat, lines in scores.items()
    }
    keys = [one.key for one in (*sheets.values(), *automata.values())]

    def rank(sheet: Sheet) -> int:
        own = sheet.key
        return 1 + sum([key > own for key in keys])

    standings = [
        Standing(
            seat=seat,
            rank=rank(sheet),
            points=sheet.points,
            breakdown=sheet.lines,
            tie_break=sheet.tie_break,
        )
        for seat, sheet in sheets.items()
    ]
    rivals = [
        Automaton(
            name=name,
            rank=rank(sheet),
            points=sheet.points,
            breakdown=sheet.lines,
            tie_break=sheet.tie_break,
        )
        for name, sheet in automata.items()
    ]
    return Result(
        standings=tuple(sorted(standings, key=lambda one: (one.rank, one.seat))),
        automata=tuple(sorted(rivals, key=lambda one: (one.rank, one.name))),
    )
