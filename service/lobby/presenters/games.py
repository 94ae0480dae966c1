"""Games as clients see them."""

from collections.abc import Mapping

from games.kernel.seats import Seat
from games.kernel.words import LANGUAGES
from projections.game_list import ListedGame
from referee import games_shown
from referee.clocks_shown import ClockShown
from referee.game_schemas import GameShown
from referee.people import Account, SeatShown
from service.lobby.schemas.games import GameListed
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
    return games_shown.game_shown(
        basis.id,
        basis.title,
        basis.position,
        seats_shown(basis, accounts, reserved),
        basis.visibility,
        clocks=clocks,
        language=language,
        host=accounts.get(host or ""),
    )


def seats_shown(
    basis: DecisionBasis, accounts: Accounts, reserved: frozenset[Seat] = frozenset()
) -> tuple[SeatShown, ...]:
    """The seats of a game, with the names of the people there."""
    people = {seat: accounts[one] for seat, one in basis.people.items() if one in accounts}
    return games_shown.seats_shown(basis.position.seen.seats, people, reserved)


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
