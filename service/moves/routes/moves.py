"""Deciding: what is legal, playing it, and the moves so far."""

import hashlib
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

import msgspec
from litestar import Response
from msgspec import Meta, Struct
from msgspec.structs import replace

from games.kernel.seats import AtSeat, Seat, Viewer
from service.http import reading
from service.http.call import Call, Nothing
from service.http.languages import ACCEPT_LANGUAGE, TEXTS_LANGUAGE, asked, preferred
from service.http.operation import Answer, Header, operation
from service.http.paging import number_after
from service.http.replies import NDJSON, flowing, made, sent
from service.identity.scopes import Scope
from service.lobby.access import (
    AskedSeat,
    Limit,
    find_examinable,
    find_playable,
    find_readable,
    viewer_of,
)
from service.lobby.routes.games import IDEMPOTENCY_KEY
from service.moves.attempt import PlayAttempt
from service.moves.legal import legal, legal_after
from service.moves.parts import MoveParts
from service.moves.routes.caching import IF_NONE_MATCH, cacheable
from service.moves.routes.showing import reached
from service.moves.schemas import Legal, Moves
from service.play import noise
from service.play.command_loop import PlayRequest
from service.play.drafting import CommandBatch
from service.play.game_cache import LiveGame
from service.play.history import moves_of
from service.play.idempotency import IdempotencyKey, Reply
from service.play.noise import Worded
from service.play.schemas import MoveList, MoveListed, MovesPlayed, Ply
from service.play.telling import Teller
from service.problems import kinds
from service.problems.problem import ProblemError, refused

PAGE: Final = 100
IF_MATCH = Header(
    "If-Match",
    "The version that you decided on; with another one nothing is played (412).",
    r'^(\*|(W/)?"[0-9]{1,9}"|[0-9]{1,9})$',
)


class _Ply(Struct, frozen=True):
    ply: int


class _Played(Struct, frozen=True):
    """Of an answer, new or stored: which plies were played."""

    moves: tuple[_Ply, ...]


class MovesWanted(Struct, frozen=True, kw_only=True):
    """Which page of the history."""

    seat: AskedSeat = None
    after: Annotated[
        Ply | str, Meta(description="The `next` of the page before; or a ply: moves after it.")
    ] = 0
    limit: Limit | None = None
    worded: Worded = False


class LegalAsked(Struct, frozen=True, kw_only=True):
    """Whose commands, and when."""

    seat: Annotated[
        Seat | None,
        Meta(
            description="The seat that decides. It must be yours, unless the game is over and a "
            "`ply` is named. Left out: your seat if you have exactly one."
        ),
    ] = None
    ply: Annotated[
        Ply | None,
        Meta(description="What was legal right after this ply; what is legal now if left out."),
    ] = None


@operation(
    "GET",
    "/v1/games/{game_id}/legal",
    tag="play",
    scope=Scope.PLAY,
    anonymous=True,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, Legal),),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_PLY, kinds.NOT_YOUR_SEAT, kinds.GAME_NOT_STARTED),
)
async def get_legal(call: Call[MoveParts, None, LegalAsked]) -> Response[bytes]:
    """List every command that is accepted from a seat now, or was after a ply of the past.

    Commands are fully specified: any of them can be posted as it is. The list is empty, and
    `decision` null, when the seat has nothing to decide. `asks` and `hints` say the same in words
    and in ids of the scene, for people. `undo` says how the last choice of the seat can be taken
    back. While the game stands still, it is what will be accepted when it goes on. A game that is
    over is open to everybody: name a `ply`, and any `seat`. While it runs, you may look back on
    what your own seat could have done.
    """
    game = await find_readable(call)
    ply = call.query.ply
    seat = _deciding(call, game)
    if game.position.state is None:
        raise refused(kinds.GAME_NOT_STARTED)
    language = preferred(call.header("accept-language"))
    headers = {"Cache-Control": "no-store", "Content-Language": language}
    redaction, proposals = call.parts.redaction, call.parts.proposals
    if ply is None:
        headers["ETag"] = f'"{game.position.version}"'  # what `If-Match` of a move takes
        found = await legal(game, seat, language, redaction, proposals)
        return sent(found, headers=headers)
    position = await call.parts.past.at(game, reached(game, ply, field="ply"))
    return sent(legal_after(game.title, position, seat, language, redaction), headers=headers)


def _deciding(call: Call[MoveParts, None, LegalAsked], game: LiveGame) -> Seat:
    """The seat whose commands may be listed."""
    named = call.query.seat
    if named is not None and call.query.ply is not None and game.position.over:
        if named < len(game.position.seen.seats):
            return named
        raise refused(kinds.NOT_YOUR_SEAT, f"There is no seat {named}.", field="seat")
    viewer = viewer_of(call, game, named)
    if isinstance(viewer, AtSeat):
        return viewer.seat
    held = game.held_by(call.caller.account)
    problem = (
        "You hold several seats, so name one of them."
        if held
        else "You have no seat at this table."
    )
    raise refused(kinds.NOT_YOUR_SEAT, problem, field="seat")


@operation(
    "POST",
    "/v1/games/{game_id}/moves",
    tag="play",
    scope=Scope.PLAY,
    headers=(IDEMPOTENCY_KEY, IF_MATCH),
    answers=(
        Answer(201, MovesPlayed, location="Path of the table after the last of the moves."),
        Answer(200, MovesPlayed, meaning="A dry run."),
    ),
    problems=(
        kinds.UNKNOWN_GAME,
        kinds.NOT_YOUR_SEAT,
        kinds.GAME_NOT_STARTED,
        kinds.GAME_PAUSED,
        kinds.DECISION_CLOSED,
        kinds.VERSION_MISMATCH,
        kinds.ILLEGAL_COMMAND,
        kinds.BEYOND_A_DRAW,
        kinds.KEY_REUSED,
    ),
)
async def play_moves(call: Call[MoveParts, Moves, Nothing]) -> Response[bytes]:
    """Play one or more commands, all or none.

    Each accepted command is one move, durable before it is answered. A command names the
    `decision` that it answers (see `legal`), so that a late or repeated one is refused with 409
    and the events that were missed, never played in another place. Without `If-Match`, moves of
    others that leave your decision open do not disturb. A refusal changes nothing and says which
    rule forbids what, and what would be legal instead; its `refusal` finds it in the journal.
    """
    wanted, key = call.body, reading.idempotency_key(call.header("idempotency-key"))
    expected = reading.expected_version(call.header("if-match"))
    game = await find_playable(call, wanted.seat)
    name, body = None, call.raw
    if key is not None:
        hashed = hashlib.sha256(body).digest()
        name = IdempotencyKey(
            game=game.id, scope=f"{game.id}/{call.account}", value=key, request_hash=hashed
        )
    try:
        order = PlayRequest(
            batch=CommandBatch(
                seat=wanted.seat,
                commands=call.parts.vocabulary.commands(game.title, wanted.commands),
                decision=wanted.decision,
            ),
            by="person",
            account=call.account,
            expected=expected,
            key=name,
            dry_run=wanted.dry_run,
        )
        told = await call.parts.loop.play(game, order)
    except ProblemError as refusal:
        if wanted.dry_run:  # it asks what would be, so nothing is refused
            raise
        asked = PlayAttempt(
            seat=wanted.seat, account=call.account, decision=wanted.decision, body=body
        )
        raise await call.parts.refusals.recorded(game, asked, refusal) from None
    if wanted.dry_run:
        return sent(told.body)
    return made(told.body, f"/v1/games/{game.id}/states/{_last(told)}", again=told.again)


def _last(told: Reply) -> int:
    """The last ply that was played, as the answer to an earlier request tells."""
    if told.ply is None:
        return msgspec.json.decode(told.body, type=_Played).moves[-1].ply
    return told.ply


@operation(
    "GET",
    "/v1/games/{game_id}/moves",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    headers=(TEXTS_LANGUAGE, IF_NONE_MATCH),
    answers=(Answer(200, MoveList), Answer(200, MoveListed, (NDJSON,)), Answer(304, None)),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT),
)
async def list_moves(call: Call[MoveParts, None, MovesWanted]) -> Response[Any]:
    """List the moves so far, each with its line in the title's notation and its events.

    As JSON, a page of 100 unless told otherwise. As NDJSON (`Accept: application/x-ndjson`), one
    move a line, all of them unless told otherwise. Once the game is over, pages that others follow
    on never change.
    """
    game = await find_examinable(call)
    viewer = viewer_of(call, game, call.query.seat)
    if NDJSON in (call.header("accept") or ""):
        return flowing(_lines(call, game, viewer, _after(call, game)), media=NDJSON)
    page = await _page(call, game, viewer, _after(call, game), call.query.limit or PAGE)
    # The last move gathers what happens at the table behind it; texts name people, who may be
    # called something else tomorrow.
    texts = asked(call.header("accept-language")) is not None
    return cacheable(
        call,
        game,
        viewer,
        msgspec.json.encode(page),
        lasting=game.position.over and page.next is not None and not texts,
        vary="Authorization, Accept, Accept-Language",
    )


def _after(call: Call[MoveParts, None, MovesWanted], game: LiveGame) -> int:
    return number_after(moves_of(game.id), call.query.after)


async def _page(
    call: Call[MoveParts, None, MovesWanted], game: LiveGame, viewer: Viewer, after: int, limit: int
) -> MoveList:
    """A page of the history, with texts where a language is asked for."""
    teller = Teller(call.parts.pool, game, asked(call.header("accept-language")))
    wanted = noise.wanted(game.title, worded=call.query.worded)
    page = await call.parts.history.page(game, viewer, after=after, limit=limit, wanted=wanted)
    items = [replace(move, events=await teller.told(move.events)) for move in page.items]
    return replace(page, items=tuple(items))


async def _lines(
    call: Call[MoveParts, None, MovesWanted], game: LiveGame, viewer: Viewer, after: int
) -> AsyncIterator[bytes]:
    left = call.query.limit or game.position.ply
    while left > 0:
        page = await _page(call, game, viewer, after, min(left, PAGE))
        yield b"".join(msgspec.json.encode(move) + b"\n" for move in page.items)
        if page.next is None:
            return
        after, left = page.items[-1].ply, left - len(page.items)
