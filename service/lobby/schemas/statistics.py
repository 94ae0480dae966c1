"""Statistics of a title as JSON."""

from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.points import Points
from projections.title_results import Company
from referee.times import Time

CompanyField = Annotated[
    Company,
    Meta(description="Who sat at the tables: persons alone, persons and bots, bots alone."),
]


class Quarters(Struct, frozen=True, kw_only=True):
    """Three numbers that divide a list, from the least to the most, into four parts of one size."""

    low: Annotated[float, Meta(description="A quarter is at most this.")]
    middle: Annotated[float, Meta(description="Half is at most this.")]
    high: Annotated[float, Meta(description="Three quarters are at most this.")]


class SizeStatistics(Struct, frozen=True, kw_only=True):
    """Games with one number of seats."""

    seats: Annotated[int, Meta(description="Seats of these games.")]
    games: Annotated[int, Meta(description="How many there are.")]
    wins: Annotated[
        tuple[int, ...],
        Meta(description="By seat: games that ended on rank 1, alone or shared."),
    ]
    plies: Annotated[Quarters, Meta(description="Moves of a game.")]
    minutes: Annotated[Quarters, Meta(description="Minutes from the start of a game to its end.")]


class ScoreBar(Struct, frozen=True, kw_only=True):
    """How many seats reached `least` points or more, but less than the next bar begins with."""

    least: Points
    all: Annotated[int, Meta(description="All seats.")]
    winners: Annotated[int, Meta(description="Those of them on rank 1.")]


class ScoreStatistics(Struct, frozen=True, kw_only=True):
    """The points of seats at the end."""

    all: Annotated[Quarters, Meta(description="Of all seats.")]
    winners: Annotated[Quarters, Meta(description="Of the seats on rank 1.")]
    best: Annotated[Points, Meta(description="The most.")]
    bars: Annotated[
        tuple[ScoreBar, ...],
        Meta(description="Bars of equal width, from the fewest points to the most."),
    ]


class SourceStatistics(Struct, frozen=True, kw_only=True):
    """What one line of the score sheet brings, or several that are of one kind."""

    code: Annotated[str, Meta(description="Code of the line or kind; it never changes.")]
    label: Annotated[
        str, Meta(description="What it is called, in the language of `Accept-Language`.")
    ]
    winners: Annotated[float, Meta(description="Mean points of a seat on rank 1.")]
    others: Annotated[float, Meta(description="Mean points of any other seat.")]


class CompanyStatistics(Struct, frozen=True, kw_only=True):
    """Games of one company."""

    company: CompanyField
    games: Annotated[int, Meta(description="Games that were added up; at most the latest 5000.")]
    oldest_finished_at: Annotated[Time, Meta(description="When the oldest of them ended.")]
    sizes: Annotated[
        tuple[SizeStatistics, ...], Meta(description="By number of seats, fewest first.")
    ]
    scores: ScoreStatistics
    sources: Annotated[
        tuple[SourceStatistics, ...],
        Meta(description="Where the points come from; what brings winners most is first."),
    ]


class BotStatistics(Struct, frozen=True, kw_only=True):
    """How a strategy does against persons."""

    bot: Annotated[str, Meta(description="The strategy.")]
    games: Annotated[int, Meta(description="Games with it and at least one person.")]
    beaten: Annotated[
        float,
        Meta(
            ge=0,
            le=1,
            description="Share of the persons in these games that it ranked before; an equal "
            "rank counts half.",
        ),
    ]


class TitleStatistics(Struct, frozen=True, kw_only=True):
    """How games of a title go. Only games that were played to their end count."""

    title: Annotated[str, Meta(description="The title's slug, for example `tzolkin`.")]
    companies: Annotated[
        tuple[CompanyStatistics, ...],
        Meta(description="Companies that have finished a game: `persons`, `mixed`, `bots`."),
    ]
    bots: Annotated[
        tuple[BotStatistics, ...], Meta(description="Strategies that have met persons, by name.")
    ]
