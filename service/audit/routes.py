"""Auditing: keys, checkpoints of the log, proofs and receipts of games."""

from typing import Annotated, Final

from litestar import Response
from msgspec import Meta, Struct

from events.envelope import Recorded
from events.key_notes import Term, terms
from events.keys import PublicKey
from events.notes import NoteError
from games.kernel.sentence import Sentence
from projections.pages import cursor
from service.audit.checkpoints import SignedCheckpoint
from service.audit.parts import AuditParts
from service.audit.schemas import (
    Checkpoints,
    CheckpointShown,
    Consistency,
    Keys,
    KeyShown,
    Partition,
    ProofShown,
    Receipts,
    Size,
)
from service.http.call import Call
from service.http.operation import Answer, operation
from service.http.paging import After, ListWanted, number_after, page_of
from service.http.replies import json
from service.identity.scopes import Scope
from service.lobby.access import find_examinable
from service.play.game_cache import LiveGame
from service.play.schemas import MOST, Ply
from service.problems import kinds
from service.problems.problem import refused

CHUNK: Final = 500
"""Events that are read at once."""
_LARGEST: Final = 2**53 - 1
"""Links of a partition, at most."""


class CheckpointsWanted(Struct, frozen=True, kw_only=True):
    """Which checkpoints."""

    partition: Annotated[
        Partition | None, Meta(description="All of this partition; left out: the last of each.")
    ] = None
    min_size: Annotated[
        Size, Meta(description="With `partition`: list checkpoints of at least this size.")
    ] = 1
    after: After = None
    limit: Annotated[int, Meta(ge=1, le=1000, description="Maximum number of items.")] = 100


class Sizes(Struct, frozen=True, kw_only=True, rename={"from_": "from"}):
    """Two logs of one partition."""

    partition: Partition
    from_: Size
    to: Size


class ProofWanted(Struct, frozen=True, kw_only=True):
    """Of which ply; left out, of the last one."""

    ply: Ply | None = None


class ReceiptsWanted(Struct, frozen=True, kw_only=True):
    """Which receipts."""

    after: Annotated[
        Annotated[int, Meta(ge=-1, le=MOST)] | str,
        Meta(
            description=(
                "Cursor: the `next` of the previous page, or a ply, to list the receipts of the "
                "plies after it."
            )
        ),
    ] = -1
    limit: Annotated[int, Meta(ge=1, le=200, description="Maximum number of items.")] = 100


@operation("GET", "/v1/keys", tag="auditing", answers=(Answer(200, Keys),))
async def list_keys(call: Call[AuditParts, None, ListWanted]) -> Response[bytes]:
    """List the public keys of the service.

    Save these keys: they let you verify receipts, checkpoints and exports offline. Replaced keys
    stay listed, so their signatures remain verifiable. `notes` contains signed endorsements of new
    keys and revocations of stolen ones.
    """
    current = str(call.parts.key.public)
    found = await call.parts.checkpointer.keys()
    said = await call.parts.checkpointer.key_notes()
    keys = [PublicKey.parse(key) for key in found]
    try:
        known = terms(keys, said)
    except NoteError:  # somebody has endorsed two keys: whoever checks has to see that
        known = tuple(Term(key=key) for key in keys)
    shown = (
        KeyShown(
            key=str(one.key),
            current=str(one.key) == current,
            since=one.since,
            until=one.until,
        )
        for one in known
    )
    page = page_of("keys", tuple(shown), lambda one: one.key, call.query)
    return json(Keys(items=page.items, next=page.next, notes=said))


@operation("GET", "/v1/checkpoints", tag="auditing", answers=(Answer(200, Checkpoints),))
async def list_checkpoints(call: Call[AuditParts, None, CheckpointsWanted]) -> Response[bytes]:
    """List checkpoints.

    A checkpoint is a signed statement of the size and Merkle root of a partition's log, in the C2SP
    tlog-checkpoint format. Each leaf is a link: a group of events that was recorded together,
    usually a move, and has one hash. If the service altered its log, it could no longer prove
    consistency with an older checkpoint.
    """
    query = call.query
    if query.partition is None:
        if query.after is not None:
            detail = Sentence("after-needs-partition")
            raise refused(kinds.INVALID_QUERY, detail, field="after")
        found = await call.parts.checkpointer.latest()
        return json(Checkpoints(items=tuple(_shown(one) for one in found)))
    _known(call.parts, query.partition)
    listing = f"checkpoints of {query.partition}"
    seen = number_after(listing, query.after or 0, most=_LARGEST)
    least = max(query.min_size, seen + 1)
    found = await call.parts.checkpointer.of(query.partition, least, query.limit + 1)
    more = cursor(listing, found[query.limit - 1].size) if len(found) > query.limit else None
    return json(Checkpoints(items=tuple(_shown(one) for one in found[: query.limit]), next=more))


@operation(
    "GET", "/v1/checkpoints/consistency", tag="auditing", answers=(Answer(200, Consistency),)
)
async def get_consistency(call: Call[AuditParts, None, Sizes]) -> Response[bytes]:
    """Get a consistency proof (RFC 6962, section 2.1.2).

    Proves that the log of size `to` begins with the log of size `from`. Sizes count links, as in
    checkpoints.
    """
    query = call.query
    _known(call.parts, query.partition)
    links = await call.parts.checkpointer.links(query.partition)
    if not query.from_ <= query.to <= links:
        problem = Sentence("sizes-of-log", {"links": links})
        raise refused(kinds.INVALID_QUERY, problem, field="to")
    path = await call.parts.checkpointer.consistency(query.partition, query.from_, query.to)
    return json(
        Consistency(
            partition=query.partition,
            from_=query.from_,
            to=query.to,
            path=tuple(step.hex() for step in path),
        )
    )


@operation(
    "GET",
    "/v1/games/{game_id}/proofs",
    tag="auditing",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, ProofShown),),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_PLY),
)
async def get_proof(call: Call[AuditParts, None, ProofWanted]) -> Response[bytes]:
    """Get an inclusion proof of a ply.

    Returns the hash of the ply's link and the Merkle path from it to a signed checkpoint. Once the
    game is over, the response includes the seed.
    """
    game = await find_examinable(call)
    ply = game.position.ply if call.query.ply is None else call.query.ply
    if ply > game.position.ply:
        detail = Sentence("game-at-ply", {"ply": game.position.ply})
        raise refused(kinds.UNKNOWN_PLY, detail, field="ply")
    last = await last_event(call.parts, game, ply)
    inclusion = await call.parts.checkpointer.inclusion(game.id, last.version)
    return json(
        ProofShown(
            game=game.id,
            ply=ply,
            version=last.version,
            hash=(last.hash or b"").hex(),
            commitment=game.secrets.commitment,
            partition=last.partition,
            inclusion=inclusion,
            seed=game.secrets.seed.hex() if game.position.over else None,
        )
    )


@operation(
    "GET",
    "/v1/games/{game_id}/receipts",
    tag="auditing",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, Receipts),),
    problems=(kinds.UNKNOWN_GAME,),
)
async def list_receipts(call: Call[AuditParts, None, ReceiptsWanted]) -> Response[bytes]:
    """List the receipts of a game.

    A receipt is a signed statement of the head of the game's chain after a ply. Players receive one
    with each move; the receipts listed here are signed when requested.
    """
    game = await find_examinable(call)
    listing = f"receipts of {game.id}"
    after = number_after(listing, call.query.after, least=-1)
    lasts = await _lasts(call.parts, game, after, call.query.limit + 1)
    kept = lasts[: call.query.limit]
    more = cursor(listing, kept[-1].ply) if len(lasts) > len(kept) else None
    return json(Receipts(items=call.parts.prover.receipts(kept), next=more))


async def last_event(parts: AuditParts, game: LiveGame, ply: int) -> Recorded:
    """The last event of a ply that the game has."""
    (last,) = await _lasts(parts, game, ply - 1, 1)
    return last


async def _lasts(parts: AuditParts, game: LiveGame, after: int, limit: int) -> list[Recorded]:
    """The last events of some plies after one; reads no more of the log than it must."""
    version, end = await parts.history.begins_after(game, after), game.position.version
    lasts: dict[int, Recorded] = {}
    while version < end and len(lasts) <= limit:
        events = await parts.log.read(game.id, after=version, until=end, limit=CHUNK)
        lasts |= {event.ply: event for event in events if event.ply > after}
        version = events[-1].version
    return list(lasts.values())[:limit]


def _known(parts: AuditParts, partition: int) -> None:
    if partition >= parts.log.partitions:
        last = parts.log.partitions - 1
        raise refused(
            kinds.INVALID_QUERY, Sentence("partitions-range", {"last": last}), field="partition"
        )


def _shown(signed: SignedCheckpoint) -> CheckpointShown:
    return CheckpointShown(partition=signed.partition, size=signed.size, note=signed.note)
