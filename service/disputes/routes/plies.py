"""The evidence of any ply, for whoever doubts it before there is a dispute."""

from litestar import Response

from games.kernel.seats import Auditor, Spectator, Viewer
from games.kernel.words import table_words
from referee.asked import Look
from referee.languages import preferred
from referee.plies import named_ply
from referee.problems import kinds
from service.disputes.parts import DisputeParts
from service.disputes.presenters import ply_evidence_shown
from service.disputes.schemas import PlyEvidence
from service.http.call import Call
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope
from service.lobby.access import find_examinable, held, is_arbiter, viewer_of
from service.play.event_texts import seat_names


@operation(
    "GET",
    "/v1/games/{game_id}/evidence/{ply}",
    tag="disputes",
    scope=Scope.READ,
    anonymous=True,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, PlyEvidence),),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_PLY, kinds.NOT_YOUR_SEAT, kinds.GAME_NOT_STARTED),
)
async def get_ply_evidence(call: Call[DisputeParts, None, Look]) -> Response[bytes]:
    """Get the evidence of a ply.

    Returns what the evidence of a dispute about the ply would be: the table before and after, what
    is different, the action and its facts, the rules that they are of, and the proofs of the chain.
    Players of the game and arbiters also get the result of deciding the ply again in a separate
    process. Everyone sees what they may see of the game, and everything once it is over.
    """
    game = await find_examinable(call)
    ply = named_ply(game.position, call.path("ply"))
    viewer: Viewer = Auditor() if is_arbiter(call, game) else viewer_of(call, game, call.query.seat)
    again = not isinstance(viewer, Spectator) or bool(held(call, game))
    language = preferred(call.header("accept-language"))
    found = await call.parts.archive.of_ply(game, ply, viewer, language, again=again)
    words = game.title.words
    seats = await seat_names(call.parts.pool, game, (words or table_words()).of(language))
    shown = ply_evidence_shown(found, {}, words, language, seats)
    return json(shown, headers={"Cache-Control": "no-store", "Content-Language": language})
