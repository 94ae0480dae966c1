"""Forks: games that go on from a ply of another one."""

import hashlib
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Response
from msgspec import Meta, Struct

from games.kernel.lifecycle import TableState
from projections import game_list
from projections.game_list import GameFilter
from projections.pages import BadCursorError
from projections.visibility import Visibility
from service.forking.forker import Forking
from service.http import problem_kinds as kinds
from service.http import reading
from service.http.answers import json, sent
from service.http.call import Call, Nothing
from service.http.operation import Answer, operation
from service.http.problems import refused
from service.loop.hot import HotGame
from service.loop.playing import Name
from service.people import accounts
from service.people.scopes import Scope
from service.routes.finding import find_readable
from service.routes.games import IDEMPOTENCY_KEY, occupant, show
from service.shapes.games import Games, GameShown, SeatWanted
from service.shapes.importing import Fork
from service.showing.games import game_listed


class ForksWanted(Struct, frozen=True, kw_only=True):
    """Which page."""

    after: Annotated[str | None, Meta(description="The `next` of the page before; opaque.")] = None
    limit: Annotated[int, Meta(ge=1, le=200, description="At most so many items.")] = 50


@operation(
    "POST",
    "/v1/games/{game_id}/forks",
    tag="games",
    scope=Scope.CREATE,
    headers=(IDEMPOTENCY_KEY,),
    answers=(Answer(201, GameShown),),
    problems=(
        kinds.UNKNOWN_GAME,
        kinds.UNKNOWN_PLY,
        kinds.GAME_NOT_STARTED,
        kinds.GAME_ENDED,
        kinds.FORK_WOULD_REVEAL,
        kinds.TOO_MANY_GAMES,
        kinds.KEY_REUSED,
    ),
)
async def fork_game(call: Call[Fork, Nothing]) -> Response[bytes]:
    """Fork a game: open another one that goes on from one of its plies.

    Setup and moves up to the ply are taken over as they are; from there it is played by whom you
    say, with draws of its own. `descent` of the fork says where it comes from, and the game that
    was forked stays as it is. A game that still runs can be forked only as far as nothing in it
    was ever hidden from you. Forks count for nobody.
    """
    game = await find_readable(call)
    forking = _forking(call, game)
    key = reading.idempotency_key(call.header("idempotency-key"))
    hashed = hashlib.sha256(game.id.encode() + b"/" + await call.request.body()).digest()
    name = key and Name(scope=f"fork/{call.account}", key=key, request_hash=hashed)

    async def body(fork: HotGame) -> bytes:
        return msgspec.json.encode(await show(call.resources, fork))

    told = await call.resources.forker.fork(game, forking, name or None, body)
    headers = {"Cache-Control": "no-store"}
    if told.again:
        headers["Idempotency-Replayed"] = "true"
    return sent(told.body, status=201, headers=headers)


def _forking(call: Call[Fork, Nothing], game: HotGame) -> Forking:
    wanted, table = call.body, game.position.seen
    seats = _usual(table) if wanted.seats is None else wanted.seats
    if len(seats) != len(table.seats):
        raise refused(kinds.INVALID_BODY, f"The game has {len(table.seats)} seats.", field="seats")
    return Forking(
        account=call.account,
        ply=wanted.ply,
        seats=tuple(occupant(game.title, one, at) for at, one in enumerate(seats)),
        visibility=_visibility(game, wanted.visibility, seats),
    )


def _usual(table: TableState) -> tuple[SeatWanted, ...]:
    """Bots stay; the maker of the fork plays for everybody else."""
    return tuple(
        SeatWanted(kind="me")
        if taken is None or taken.bot is None
        else SeatWanted(kind="bot", bot=taken.bot)
        for taken in table.seats
    )


def _visibility(
    game: HotGame, wanted: Visibility | None, seats: Sequence[SeatWanted]
) -> Visibility:
    """What is private stays so, since a fork shows the game that it comes from; but somebody has
    to see it."""
    chosen = wanted or game.visibility
    if chosen == "private" and not any(one.kind == "me" for one in seats):
        problem = "Nobody could see a private fork without people: take a seat."
        raise refused(kinds.INVALID_BODY, problem, field="seats")
    if game.visibility == "private" and wanted not in (None, "private"):
        problem = "The game is private, so its forks are."
        raise refused(kinds.INVALID_BODY, problem, field="visibility")
    return chosen


@operation(
    "GET",
    "/v1/games/{game_id}/forks",
    tag="games",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, Games),),
    problems=(kinds.UNKNOWN_GAME,),
)
async def list_forks(call: Call[None, ForksWanted]) -> Response[bytes]:
    """List the forks of a game, newest first, as far as you may find them."""
    game = await find_readable(call)
    return await _page(call, GameFilter(forked_from=game.id, reader=call.caller.account))


async def _page(call: Call[Any, ForksWanted], wanted: GameFilter) -> Response[bytes]:
    pool, query = call.resources.pool, call.query
    try:
        page = await game_list.page(pool, wanted, after_cursor=query.after, limit=query.limit)
    except BadCursorError:
        raise refused(kinds.INVALID_QUERY, "This is no cursor.", field="after") from None
    ids = {seat.account for one in page.items for seat in one.seats if seat.account}
    known = await accounts.known(pool, ids)
    return json(Games(items=tuple(game_listed(one, known) for one in page.items), next=page.next))
