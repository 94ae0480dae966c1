"""Games that come from elsewhere: imports, and games in notation."""

import secrets
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response
from msgspec import Meta, Raw, Struct

from events.chance import SEED_BYTES
from games.kernel.registry import Registry
from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from games.kernel.table.state import TableState
from referee import reading
from referee.asked import Look
from referee.languages import preferred
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused
from referee.problems.words import spelled
from service.http.call import Call
from service.http.idempotency import IDEMPOTENCY_KEY, IdempotencyKey, key_of
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import Answer, operation
from service.http.replies import json, sent
from service.identity.scopes import Scope
from service.limits.budgets import Traffic
from service.lobby.access import find_examinable, viewer_of
from service.lobby.routes.games import GAME_MADE, game_made, show
from service.play.game_cache import LiveGame
from service.play.record import FORMAT, Record, UnreadableError, parsed
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
    limit=Traffic.CREATING,
    headers=(IDEMPOTENCY_KEY, ACCEPT_LANGUAGE),
    answers=(GAME_MADE,),
    problems=(kinds.NOT_IMPORTABLE, kinds.TOO_MANY_GAMES, kinds.KEY_REUSED),
    long=True,
)
async def import_game(call: Call[TransferParts, Document, ImportWanted]) -> Response[bytes]:
    """Import a game.

    Imports an export or notation as a new game. An export must be of a finished or void game; it
    may come from another service. The service verifies the export and replays every ply under the
    rules. If a ply differs from what is recorded, it refuses the export with 422 and names the
    first ply that differs. The new game has the same plies and draws and links to its origin in
    `descent`. Its seats have no accounts, and it does not count towards results or leaderboards.

    For notation, the service plays every command under the rules. If the game is not over after the
    last command, you hold every seat that was a person's. An import can take several seconds. An
    account can run one import at a time.
    """
    language = preferred(call.header("accept-language"))
    key = key_of(call, f"import/{call.account}", about=f"{call.query.visibility}/")
    told = await call.parts.adoptions.replied(key)
    if told is None:
        outcome = await call.parts.documents.read(lambda: _task(call), call.account)
        if isinstance(outcome, Rejected):
            raise _rejection(outcome, call.parts.registry)
        adoption = await _adoption(call, outcome, key)
        told = await call.parts.adoptions.adopt(adoption, key, _shown(call, language))
    return game_made(told, language)


async def _task(call: Call[TransferParts, Document, ImportWanted]) -> Task:
    if call.body.format != FORMAT:
        return ExportTask(document=Raw(call.raw))
    # A million lines take a second, in which others are served.
    record = await call.parts.scheduler.aside(lambda: _record(call.body, call.raw))
    return NotationTask(record=record, seed=secrets.token_hex(SEED_BYTES))


def _record(document: Document, body: bytes) -> Record:
    reading.named_once(body)
    if document.text is None:
        return reading.decoded(body, Record)
    try:
        return parsed(document.text)
    except UnreadableError as trouble:
        detail = Sentence("line-of-text", {"line": trouble.line, "because": trouble.because})
        raise refused(kinds.INVALID_BODY, detail, field="text") from None


def _rejection(rejected: Rejected, registry: Registry) -> ProblemError:
    title = registry.get(rejected.title or "")
    words = None if title is None else title.words
    because = detail = rejected.because
    if rejected.ply is not None:
        detail = Sentence("at-ply", {"ply": rejected.ply, "because": because})
    return refused(
        kinds.NOT_IMPORTABLE,
        detail,
        words=words,
        ply=rejected.ply,
        rule=rejected.rule,
        because=spelled(because, words=words),
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
        entries=await call.parts.scheduler.each(built.lines, lambda line: line.entry),
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
    """Get the notation of a game.

    Returns the setup and one line per move, as JSON or, with `Accept: text/plain`, as text. The
    notation of a finished game includes the seed and can be imported again.
    """
    game = await find_examinable(call)
    viewer = viewer_of(call, game, call.query.seat)
    async with call.parts.scheduler.whole:
        record = await call.parts.notations.of_game(game.id, viewer)
    if record is None:
        raise refused(kinds.GAME_NOT_STARTED)
    if TEXT in (call.header("accept") or ""):
        text = call.parts.notations.text(record).encode()
        return sent(text, media=f"{TEXT}; charset=utf-8")
    return json(record)
