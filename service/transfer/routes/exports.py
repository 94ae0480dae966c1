"""Exports: a whole game in one document, with its proofs."""

from typing import Final

from litestar import Response

from games.kernel.seats import Viewer
from service.http.call import Call
from service.http.operation import Answer, operation
from service.http.replies import sent
from service.identity.scopes import Scope
from service.lobby.access import Look, find_examinable, viewer_of
from service.lobby.presenters.games import game_exported
from service.lobby.routes.games import show
from service.play.game_cache import LiveGame
from service.problems import kinds
from service.transfer.parts import TransferParts
from service.transfer.schemas.exports import Export

EXPORT_FORMAT: Final = "kronika-export/3"


@operation(
    "GET",
    "/v1/games/{game_id}/export",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, Export),),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT),
)
async def export_game(call: Call[TransferParts, None, Look]) -> Response[bytes]:
    """Export a game: everything that you may see of it in one document, with its proofs.

    `kronika verify` checks it without a server. The bytes are signed as they are: keep them.
    """
    game = await find_examinable(call)
    viewer = viewer_of(call, game, call.query.seat)
    async with call.parts.turns.whole:
        document = await _document(call, game, viewer)
    name = f'attachment; filename="{game.id}.json"'
    headers = {"Cache-Control": "no-store", "Content-Disposition": name}
    return sent(document, headers=headers)


async def _document(call: Call[TransferParts, None, Look], game: LiveGame, viewer: Viewer) -> bytes:
    # Clocks depend on when they are looked at; whoever has the log can reckon them.
    position = game.position
    shown = game_exported(await show(call.parts, game), position.result)
    found = await call.parts.log.read(game.id, until=shown.version)
    salts = game.secrets.salts
    redaction, turns, over = call.parts.redaction, call.parts.turns, position.over
    events = await turns.each(
        found, lambda event: redaction.event(event, viewer, over=over, salts=salts)
    )
    proof = await call.parts.prover.of_game(game, position, found[-1])
    export = Export(format=EXPORT_FORMAT, game=shown, events=tuple(events), proof=proof, seal="")
    return await call.parts.prover.sealed(export)
