"""The figures of many games as a table."""

from collections.abc import Iterator

from rich.table import Table

from service.cli.simulate.seating import whole_rounds
from service.cli.simulate.tally import Entrant, Tally


def sheet(found: Tally) -> Table:
    """One row for each entrant, the most wins first."""
    games = "1 game" if found.games == 1 else f"{found.games} games"
    table = Table(title=f"{games} of {found.title}, {found.seats} seats")
    table.add_column("bot")
    for heading in ("wins", "win rate", "95 %", "even", "points", "rank"):
        table.add_column(heading, justify="right")
    for each in sorted(found.entrants, key=lambda entrant: -entrant.wins):
        table.add_row(*_row(each))
    return table


def remarks(found: Tally, seconds: float) -> Iterator[str]:
    """What else there is to say, a sentence a line."""
    mean, least, most = found.plies
    yield f"{mean:.1f} plies a game ({least} to {most})"
    seats = ", ".join(f"seat {seat} {rate:.1%}" for seat, rate in enumerate(found.by_seat))
    yield f"wins by seat: {seats}"
    rate = found.commands / seconds
    yield f"{found.commands:,} commands in {seconds:.1f} s: {rate:,.0f} a second"
    if not whole_rounds(found.seats, found.games):
        yield f"seats were not shared evenly; play a multiple of {found.seats} games for that"


def _row(each: Entrant) -> Iterator[str]:
    low, high = each.interval
    yield each.bot
    yield f"{each.wins:.1f}".removesuffix(".0")
    yield f"{each.rate:.1%}"
    yield f"{low:.1%}-{high:.1%}"
    yield f"{each.even:.0%}"
    yield f"{each.points:.1f} ± {each.points_interval[1] - each.points:.1f}"
    yield f"{each.rank:.2f}"
