"""Deciding: what is legal, playing it, and the moves so far."""

from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import Response
from msgspec import Struct
from msgspec.structs import replace

from games.kernel.seats import Viewer
from referee import internal_facts, reading
from referee.asked import LegalAsked, MovesWanted
from referee.drafting import CommandBatch
from referee.headers import Header
from referee.languages import asked, preferred
from referee.legal_schemas import Legal
from referee.lines import ListEnd
from referee.move_listing import in_words, moves_of
from referee.move_schemas import Moves
from referee.paging import number_after
from referee.play_problems import naming
from referee.plies import reached
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused
from referee.schemas import MoveList, MoveListed, MovesPlayed
from referee.validators import STRONG
from referee.viewers import deciding
from service.http.call import Call, Nothing
from service.http.conditional import spoken, versioned
from service.http.idempotency import IDEMPOTENCY_KEY, Reply, given, key_of
from service.http.languages import ACCEPT_LANGUAGE, TEXTS_LANGUAGE
from service.http.lines import ended
from service.http.operation import NDJSON, Answer, operation
from service.http.replies import flowing, sent
from service.identity.scopes import Scope
from service.lobby.access import find_examinable, find_playable, find_readable, held, viewer_of
from service.moves.attempt import PlayAttempt
from service.moves.leases import LEASE, leased
from service.moves.legal import LegalCommands
from service.moves.parts import MoveParts
from service.moves.routes.caching import cacheable
from service.play.command_loop import PlayRequest
from service.play.event_texts import EventPresenter, seat_names
from service.play.game_cache import LiveGame

PAGE: Final = 100
IF_MATCH = Header(
    "If-Match",
    "The `ETag` of the game or its `legal` on which you based your decision: one strong entity "
    "tag. If the game has another version, the request is refused with 412 and nothing is played.",
    f"^(\\*|{STRONG})$",
    reading.expected_version,
)


class _Ply(Struct, frozen=True):
    ply: int


class _Played(Struct, frozen=True):
    """Of an answer, new or stored: which plies were played."""

    moves: tuple[_Ply, ...]


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
async def get_legal_commands(call: Call[MoveParts, None, LegalAsked]) -> Response[bytes]:
    """List the legal commands of a seat.

    Returns every command that the service accepts from the seat now or, with `ply`, accepted
    after that ply. Each command is complete and can be posted as it is. If the seat has nothing
    to decide, `commands` is empty and `decision` is null. `asks` is the prompt, and `hints`
    describe each command in words and as ids of the scene. With `refused`, the answer also says
    what cannot be chosen, and why, so that nobody has to try it. `undo` says how the seat can
    take back its last move. While the game is paused, the list shows what will be legal when it
    resumes. While the game is running you may ask for your own seats, now or at a past `ply`;
    once it is over, for any seat at any `ply`.
    """
    game = await find_readable(call)
    ply = call.query.ply
    seat = deciding(held(call, game), game.position, call.query)
    if game.position.state is None:
        raise refused(kinds.GAME_NOT_STARTED)
    language, refused_too = preferred(call.header("accept-language")), call.query.refused
    legal = LegalCommands(call.parts.pool, call.parts.redaction, language)
    if ply is not None:
        position = await call.parts.past.at(game.basis, reached(game.position, ply, field="ply"))
        past = await legal.after(game, position, seat, refused=refused_too)
        return sent(past, headers=spoken(language))
    version, body = await legal.now(game, seat, call.parts.proposals, refused=refused_too)
    headers = {**spoken(language), "ETag": versioned(version, body)}  # for `If-Match` of a move
    return sent(body, headers=headers)


async def players_named(
    call: Call[MoveParts, Any, Nothing], game: LiveGame, refusal: ProblemError
) -> tuple[str, ...]:
    """The names of the players, where the sentence of a refusal names one."""
    phrases = naming(refusal, preferred(call.header("accept-language")))
    return () if phrases is None else await seat_names(call.parts.pool, game, phrases)


@operation(
    "POST",
    "/v1/games/{game_id}/moves",
    tag="play",
    scope=Scope.PLAY,
    headers=(IDEMPOTENCY_KEY, IF_MATCH, LEASE),
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
        kinds.LEASE_LOST,
        kinds.VERSION_MISMATCH,
        kinds.ILLEGAL_COMMAND,
        kinds.BEYOND_A_DRAW,
        kinds.KEY_REUSED,
    ),
)
async def play_moves(call: Call[MoveParts, Moves, Nothing]) -> Response[bytes]:
    """Play commands.

    Plays one or more commands for a seat: all of them or none. Each accepted command is one move
    and is stored durably before the service responds. Each command names the `decision` that it
    answers (see `legal`). If that decision is no longer open, the request is refused with 409, and
    `events` holds the events since. Without `If-Match`, moves of other players do not cause a
    conflict as long as your decision is still open. With `Kronika-Lease`, only the worker that has
    the turn plays. A refused request changes nothing. The problem names the rule, the reason and
    the legal commands; `refusal` is the id of its entry in the refusal journal.
    """
    wanted, expected = call.body, reading.expected_version(call.header("if-match"))
    game = await find_playable(call, wanted.seat)
    key = key_of(call, f"{game.id}/{call.account}", game=game.id)
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
            key=key,
            dry_run=wanted.dry_run,
            leased=leased(call, call.parts.leases, game, wanted.seat),
        )
        reply = await call.parts.loop.play(game, order)
    except ProblemError as refusal:
        refusal.seats = await players_named(call, game, refusal)
        if wanted.dry_run:  # it asks what would be, so nothing is refused
            raise
        asked = PlayAttempt(
            seat=wanted.seat, account=call.account, decision=wanted.decision, body=call.raw
        )
        raise await call.parts.refusals.recorded(game, asked, refusal) from None
    if wanted.dry_run:
        return sent(reply.body)
    return given(reply, f"/v1/games/{game.id}/states/{_last(reply)}")


def _last(reply: Reply) -> int:
    """The last ply that was played, as the answer to an earlier request tells."""
    if reply.ply is None:
        return msgspec.json.decode(reply.body, type=_Played).moves[-1].ply
    return reply.ply


@operation(
    "GET",
    "/v1/games/{game_id}/moves",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    headers=(TEXTS_LANGUAGE,),
    answers=(Answer(200, MoveList), Answer(200, MoveListed, (NDJSON,), last=ListEnd)),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT),
)
async def list_moves(call: Call[MoveParts, None, MovesWanted]) -> Response[Any]:
    """List the moves of a game.

    Returns each move with its notation and its events. JSON responses are pages of 100 moves by
    default. With `Accept: application/x-ndjson` the response has one move per line and, unless
    `limit` is set, every move; the last line is the `end`. Once the game is over, every page except
    the last is immutable.
    """
    game = await find_examinable(call)
    viewer = viewer_of(call, game, call.query.seat)
    if NDJSON in (call.header("accept") or ""):
        return flowing(ended(_lines(call, game, viewer, _after(call, game))), media=NDJSON)
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
        next_page=page.next,
    )


def _after(call: Call[MoveParts, None, MovesWanted], game: LiveGame) -> int:
    return number_after(moves_of(game.id), call.query.after)


async def _page(
    call: Call[MoveParts, None, MovesWanted], game: LiveGame, viewer: Viewer, after: int, limit: int
) -> MoveList:
    """A page of the history, with texts where a language is asked for."""
    presenter = EventPresenter(call.parts.pool, game, asked(call.header("accept-language")))
    wanted = internal_facts.wanted(game.title, worded=call.query.worded)
    page = await call.parts.history.page(game, viewer, after=after, limit=limit, wanted=wanted)
    items = [
        in_words(game.title, move, await presenter.present(move.events)) for move in page.items
    ]
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
