"""Lists of games: pages of them, or all in one request, a line each."""

from collections.abc import AsyncIterator, Iterable, Mapping
from types import MappingProxyType
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response
from msgspec import Meta, Struct
from msgspec.structs import asdict

from games.kernel.seats import Viewer
from games.kernel.sentence import Sentence
from projections.game_list import GameFilter, ListedGame
from referee.languages import preferred
from referee.lines import ListEnd
from referee.paging import of_this_list
from referee.problems import kinds
from referee.problems.problem import refused
from referee.schemas import Status
from referee.times import Time
from referee.viewers import viewer
from service.accounts import accounts
from service.http.call import Call
from service.http.languages import ACCEPT_LANGUAGE
from service.http.lines import ended
from service.http.operation import NDJSON, Answer, operation
from service.http.replies import flowing, json
from service.http.waiting import AtLeast
from service.identity.scopes import Scope
from service.lobby.access import find_examinable
from service.lobby.game_pages import GamePage, GamePages, InOrder, MostWorthWatching
from service.lobby.parts import LobbyParts
from service.lobby.presenters.games import game_listed
from service.lobby.schemas.games import GameListed, Games
from service.lobby.schemas.lines import GameLine
from service.lobby.schemas.standings import Standing
from service.lobby.standings import MOST, Asker

PAGE = 50
LINES = 100
"""Games that are read at once for a list of lines."""


class GamesWanted(Struct, frozen=True, kw_only=True):
    """Which games, and which page."""

    title: Annotated[str | None, Meta(description="Games of this title.")] = None
    status: Annotated[Status | None, Meta(description="Games with this status.")] = None
    player: Annotated[
        str | None, Meta(description="Games in which this account (name or id) has a seat.")
    ] = None
    opponent: Annotated[
        str | None,
        Meta(description="Games in which this account (name or id) has a seat as well."),
    ] = None
    since: Annotated[
        Time | None,
        Meta(
            description="Games that were opened (with `order=finished`: ended, with "
            "`order=updated`: changed) at or after this."
        ),
    ] = None
    until: Annotated[
        Time | None,
        Meta(
            description="Games that were opened (with `order=finished`: ended, with "
            "`order=updated`: changed) before this."
        ),
    ] = None
    awaited: Annotated[
        str | None,
        Meta(
            description=(
                "Running, unpaused games in which this account (name or id) has an open decision."
            )
        ),
    ] = None
    after: Annotated[
        str | None,
        Meta(
            description=(
                "Cursor: the `next` of the previous page, or the `cursor` of an NDJSON line."
            )
        ),
    ] = None
    limit: Annotated[int, Meta(ge=1, le=200, description="Maximum number of items.")] | None = None
    order: Annotated[
        Literal["newest", "oldest", "updated", "finished", "watching"],
        Meta(
            description=(
                "By when games were opened: `newest` or `oldest` first. `updated`: the game in "
                "which something happened last first; a game that goes on moves to the front. "
                "`finished`: games that are over, the one that ended last first. `watching`: "
                "running games, those most worth watching first: many watchers, close scores, "
                "moves played just now, persons rather than bots. `status` is refused with it, and "
                "the items of a JSON page have their `standing`."
            )
        ),
    ] = "newest"
    standing: Annotated[
        bool,
        Meta(
            description="Include how each started game stands: points, round, clocks, watchers, "
            f"what it asks you, the last moves. Such a page has at most {MOST} items. Not in "
            "NDJSON lines."
        ),
    ] = False
    record: Annotated[
        bool, Meta(description="NDJSON only: include the notation of each game that has started.")
    ] = False
    at_least: AtLeast = None


class ForksWanted(Struct, frozen=True, kw_only=True):
    """Which page."""

    after: Annotated[
        str | None,
        Meta(
            description=(
                "Cursor: the `next` of the previous page, or the `cursor` of an NDJSON line."
            )
        ),
    ] = None
    limit: Annotated[int, Meta(ge=1, le=200, description="Maximum number of items.")] | None = None
    at_least: AtLeast = None


@operation(
    "GET",
    "/v1/games",
    tag="games",
    scope=Scope.READ,
    anonymous=True,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, Games), Answer(200, GameLine, (NDJSON,), last=ListEnd)),
    problems=(kinds.UNKNOWN_PLAYER,),
    reads=("games",),
)
async def list_games(call: Call[LobbyParts, None, GamesWanted]) -> Response[Any]:
    """List games.

    The newest comes first, unless `order` says otherwise.

    Pages are stable: games opened later do not shift the pages that follow (with `updated` and
    `watching`, games that go on move). The list is updated with a short delay. Unlisted and private
    games are listed only for their players.

    With `Accept: application/x-ndjson` the response has one game per line and, unless `limit` is
    set, every matching game; the last line is the `end`. `record=true` adds each game's notation,
    so one request with `player=` returns all games of a player. If the connection breaks, continue
    with the `cursor` of the last line as `after`.
    """
    query = call.query
    if query.title is not None and call.parts.registry.get(query.title) is None:
        known = ", ".join(one.meta.slug for one in call.parts.registry)
        raise refused(
            kinds.INVALID_QUERY, Sentence("titles-known", {"known": known}), field="title"
        )
    wanted = GameFilter(
        title=query.title,
        status=query.status,
        player=await _id(call, query.player, "player"),
        opponent=await _id(call, query.opponent, "opponent"),
        since=query.since,
        until=query.until,
        order="newest" if query.order == "watching" else query.order,
        awaited=await _id(call, query.awaited, "awaited"),
        reader=call.caller.account,
    )
    if query.order != "watching":
        pages: GamePages = InOrder(call.parts.pool, wanted)
        return await _listed(call, pages, records=query.record, standing=query.standing)
    if query.status is not None:
        raise refused(kinds.INVALID_QUERY, Sentence("watched-are-running"), field="status")
    pages = MostWorthWatching(call.parts.worth_watching, wanted)
    return await _listed(call, pages, records=query.record, standing=True)


def asker_of(call: Call[LobbyParts, Any, Any]) -> Asker:
    """Who asks how games stand."""
    language = preferred(call.header("accept-language"))
    return Asker(account=call.caller.account, language=language)


@operation(
    "GET",
    "/v1/games/{game_id}/forks",
    tag="games",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, Games), Answer(200, GameLine, (NDJSON,), last=ListEnd)),
    problems=(kinds.UNKNOWN_GAME,),
    reads=(
        "games",
        "lineage",
    ),
)
async def list_forks(call: Call[LobbyParts, None, ForksWanted]) -> Response[Any]:
    """List the forks of a game that you may see.

    The newest fork comes first.
    """
    game = await find_examinable(call)
    wanted = GameFilter(forked_from=game.id, reader=call.caller.account)
    pages = InOrder(call.parts.pool, wanted)
    return await _listed(call, pages, records=False, standing=False)


async def _id(call: Call[LobbyParts, Any, Any], name: str | None, field: str) -> str | None:
    """The id of the account of that name or id, which `field` of the query names."""
    if name is None:
        return None
    account = await accounts.named(call.parts.pool, name)
    if account is None:
        raise refused(kinds.UNKNOWN_PLAYER, field=field)
    return account.id


def _lines_wanted(call: Call[LobbyParts, Any, Any]) -> bool:
    return NDJSON in (call.header("accept") or "")


async def _listed(
    call: Call[LobbyParts, None, GamesWanted] | Call[LobbyParts, None, ForksWanted],
    pages: GamePages,
    *,
    records: bool,
    standing: bool,
) -> Response[Any]:
    """The games as a page, or as lines."""
    query, lines = call.query, _lines_wanted(call)
    limit = query.limit or PAGE
    if lines:
        limit = min(query.limit or LINES, LINES)
    elif standing:
        limit = min(limit, MOST)
    page = await _page(pages, query.after, limit)
    if lines:
        told = _lines(call, pages, page, query.limit, records=records)
        return flowing(ended(told), media=NDJSON)
    standings: Mapping[str, Standing] = {}
    if standing:
        ids = [one.id for one in page.games]
        standings = await call.parts.standings.of_games(ids, asker_of(call))
    items = await games_listed(call, page.games, standings)
    return json(Games(items=items, next=page.next))


async def _page(pages: GamePages, after: str | None, limit: int) -> GamePage:
    with of_this_list():
        return await pages.page(after, limit)


async def _lines(
    call: Call[LobbyParts, Any, Any],
    pages: GamePages,
    page: GamePage,
    limit: int | None,
    *,
    records: bool,
) -> AsyncIterator[bytes]:
    """The lines of a page and of those behind it, at most `limit`."""
    left = limit
    while True:
        shown = await games_listed(call, page.games)
        for listed, one, cursor in zip(page.games, shown, page.cursors, strict=True):
            record = None
            if records:
                look = _viewer(call, listed)
                record = await call.parts.notations.of_game(listed.id, look)
            line = GameLine(**asdict(one), cursor=cursor, record=record)
            yield msgspec.json.encode(line) + b"\n"
        left = None if left is None else left - len(shown)
        if page.next is None or left == 0:
            return
        page = await _page(pages, page.next, min(left or LINES, LINES))


def _viewer(call: Call[LobbyParts, Any, Any], game: ListedGame) -> Viewer:
    account = call.caller.account
    held = (one.seat for one in game.seats if account is not None and one.account == account)
    return viewer(frozenset(held), None)


async def games_listed(
    call: Call[LobbyParts, Any, Any],
    games: Iterable[ListedGame],
    standings: Mapping[str, Standing] = MappingProxyType({}),
) -> tuple[GameListed, ...]:
    """The games with the names of the people at their tables, and how they stand."""
    games = tuple(games)
    ids = {seat.account for game in games for seat in game.seats if seat.account}
    known = await accounts.known(call.parts.pool, ids)
    return tuple(game_listed(one, known, standings.get(one.id)) for one in games)
