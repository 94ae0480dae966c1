"""Replays: a whole game in one request."""

from typing import Any

from litestar import Response

from games.kernel.scene import Scene
from games.kernel.seats import AtSeat
from referee.asked import ReplayWanted
from referee.languages import preferred
from referee.plies import reached
from referee.problems import kinds
from referee.replay_schemas import ReplayHead, ReplayLine
from referee.replaying import ReplayReader
from service.accounts import accounts
from service.http.call import Call
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import NDJSON, Answer, operation
from service.http.replies import flowing
from service.identity.scopes import Scope
from service.lobby.access import eyes_of, find_examinable
from service.lobby.presenters.games import seats_shown
from service.moves.parts import MoveParts
from service.play.event_texts import seat_names


@operation(
    "GET",
    "/v1/games/{game_id}/replay",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, ReplayLine, (NDJSON,)),),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_PLY, kinds.NOT_YOUR_SEAT, kinds.GAME_NOT_STARTED),
)
async def get_replay(call: Call[MoveParts, None, ReplayWanted]) -> Response[Any]:
    """Replay a game.

    Returns NDJSON: the first scene, then one line per ply with its texts and its changes to the
    scene. Changes refer to items, zones and gauges by id. Applying them to the previous scene gives
    exactly the scene that `scenes` returns. Plies on abandoned branches are included; `parent` is
    the ply that each was played on. Rewinds, verdicts and the end of the game are included as table
    events. The replay ends at the current ply; continue with the event stream, or request the
    replay again with `from` set to the last ply.
    """
    game = await find_examinable(call)
    viewer = eyes_of(call, game, call.query.seat, call.query.eyes)
    basis = game.basis
    position = basis.position
    start = reached(game.position, call.query.from_, field="from")
    language = preferred(call.header("accept-language"))
    phrases = None if game.title.words is None else game.title.words.of(language)
    seats = seats_shown(basis, await accounts.known(call.parts.pool, basis.people.values()))
    head = ReplayHead(
        game=game.id,
        title=position.seen.title,
        ruleset=position.seen.ruleset,
        status=position.status,
        language=language,
        seat=viewer.seat if isinstance(viewer, AtSeat) else None,
        eyes=call.query.eyes,
        seats=seats,
        ply=start,
        last=position.ply,
        at=position.at,
        scene=Scene(boards=()),
    )
    names = () if phrases is None else await seat_names(call.parts.pool, game, phrases)
    then = call.query.eyes is not None
    reader = ReplayReader(viewer=viewer, then=then, phrases=phrases, names=names)
    headers = {"Content-Language": language}
    return flowing(call.parts.replays.lines(game, reader, head), media=NDJSON, headers=headers)
