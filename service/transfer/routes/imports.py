"""Games that come from elsewhere: imports, and games in notation."""

import hashlib
import secrets
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response
from msgspec import Meta, Raw, Struct

from events.chance import SEED_BYTES
from games.kernel.lifecycle import TableState
from games.kernel.registry import Registry
from games.kernel.seats import Seat
from service.http import reading
from service.http.call import Call
from service.http.languages import ACCEPT_LANGUAGE, preferred
from service.http.operation import Answer, operation
from service.http.replies import json, sent
from service.identity.scopes import Scope
from service.lobby.access import Look, find_examinable, viewer_of
from service.lobby.routes.games import GAME_MADE, IDEMPOTENCY_KEY, game_made, show
from service.play.game_cache import LiveGame
from service.play.idempotency import IdempotencyKey
from service.play.record import FORMAT, Record, UnreadableError, parsed
from service.problems import kinds
from service.problems.problem import ProblemError, refused
from service.transfer.adoption import Adoption
from service.transfer.parts import TransferParts
from service.transfer.schemas.imports import Document
from service.transfer.task import Built, ExportTask, NotationTask, Rejected, Task

TEXT = "text/plain"


class ImportWanted(Struct, frozen=True, kw_only=True):
    """Who may find the game."""

    visibility: Annotated[
        Literal["public", "unlisted"], Meta(description="Whether it is listed.")
    ] = "unlisted"


@operation(
    "POST",
    "/v1/games/import",
    tag="games",
    scope=Scope.CREATE,
    headers=(IDEMPOTENCY_KEY, ACCEPT_LANGUAGE),
    answers=(GAME_MADE,),
    problems=(kinds.NOT_IMPORTABLE, kinds.TOO_MANY_GAMES, kinds.KEY_REUSED),
    long=True,
)
async def import_game(call: Call[TransferParts, Document, ImportWanted]) -> Response[bytes]:
    """Import a game.

    An export must be of a game that is over; where it was played does not matter. The service
    verifies it and decides every ply again. If something does not come out the same, it refuses
    the export and names the first bad ply. The new game has the same plies and draws, and says
    from where it descends. Its persons have no names, and it counts for nobody.

    Of notation the rules decide every command. If the game is not over then, you play on for all
    its persons. An import takes a while, and an account imports one game at a time.
    """
    key = reading.idempotency_key(call.header("idempotency-key"))
    body, language = call.raw, preferred(call.header("accept-language"))
    hashed = hashlib.sha256(body).digest()
    name = key and IdempotencyKey(scope=f"import/{call.account}", value=key, request_hash=hashed)
    told = await call.parts.adoptions.replied(name or None)
    if told is None:
        outcome = await call.parts.documents.read(lambda: _task(call), call.account)
        if isinstance(outcome, Rejected):
            raise _rejection(outcome, call.parts.registry)
        adoption = await _adoption(call, outcome, name or None)
        told = await call.parts.adoptions.adopt(adoption, name or None, _shown(call, language))
    return game_made(told, language)


async def _task(call: Call[TransferParts, Document, ImportWanted]) -> Task:
    if call.body.format != FORMAT:
        return ExportTask(document=Raw(call.raw))
    # A million lines take a second, in which others are served.
    record = await call.parts.turns.aside(lambda: _record(call.body, call.raw))
    return NotationTask(record=record, seed=secrets.token_hex(SEED_BYTES))


def _record(document: Document, body: bytes) -> Record:
    if document.text is None:
        return reading.decoded(body, Record)
    try:
        return parsed(document.text)
    except UnreadableError as trouble:
        detail = f"Line {trouble.line} of the text: {trouble.because}."
        raise refused(kinds.INVALID_BODY, detail, field="text") from None


def _rejection(rejected: Rejected, registry: Registry) -> ProblemError:
    title = registry.get(rejected.title or "")
    place = "" if rejected.ply is None else f"Ply {rejected.ply}: "
    return refused(
        kinds.NOT_IMPORTABLE,
        f"{place}{rejected.because}",
        words=None if title is None else title.words,
        ply=rejected.ply,
        rule=rejected.rule,
        because=rejected.because,
        field=rejected.field,
    )


async def _adoption(
    call: Call[TransferParts, Document, ImportWanted], built: Built, name: IdempotencyKey | None
) -> Adoption:
    title = call.parts.registry.get(built.title, built.ruleset)
    assert title is not None, "the worker knows the same titles"
    table = msgspec.json.decode(built.table, type=TableState)
    game_id = call.parts.adoptions.fresh_id(name)
    people: Mapping[Seat, str] = {}
    if not table.over:
        people = dict.fromkeys(table.persons, call.account)
    return Adoption(
        id=game_id,
        account=call.account,
        title=title,
        seed=await call.parts.adoptions.plant(game_id, bytes.fromhex(built.seed)),
        entries=await call.parts.turns.each(built.lines, lambda line: line.entry),
        table=table,
        state=msgspec.json.decode(built.state, type=title.types.state),
        ply=built.ply,
        people=people,
        visibility=call.query.visibility,
    )


def _shown(call: Call[TransferParts, Any, Any], language: str) -> Any:
    async def body(game: LiveGame) -> bytes:
        return msgspec.json.encode(await show(call.parts, game, language))

    return body


@operation(
    "GET",
    "/v1/games/{game_id}/notation",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    answers=(
        Answer(200, Record),
        Answer(200, str, (TEXT,), "A header, then the moves."),
    ),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT, kinds.GAME_NOT_STARTED),
)
async def get_notation(call: Call[TransferParts, None, Look]) -> Response[bytes]:
    """Get a game in notation: how the table was set, and a line for each move.

    As JSON, or as text (`Accept: text/plain`) for people and files. Of a game that is over it has
    the seed, and can be imported again.
    """
    game = await find_examinable(call)
    viewer = viewer_of(call, game, call.query.seat)
    async with call.parts.turns.whole:
        record = await call.parts.notations.of_game(game.id, viewer)
    if record is None:
        raise refused(kinds.GAME_NOT_STARTED)
    if TEXT in (call.header("accept") or ""):
        text = call.parts.notations.text(record).encode()
        return sent(text, media=f"{TEXT}; charset=utf-8")
    return json(record)
