"""Results as clients see them: each line of a score sheet with a code and words of a language."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.points import Points
from games.kernel.result import Automaton, Line, Result
from games.kernel.seats import Seat
from games.kernel.title import AnyTitle
from games.kernel.words import LANGUAGES, coded

Code = Annotated[
    str,
    Meta(
        pattern="^[a-z0-9_]+$",
        description="A stable code; the id of the component, if the line is about one.",
    ),
]
Label = Annotated[str, Meta(description="What it is called, in the language of the answer.")]


class ScoreLine(Struct, frozen=True, kw_only=True):
    """One line of a score sheet."""

    code: Code
    label: Label
    points: Points


class StandingShown(Struct, frozen=True, kw_only=True):
    """One seat's final standing."""

    seat: Seat
    rank: Annotated[int, Meta(ge=1, description="Seats that share a rank are tied for good.")]
    points: Points
    breakdown: Annotated[
        tuple[ScoreLine, ...],
        Meta(description="Where the points come from; the lines add up to `points`."),
    ]
    tie_break: Annotated[
        tuple[int, ...],
        Meta(description="The tie-breakers, in the order in which they were compared."),
    ] = ()


class AutomatonShown(Struct, frozen=True, kw_only=True):
    """The final standing of an opponent that the rules play: it takes a rank and has no seat."""

    code: Code
    name: Label
    rank: Annotated[int, Meta(ge=1, description="Ranked together with the seats.")]
    points: Points
    breakdown: Annotated[
        tuple[ScoreLine, ...],
        Meta(description="Where the points come from; the lines add up to `points`."),
    ]
    tie_break: Annotated[
        tuple[int, ...],
        Meta(description="The tie-breakers, in the order in which they were compared."),
    ] = ()


class ResultShown(Struct, frozen=True, kw_only=True):
    """How a game ended."""

    standings: Annotated[
        tuple[StandingShown, ...], Meta(description="All seats, by rank, then seat.")
    ]
    automata: Annotated[
        tuple[AutomatonShown, ...],
        Meta(description="Opponents that the rules play, ranked together with the seats."),
    ] = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of rank 1; none if an automaton has won alone."""
        return tuple(one.seat for one in self.standings if one.rank == 1)


def result_shown(result: Result, title: AnyTitle, language: str = LANGUAGES[0]) -> ResultShown:
    """A result with codes, and with labels in a language."""
    return ResultShown(
        standings=tuple(
            StandingShown(
                seat=one.seat,
                rank=one.rank,
                points=one.points,
                breakdown=_lines(one.breakdown, title, language),
                tie_break=one.tie_break,
            )
            for one in result.standings
        ),
        automata=tuple(_automaton(one, title, language) for one in result.automata),
    )


def _automaton(one: Automaton, title: AnyTitle, language: str) -> AutomatonShown:
    code, name = _named(one.name, title, language)
    return AutomatonShown(
        code=code,
        name=name,
        rank=one.rank,
        points=one.points,
        breakdown=_lines(one.breakdown, title, language),
        tie_break=one.tie_break,
    )


def _lines(lines: tuple[Line, ...], title: AnyTitle, language: str) -> tuple[ScoreLine, ...]:
    told = ((_named(one.label, title, language), one.points) for one in lines)
    return tuple(ScoreLine(code=code, label=label, points=points) for (code, label), points in told)


def _named(label: str, title: AnyTitle, language: str) -> tuple[str, str]:
    """The code of a label in the log, and its words; a title without words leaves it as it
    is."""
    return (coded(label), label) if title.words is None else title.words.score(label, language)
