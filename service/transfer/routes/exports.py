"""Exports: a whole game in one document, with its proofs."""

from litestar import Response

from referee.asked import Look
from referee.problems import kinds
from service.accounts import accounts
from service.http.call import Call
from service.http.middleware.digests import HEADER, digest
from service.http.operation import Answer, operation
from service.http.replies import sent
from service.identity.scopes import Scope
from service.lobby.access import find_examinable, viewer_of
from service.transfer.exporting import exported
from service.transfer.parts import TransferParts
from service.transfer.schemas.exports import Export


@operation(
    "GET",
    "/v1/games/{game_id}/export",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, Export, headers=("Content-Disposition", HEADER)),),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT),
)
async def export_game(call: Call[TransferParts, None, Look]) -> Response[bytes]:
    """Export a game.

    Returns everything that you may see of the game in one document, with its proofs. `kronika
    verify` checks the document offline. Save the response body unchanged: the signature covers its
    exact content, and `Repr-Digest` has its SHA-256.
    """
    game = await find_examinable(call)
    viewer = viewer_of(call, game, call.query.seat)
    people = await accounts.known(call.parts.pool, game.people.values())
    async with call.parts.scheduler.whole:
        _, document = await exported(call.parts, game, viewer, people)
    name = f'attachment; filename="{game.id}.json"'
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": name,
        HEADER: digest(document),
    }
    return sent(document, headers=headers)
