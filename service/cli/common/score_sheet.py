"""A game's result as a table: seats beside each other, and where their points came from."""

from collections.abc import Mapping

from rich.table import Table

from games.kernel.points import points
from games.kernel.seats import Seat
from referee.game_schemas import LoggedGame
from referee.results import ResultShown, ScoreLine
from service.cli.common.words import say


def score_sheet(result: ResultShown, names: Mapping[Seat, str]) -> Table:
    """One column for each seat, by rank, and for each automaton; the lines of the breakdown, then
    the total."""
    table = Table(title=say("result.title"), show_footer=True)
    table.add_column("", footer=say("result.total"))
    for one in result.standings:
        name = names.get(one.seat, "")
        heading = say("result.heading", rank=one.rank, name=name, place=one.seat)
        total = str(one.points)
        table.add_column(heading, footer=total, justify="right")
    for other in result.automata:
        total = str(other.points)
        table.add_column(f"{other.rank}. {other.name}", footer=total, justify="right")
    for label in _labels(result):
        table.add_row(label, *_row(result, label))
    return table


def names_of(game: LoggedGame) -> Mapping[Seat, str]:
    """Who sits where: the bot's name, the person's, or nobody."""
    return {
        one.seat: one.bot or (one.account.name if one.account else one.kind) for one in game.seats
    }


def _labels(result: ResultShown) -> list[str]:
    """Every label once, in the order of the score sheets."""
    found = (line.label for sheet in _sheets(result) for line in sheet)
    return list(dict.fromkeys(found))


def _row(result: ResultShown, label: str) -> list[str]:
    return [
        str(points(sum(line.points for line in sheet if line.label == label)))
        for sheet in _sheets(result)
    ]


def _sheets(result: ResultShown) -> tuple[tuple[ScoreLine, ...], ...]:
    seats = (one.breakdown for one in result.standings)
    return (*seats, *(other.breakdown for other in result.automata))
