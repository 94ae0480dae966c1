"""Plies dated: by the checkpoints around them, and by witnesses."""

from litestar import Response

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused
from service.audit.parts import AuditParts
from service.audit.root_checkpoints import SignedCheckpoint
from service.audit.routes import ProofWanted, last_event
from service.audit.schemas import CheckpointMoment, PlyDated, WitnessWord
from service.audit.sightings import Sighting
from service.http.call import Call
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope
from service.lobby.access import find_examinable


@operation(
    "GET",
    "/v1/games/{game_id}/cosignatures",
    tag="auditing",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, PlyDated),),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_PLY),
)
async def get_cosignatures(call: Call[AuditParts, None, ProofWanted]) -> Response[bytes]:
    """Say when a ply came into the signed log, and who has seen it.

    Returns the checkpoints before and after the ply and, for each witness that the service knows,
    when it has first cosigned a checkpoint with the ply. Checkpoints are those of the root log. The
    times of checkpoints are those of the service; the signatures in `tlog-proof` prove what is said
    here.
    """
    game = await find_examinable(call)
    ply = game.position.ply if call.query.ply is None else call.query.ply
    if ply > game.position.ply:
        detail = Sentence("game-at-ply", {"ply": game.position.ply})
        raise refused(kinds.UNKNOWN_PLY, detail, field="ply")
    last = await last_event(call.parts, game, ply)
    found = await call.parts.sightings.of(game.id, last.version)
    return json(
        PlyDated(
            game=game.id,
            ply=ply,
            version=last.version,
            at=last.at,
            partition=found.partition,
            before=_moment(found.before),
            covering=_moment(found.covering),
            witnesses=tuple(_words(call.parts, found)),
        )
    )


def _moment(signed: SignedCheckpoint | None) -> CheckpointMoment | None:
    return None if signed is None else CheckpointMoment(size=signed.size, at=signed.at)


def _words(parts: AuditParts, found: Sighting) -> list[WitnessWord]:
    seen = {one.witness: one for one in found.seen}
    return [
        WitnessWord(
            name=one.name,
            key=str(one),
            at=seen[str(one)].at if str(one) in seen else None,
            size=seen[str(one)].size if str(one) in seen else None,
        )
        for one in parts.sightings.witnesses
    ]
