"""Games as clients see them."""

from collections.abc import Mapping, Sequence

from games.kernel.result import Result
from games.kernel.seats import Seat
from games.kernel.table.proposing import standing
from games.kernel.table.state import Taken
from games.kernel.table.terms import Terms
from games.kernel.title import AnyTitle
from games.kernel.words import LANGUAGES
from referee.clocks_shown import ClockShown
from referee.game_schemas import GameExported, GameShown, LoggedGame
from referee.people import Account, SeatShown
from referee.positions import Position
from referee.results import result_shown
from referee.schemas import Visibility


def game_shown(
    game_id: str,
    title: AnyTitle,
    position: Position,
    seats: tuple[SeatShown, ...],
    visibility: Visibility,
    *,
    clocks: tuple[ClockShown, ...] = (),
    language: str = LANGUAGES[0],
    host: Account | None = None,
) -> GameShown:
    """A game at a position, with its score sheets in a language; `host` may give seats to bots."""
    table = position.seen
    return GameShown(
        id=game_id,
        title=table.title,
        ruleset=table.ruleset,
        visibility=visibility,
        status=position.status,
        ply=position.ply,
        version=position.version,
        awaits=position.awaits,
        seats=seats,
        options=table.options,
        created_at=position.times.created,
        updated_at=position.at,
        started_at=position.times.started,
        finished_at=position.times.finished,
        entropy_awaited=table.awaited_entropy,
        host=host,
        terms=terms_shown(table.terms),
        descent=table.descent,
        proposal=standing(table, ply=position.ply),
        clocks=clocks,
        pauses=() if position.over else table.pauses,
        rewinds=table.rewinds,
        disputes=table.disputes,
        forfeits=table.forfeits,
        voided=table.voided,
        result=None if table.result is None else result_shown(table.result, title, language),
    )


def terms_shown(terms: Terms) -> Terms | None:
    """The terms, if they are not those of every game."""
    return None if terms == Terms() else terms


def game_exported(shown: GameShown, result: Result | None) -> GameExported:
    """The game without what depends on the moment, and without times, which its events have;
    `result` is that of the log."""
    told = {name: getattr(shown, name) for name in LoggedGame.__struct_fields__}
    return GameExported(**told, result=result)


def seats_shown(
    seats: Sequence[Taken | None],
    people: Mapping[Seat, Account],
    reserved: frozenset[Seat] = frozenset(),
) -> tuple[SeatShown, ...]:
    """The seats of a game, with the names of the people there."""
    return tuple(
        _seat(seat, taken, people.get(seat), seat in reserved) for seat, taken in enumerate(seats)
    )


def _seat(seat: Seat, taken: Taken | None, account: Account | None, reserved: bool) -> SeatShown:
    if taken is None:
        return SeatShown(seat=seat, kind="open", reserved=reserved)
    if taken.bot is not None:
        return SeatShown(seat=seat, kind="bot", bot=taken.bot, account=account)
    return SeatShown(seat=seat, kind="person", account=account)
