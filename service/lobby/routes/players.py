"""Players: what they have reached, and who leads."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any

from litestar import Response
from msgspec import Meta, Struct

from games.kernel.points import points
from projections import leaders, records
from projections.leaders import Counted, Leader
from referee.paging import After, of_this_list
from referee.people import Account
from referee.problems import kinds
from referee.problems.problem import refused
from service.accounts import accounts
from service.http.call import Call
from service.http.operation import Answer, operation
from service.http.replies import json
from service.http.waiting import AtLeast, Recent
from service.identity.scopes import Scope
from service.lobby.parts import LobbyParts
from service.lobby.schemas.players import Leaderboard, LeaderShown, PlaceShown, PlayerShown


class LeadersWanted(Struct, frozen=True, kw_only=True):
    """Whose games count, and which page."""

    exclude_bot_games: Annotated[bool, Meta(description="Count only games without bots.")] = False
    exclude_bots: Annotated[bool, Meta(description="Omit accounts that are marked as bots.")] = (
        False
    )
    min_games: Annotated[
        int, Meta(ge=1, le=1000, description="Omit players with fewer finished games than this.")
    ] = 1
    after: After = None
    limit: Annotated[int, Meta(ge=1, le=200, description="Maximum number of items.")] = 50
    at_least: AtLeast = None


@operation(
    "GET",
    "/v1/players/{player}",
    tag="players",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, PlayerShown),),
    problems=(kinds.UNKNOWN_PLAYER,),
    reads=("players",),
)
async def get_player(call: Call[LobbyParts, None, Recent]) -> Response[bytes]:
    """Get a player's results.

    `GET /v1/games?player=` lists the player's games.
    """
    account = await accounts.named(call.parts.pool, call.path("player"))
    if account is None:
        raise refused(kinds.UNKNOWN_PLAYER)
    found = await records.of_account(call.parts.pool, account.id)
    return json(PlayerShown(account=account, records=found))


@operation(
    "GET",
    "/v1/leaderboards/{title}",
    tag="players",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, Leaderboard),),
    problems=(kinds.UNKNOWN_TITLE,),
    reads=("players",),
)
async def list_leaders(call: Call[LobbyParts, None, LeadersWanted]) -> Response[bytes]:
    """Get the leaderboard of a title.

    Players are ranked by the mean share of opponents that they beat per game. Deleted accounts are
    omitted. Games with hints, forks and imports do not count. `me` is your own line, on whatever
    page it is.
    """
    pool, query, account = call.parts.pool, call.query, call.caller.account
    title = call.parts.registry.get(call.path("title"))
    if title is None:
        raise refused(kinds.UNKNOWN_TITLE)
    slug = title.meta.slug
    counted = Counted(
        exclude_bot_games=query.exclude_bot_games,
        exclude_bots=query.exclude_bots,
        least=query.min_games,
    )
    with of_this_list():
        found = await leaders.board(
            pool, slug, counted, own=account, after_cursor=query.after, limit=query.limit
        )
    page, own = found.page, found.own
    known = await accounts.known(pool, [one.account_id for one in page.items])
    shown = Leaderboard(
        items=tuple(_shown(page.items, known)),
        next=page.next,
        me=None if own is None else PlaceShown(place=own.place, players=own.players, **_told(own)),
    )
    return json(shown)


def _shown(found: Sequence[Leader], known: Mapping[str, Account]) -> Iterator[LeaderShown]:
    for one in found:
        if (account := known.get(one.account_id)) is not None:
            yield LeaderShown(account=account, **_told(one))


def _told(one: Leader) -> dict[str, Any]:
    """The figures of a line."""
    return {
        "games": one.games,
        "wins": one.wins,
        "beaten": one.beaten,
        "points_average": round(one.points_average, 2),
        "points_best": points(one.points_best),
    }
