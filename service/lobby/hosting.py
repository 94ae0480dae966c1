"""The host of a table that has not started gives seats to bots, and opens them again."""

from collections.abc import Sequence

from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from games.kernel.table.opening import SeatLeft, SeatTaken
from projections.database import Queries
from referee.problems import kinds
from referee.problems.problem import refused
from service.lobby import open_games
from service.lobby.terms import HINTS_ALONE
from service.play.basis import DecisionBasis


async def host(queries: Queries, basis: DecisionBasis) -> str | None:
    """The account that may give seats to bots: who opened the game and sits there, else the person
    on the first seat. None once the game has started, and where no person sits."""
    table = basis.position.seen
    if table.started or table.over:
        return None
    seated = [basis.people[seat] for seat in table.persons if seat in basis.people]
    opener = await open_games.opener(queries, basis.id)
    return opener if opener in seated else next(iter(seated), None)


async def check(
    queries: Queries, basis: DecisionBasis, account: str, seat: Seat, bot: str | None
) -> None:
    """Refuses what the account may not do with the seat: give it to a bot, or (None) open it."""
    table = basis.position.seen
    if not basis.held_by(account):
        raise refused(kinds.NOT_YOUR_SEAT, Sentence("only-host-fills"))
    if table.started or table.over:
        raise refused(kinds.GAME_NOT_OPEN)
    if account != await host(queries, basis):
        raise refused(kinds.NOT_YOUR_SEAT, Sentence("only-host-fills"))
    if seat >= len(table.seats):
        last = {"last": len(table.seats) - 1}
        raise refused(kinds.INVALID_BODY, Sentence("seats-range", last), field="seat")
    if seat in table.persons:
        raise refused(kinds.SEAT_TAKEN, field="seat")
    if table.entropy_revealed:
        raise refused(kinds.GAME_NOT_OPEN, Sentence("entropy-revealed"))
    if bot is None and table.terms.hints:
        raise refused(kinds.GAME_NOT_OPEN, HINTS_ALONE)


def filling(basis: DecisionBasis, seat: Seat, bot: str | None) -> Sequence[SeatLeft | SeatTaken]:
    """The facts by which a seat that no person has gets a bot, or becomes open (None). None of them
    if it is so already."""
    taken = basis.position.seen.seats[seat]
    if (None if taken is None else taken.bot) == bot:
        return ()
    left = () if taken is None else (SeatLeft(seat=seat),)
    return left if bot is None else (*left, SeatTaken(seat=seat, by="bot", bot=bot))
