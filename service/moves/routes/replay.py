"""Replays: a whole game in one request."""

from typing import Annotated, Any

from litestar import Response
from msgspec import Meta, Struct

from games.kernel.scene import Scene
from games.kernel.seats import AtSeat
from service.accounts import accounts
from service.http.call import Call
from service.http.languages import ACCEPT_LANGUAGE, preferred
from service.http.operation import Answer, operation
from service.http.replies import NDJSON, flowing
from service.identity.scopes import Scope
from service.lobby.access import AskedSeat, find_examinable, viewer_of
from service.lobby.presenters.games import seats_shown
from service.moves.parts import MoveParts
from service.moves.replay import ReplayReader
from service.moves.replay_schemas import ReplayHead, ReplayLine
from service.moves.routes.showing import reached
from service.play.schemas import Ply
from service.play.telling import seat_names
from service.problems import kinds


class ReplayWanted(Struct, frozen=True, kw_only=True, rename={"from_": "from"}):
    """From where to look, and from when on."""

    seat: AskedSeat = None
    from_: Annotated[
        Ply, Meta(description="Begin with the table after this ply; 0 is the setup.")
    ] = 0


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
async def replay_game(call: Call[MoveParts, None, ReplayWanted]) -> Response[Any]:
    """Replay a game: the first scene, then every ply with its words and how it changed the scene.

    A line each, as NDJSON. The changes name items, zones and gauges by their ids, so whoever
    applies them to the scene of the ply before has exactly the scene that `scenes` would answer.
    Plies on branches that were left are told, too; `parent` says what each was played on. What
    happens at the table comes as events: the game goes back, a verdict, the end. It ends where the
    game stands now: go on with the stream of events, or ask again `from` the last ply.
    """
    game = await find_examinable(call)
    viewer = viewer_of(call, game, call.query.seat)
    position = game.position
    start = reached(game, call.query.from_, field="from")
    language = preferred(call.header("accept-language"))
    phrases = None if game.title.words is None else game.title.words.of(language)
    seats = seats_shown(game, await accounts.known(call.parts.pool, game.people.values()))
    head = ReplayHead(
        game=game.id,
        title=position.seen.title,
        ruleset=position.seen.ruleset,
        status=position.status,
        language=language,
        seat=viewer.seat if isinstance(viewer, AtSeat) else None,
        seats=seats,
        ply=start,
        last=position.ply,
        at=position.at,
        scene=Scene(boards=()),
    )
    names = () if phrases is None else await seat_names(call.parts.pool, game, phrases)
    reader = ReplayReader(viewer=viewer, phrases=phrases, names=names)
    headers = {"Content-Language": language}
    return flowing(call.parts.replays.lines(game, reader, head), media=NDJSON, headers=headers)
