"""The first page in one request."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from litestar import Response
from msgspec.structs import replace

from projections import dispute_list, game_list
from projections.game_list import GameFilter, ListedGame
from projections.games import Status
from referee.languages import preferred
from referee.titles_shown import in_brief
from service.http.call import Call
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import Answer, operation
from service.http.replies import json
from service.http.waiting import Recent
from service.identity.scopes import Scope
from service.lobby import invitations
from service.lobby.parts import LobbyParts
from service.lobby.routes.invitations import invitations_shown
from service.lobby.routes.listing import games_listed
from service.lobby.schemas.games import GameListed
from service.lobby.schemas.home import DisputeInGame, Home, InvitedTo
from service.lobby.standings import Asker
from service.lobby.worth import featured, shown_first

RUNNING: Final = 40
"""Running games of one person that are shown at most."""
OPENED: Final = 5
FINISHED: Final = 6
TABLES: Final = 6
WATCHED: Final = 4
DISPUTES: Final = 10
DECIDED: Final = timedelta(days=14)
"""So long a dispute is shown that has been closed."""
_REMEMBERED: Final = 30
"""Finished games among which one is chosen to be seen again."""
_NOTHING: Final[Mapping[str, Any]] = dict.fromkeys(
    ("waiting", "others", "opened", "finished", "invitations", "disputes"), ()
)


@operation(
    "GET",
    "/v1/home",
    tag="games",
    scope=Scope.READ,
    anonymous=True,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, Home),),
    reads=("games",),
)
async def get_home(call: Call[LobbyParts, None, Recent]) -> Response[bytes]:
    """Get everything that a first page shows.

    Returns your games that wait for you, those in which others decide and those that have ended,
    your invitations, disputes in your games, open tables, running games worth watching, and a
    finished game worth seeing again. Without a token the answer has only what is public. Lists are
    short; `listGames` has all games.
    """
    account = call.caller.account
    language = preferred(call.header("accept-language"))
    asker = Asker(account=account, language=language)
    own = _NOTHING if account is None else await _own(call, account, asker)
    watched = await _watched(call, account)
    standings = call.parts.standings
    shown = Home(
        titles=tuple(in_brief(one) for one in call.parts.titles[language].values()),
        tables=await games_listed(call, await _tables(call, account)),
        watching=await games_listed(
            call, watched, await standings.of_games([one.id for one in watched], asker)
        ),
        featured=await _featured(call),
        **own,
    )
    headers = {"Cache-Control": "no-store", "Content-Language": language}
    return json(shown, headers=headers)


async def _own(call: Call[LobbyParts, Any, Any], account: str, asker: Asker) -> Mapping[str, Any]:
    """What concerns the one who asks."""
    mine = GameFilter(player=account, reader=account)
    running = await _games(call, mine, "running", RUNNING)
    standings = await call.parts.standings.of_games([one.id for one in running], asker)
    waiting = [one for one in running if _waits(one, account)]
    rest = [one for one in running if one not in waiting]
    rest.sort(key=lambda one: one.updated_at, reverse=True)
    invited = await invitations.of_account(call.parts.pool, account)
    games = await game_list.of_ids(call.parts.pool, {one.game_id for one in invited})
    listed = await games_listed(call, games.values())
    by_id = {one.id: one for one in listed}
    return {
        "waiting": await games_listed(call, shown_first(waiting, standings), standings),
        "others": await games_listed(call, rest, standings),
        "opened": await games_listed(call, await _games(call, mine, "open", OPENED)),
        "finished": await games_listed(call, await _games(call, mine, "finished", FINISHED)),
        "invitations": tuple(
            InvitedTo(invitation=one, game=by_id.get(one.game))
            for one in await invitations_shown(call, invited)
        ),
        "disputes": await _disputes(call, account),
    }


async def _disputes(call: Call[LobbyParts, Any, Any], account: str) -> tuple[DisputeInGame, ...]:
    """The disputes at the tables of somebody, so that whoever is concerned learns of them."""
    pool, since = call.parts.pool, datetime.now(UTC) - DECIDED
    found = await dispute_list.of_account(pool, account, since, limit=DISPUTES)
    if not found:
        return ()
    games = await game_list.of_ids(pool, {one.game_id for one in found})
    listed = {one.id: one for one in await games_listed(call, games.values())}
    return tuple(
        DisputeInGame(
            game=listed[one.game_id],
            number=one.number,
            seat=one.seat,
            status=one.status,
            opened_at=one.opened_at,
            ply=one.ply,
            closed_at=one.closed_at,
        )
        for one in found
        if one.game_id in listed
    )


async def _watched(call: Call[LobbyParts, Any, Any], account: str | None) -> Sequence[ListedGame]:
    """Games worth watching that are not one's own."""
    public, now = GameFilter(reader=None), datetime.now(UTC)
    found, _ = await call.parts.worth_watching.page(public, now, limit=RUNNING + WATCHED)
    return [one.game for one in found if not _sits(one.game, account)][:WATCHED]


async def _tables(call: Call[LobbyParts, Any, Any], account: str | None) -> Sequence[ListedGame]:
    """Public games that somebody could join."""
    found = await _games(call, GameFilter(reader=None), "open", 4 * TABLES)
    free = (one for one in found if any(seat.kind == "open" for seat in one.seats))
    return [one for one in free if not _sits(one, account)][:TABLES]


async def _featured(call: Call[LobbyParts, Any, Any]) -> GameListed | None:
    found = featured(await _games(call, GameFilter(reader=None), "finished", _REMEMBERED))
    shown = await games_listed(call, () if found is None else (found,))
    return next(iter(shown), None)


async def _games(
    call: Call[LobbyParts, Any, Any], wanted: GameFilter, status: Status, limit: int
) -> tuple[ListedGame, ...]:
    page = await game_list.page(call.parts.pool, replace(wanted, status=status), limit=limit)
    return page.items


def _sits(game: ListedGame, account: str | None) -> bool:
    return account is not None and any(one.account == account for one in game.seats)


def _waits(game: ListedGame, account: str) -> bool:
    mine: Iterable[int] = (one.seat for one in game.seats if one.account == account)
    return any(one in game.awaits for one in mine)
