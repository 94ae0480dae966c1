"""What a game begins with that goes on from a ply of another one."""

from collections.abc import Sequence

from events.envelope import Recorded
from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from games.kernel.table.opening import ChanceCommitted, GameDescended, GameOpened, SeatTaken
from games.kernel.table.state import TableFact, TableState, evolve_table
from games.kernel.title import AnyTitle
from referee.positions import Position
from referee.problems import kinds
from referee.problems.problem import refused
from referee.takeover import TakenOver


def check_ply(title: AnyTitle, now: Position, ply: int) -> None:
    """Refuses a ply that a game, which stands at `now`, cannot be forked at."""
    if now.state is None:
        raise refused(kinds.GAME_NOT_STARTED)
    if ply > now.ply:
        detail = Sentence("game-at-ply", {"ply": now.ply})
        raise refused(kinds.UNKNOWN_PLY, detail, field="ply")
    if title.rules.retired:
        raise refused(kinds.GAME_ENDED, Sentence("fork-of-retired"))


def check_open(at: Position, ply: int) -> None:
    """Refuses a position at which nothing is left to decide."""
    if not at.state.agenda.awaits():
        raise refused(kinds.GAME_ENDED, Sentence("nothing-left", {"ply": ply}), field="ply")


def opening(
    table: TableState, game_id: str, ply: int, last: Recorded, commitment: str
) -> tuple[TableFact, ...]:
    """The facts of the table before anybody sits down; `last` is the last event that is taken over
    from a game with this table."""
    return (
        GameOpened(
            title=table.title,
            ruleset=table.ruleset,
            seats=len(table.seats),
            options=table.options,
        ),
        GameDescended(how="fork", game=game_id, ply=ply, head=(last.hash or b"").hex()),
        ChanceCommitted(commitment=commitment, draws="named"),
    )


def seated(seat: Seat, bot: str | None) -> SeatTaken:
    """Somebody has a seat from the beginning: a bot, or (None) a person."""
    return SeatTaken(seat=seat, by="person" if bot is None else "bot", bot=bot)


def table_of(opening: Sequence[TableFact], taken: TakenOver) -> TableState:
    """The table of a fork, over everything that its game has gone back to."""
    table: TableState | None = None
    for fact in opening:
        table = evolve_table(table, fact)
    for ply, rewound in taken.rewinds:
        table = evolve_table(table, rewound, ply=ply)
    assert table is not None
    return table
