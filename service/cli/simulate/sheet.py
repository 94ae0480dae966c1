"""The figures of many games as a table."""

from collections.abc import Iterator
from typing import Final

from rich.table import Table

from service.cli.common.words import Count, decimal, percent, say
from service.cli.simulate.seating import whole_rounds
from service.cli.simulate.tally import Entrant, Tally

SURE: Final = "95 %"
HEADINGS: Final = (
    "simulate.wins",
    "simulate.rate",
    SURE,
    "simulate.even",
    "simulate.points",
    "simulate.rank",
)
"""What a row has behind the bot; the interval has the same heading in every language."""


def sheet(found: Tally) -> Table:
    """One row for each entrant, the most wins first."""
    of = {"games": found.games, "title": found.title, "seats": found.seats}
    table = Table(title=say("simulate.title", **of))
    table.add_column(say("simulate.bot"))
    for heading in HEADINGS:
        table.add_column(heading if heading == SURE else say(heading), justify="right")
    for each in sorted(found.entrants, key=lambda entrant: -entrant.wins):
        table.add_row(*_row(each))
    return table


def remarks(found: Tally, seconds: float) -> Iterator[str]:
    """What else there is to say, a sentence a line."""
    mean, least, most = found.plies
    yield say("simulate.plies", mean=decimal(mean, 1), least=least, most=most)
    won = enumerate(found.by_seat)
    seats = (say("simulate.seat", place=seat, rate=percent(rate, 1)) for seat, rate in won)
    yield say("simulate.by-seat", rates=", ".join(seats))
    yield say(
        "simulate.speed",
        count=Count(found.commands),
        seconds=decimal(seconds, 1),
        rate=decimal(found.commands / seconds, 0),
    )
    if not whole_rounds(found.seats, found.games):
        yield say("simulate.uneven", seats=found.seats)


def _row(each: Entrant) -> Iterator[str]:
    low, high = each.interval
    yield each.bot
    yield decimal(each.wins, 0 if each.wins == round(each.wins) else 1)
    yield percent(each.rate, 1)
    yield f"{percent(low, 1)}-{percent(high, 1)}"
    yield percent(each.even, 0)
    yield f"{decimal(each.points, 1)} ± {decimal(each.points_interval[1] - each.points, 1)}"
    yield decimal(each.rank, 2)
