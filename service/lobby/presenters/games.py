"""Games as clients see them."""

from collections.abc import Mapping

from games.kernel.result import Result
from games.kernel.seats import Seat
from games.kernel.table.proposing import standing
from games.kernel.table.state import Taken
from games.kernel.table.terms import Terms
from games.kernel.words import LANGUAGES
from projections.game_list import ListedGame
from referee.people import Account, SeatShown
from referee.results import result_shown
from service.lobby.schemas.clocks import ClockShown
from service.lobby.schemas.games import (
    GameExported,
    GameListed,
    GameShown,
    LoggedGame,
)
from service.lobby.schemas.standings import Standing
from service.play.basis import DecisionBasis

Accounts = Mapping[str, Account]


def game_shown(
    basis: DecisionBasis,
    accounts: Accounts,
    clocks: tuple[ClockShown, ...] = (),
    language: str = LANGUAGES[0],
    host: str | None = None,
    reserved: frozenset[Seat] = frozenset(),
) -> GameShown:
    """A game, with the names of the people at the table, and its score sheets in a language; `host`
    is the account that may give seats to bots, and `reserved` are the seats that are kept."""
    position = basis.position
    table = position.seen
    return GameShown(
        id=basis.id,
        title=table.title,
        ruleset=table.ruleset,
        visibility=basis.visibility,
        status=position.status,
        ply=position.ply,
        version=position.version,
        awaits=position.awaits,
        seats=seats_shown(basis, accounts, reserved),
        options=table.options,
        created_at=position.times.created,
        updated_at=position.at,
        started_at=position.times.started,
        finished_at=position.times.finished,
        entropy_awaited=table.awaited_entropy,
        host=accounts.get(host or ""),
        terms=terms_shown(table.terms),
        descent=table.descent,
        proposal=standing(table, ply=position.ply),
        clocks=clocks,
        pauses=() if position.over else table.pauses,
        rewinds=table.rewinds,
        disputes=table.disputes,
        forfeits=table.forfeits,
        voided=table.voided,
        result=None if table.result is None else result_shown(table.result, basis.title, language),
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
    basis: DecisionBasis, accounts: Accounts, reserved: frozenset[Seat] = frozenset()
) -> tuple[SeatShown, ...]:
    """The seats of a game, with the names of the people there."""
    return tuple(
        _seat(seat, taken, accounts.get(basis.people.get(seat, "")), seat in reserved)
        for seat, taken in enumerate(basis.position.seen.seats)
    )


def game_listed(
    game: ListedGame, accounts: Accounts, standing: Standing | None = None
) -> GameListed:
    """A game of the list."""
    return GameListed(
        id=game.id,
        title=game.title,
        ruleset=game.ruleset,
        visibility=game.visibility,
        status=game.status,
        ply=game.ply,
        version=game.version,
        awaits=game.awaits,
        seats=tuple(
            SeatShown(
                seat=one.seat,
                kind=one.kind,
                account=accounts.get(one.account or ""),
                bot=one.bot,
            )
            for one in game.seats
        ),
        result=game.result,
        options=game.options,
        terms=game.terms,
        created_at=game.created_at,
        updated_at=game.updated_at,
        started_at=game.started_at,
        finished_at=game.finished_at,
        paused=game.paused,
        standing=standing,
    )


def _seat(seat: Seat, taken: Taken | None, account: Account | None, reserved: bool) -> SeatShown:
    if taken is None:
        return SeatShown(seat=seat, kind="open", reserved=reserved)
    if taken.bot is not None:
        return SeatShown(seat=seat, kind="bot", bot=taken.bot, account=account)
    return SeatShown(seat=seat, kind="person", account=account)
