"""Proofs that other tools check: a file for each link."""

from typing import Annotated

from litestar import Response
from msgspec import Meta, Struct

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused
from referee.schemas import Ply, Version
from service.audit.parts import AuditParts
from service.audit.routes import last_event
from service.http.call import Call
from service.http.operation import TEXT, Answer, operation
from service.http.replies import sent
from service.identity.scopes import Scope
from service.lobby.access import find_examinable
from service.play.game_cache import LiveGame


class LinkWanted(Struct, frozen=True, kw_only=True):
    """Which link: the last one of a ply, or that of an event; left out, the last one."""

    ply: Annotated[Ply | None, Meta(description="The last link of this ply.")] = None
    version: Annotated[
        Version | None, Meta(description="The link of this event; not together with `ply`.")
    ] = None


@operation(
    "GET",
    "/v1/games/{game_id}/tlog-proof",
    tag="auditing",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, str, (TEXT,)),),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_PLY),
)
async def get_tlog_proof(call: Call[AuditParts, None, LinkWanted]) -> Response[bytes]:
    """Get the proof of a link as a file (C2SP tlog-proof).

    Proves that a partition's checkpoint is in the root log, with the signatures and cosignatures of
    the root log's checkpoint. Its `extra` is a proof of the same form that the link is in the log
    of the partition. Save it as `NAME.tlog-proof`; `kronika verify` and tools of others check it
    without a server.
    """
    game = await find_examinable(call)
    version = await _version(call, game)
    proof = await call.parts.prover.inclusion(game, version)
    return sent(proof.encode(), media=TEXT)


async def _version(call: Call[AuditParts, None, LinkWanted], game: LiveGame) -> int:
    """An event of the link."""
    query, position = call.query, game.position
    if query.version is not None and query.ply is not None:
        raise refused(kinds.INVALID_QUERY, Sentence("ply-or-version"), field="version")
    if query.version is not None:
        if not 1 <= query.version <= position.version:
            detail = Sentence("game-at-version", {"version": position.version})
            raise refused(kinds.UNKNOWN_PLY, detail, field="version")
        return query.version
    if query.ply is None:
        return position.version
    if query.ply > position.ply:
        raise refused(
            kinds.UNKNOWN_PLY, Sentence("game-at-ply", {"ply": position.ply}), field="ply"
        )
    return (await last_event(call.parts, game, query.ply)).version
