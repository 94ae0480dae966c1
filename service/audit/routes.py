"""Auditing: keys, checkpoints of the log, proofs and receipts of games."""

from typing import Annotated, Final

from litestar import Response
from msgspec import Meta, Struct

from events.envelope import Recorded
from events.key_notes import Term, terms
from events.keys import PublicKey
from events.notes import NoteError
from games.kernel.sentence import Sentence
from referee.pages import cursor
from referee.paging import ListWanted, number_after, page_of
from referee.problems import kinds
from referee.problems.problem import refused
from referee.schemas import MOST, Ply
from service.audit.parts import AuditParts
from service.audit.schemas import Keys, KeyShown, ProofShown, Receipts
from service.http.call import Call
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope
from service.lobby.access import find_examinable
from service.play.game_cache import LiveGame

CHUNK: Final = 500
"""Events that are read at once."""


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
    current, ml_dsa = str(call.parts.key.public), call.parts.checkpointer.ml_dsa.public
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
            ml_dsa=str(ml_dsa) if str(one.key) == current else None,
        )
        for one in known
    )
    page = page_of("keys", tuple(shown), lambda one: one.key, call.query)
    return json(Keys(items=page.items, next=page.next, notes=said))


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

    Returns the hash of the ply's link and the proof (C2SP tlog-proof) that leads from it to a
    signed checkpoint of the root log. Once the game is over, the response includes the seed.
    """
    game = await find_examinable(call)
    ply = game.position.ply if call.query.ply is None else call.query.ply
    if ply > game.position.ply:
        detail = Sentence("game-at-ply", {"ply": game.position.ply})
        raise refused(kinds.UNKNOWN_PLY, detail, field="ply")
    last = await last_event(call.parts, game, ply)
    inclusion = await call.parts.prover.inclusion(game, last.version)
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
