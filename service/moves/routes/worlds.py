"""A world that a seat could be in, for who has the rules."""

import msgspec
from litestar import Response

from games.kernel.seats import Seat
from referee.asked import LegalAsked, WorldAsked
from referee.drafting import nothing_awaited
from referee.languages import preferred
from referee.play_problems import paused
from referee.preview_schemas import World
from referee.problems import kinds
from referee.problems.problem import refused, refused_by
from referee.viewers import deciding
from referee.worlds import imagined_world
from service.http.call import Call
from service.http.conditional import spoken, versioned
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import Answer, operation
from service.http.replies import sent
from service.identity.scopes import Scope
from service.lobby.access import find_readable, held
from service.moves.parts import MoveParts
from service.play.basis import DecisionBasis
from service.play.event_texts import seat_names
from service.play.game_cache import LiveGame


@operation(
    "GET",
    "/v1/games/{game_id}/world",
    tag="play",
    scope=Scope.PLAY,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, World),),
    problems=(
        kinds.UNKNOWN_GAME,
        kinds.NOT_YOUR_SEAT,
        kinds.GAME_NOT_STARTED,
        kinds.GAME_PAUSED,
        kinds.DECISION_CLOSED,
    ),
)
async def get_world(call: Call[MoveParts, None, WorldAsked]) -> Response[bytes]:
    """Get a world of a seat.

    Returns a state that the game could have for all that the seat knows, so that a program with
    the rules can preview commands by itself. Everything that the seat does not know is drawn, from
    the game's secret, the ply and the seat: asking again gives the same world, and nothing in it
    depends on what is hidden. Only a seat with an open decision of a running game has a world.
    """
    game = await find_readable(call)
    own = held(call, game)
    seat = deciding(own, game.position, LegalAsked(seat=call.query.seat))
    basis = game.basis
    _check(basis, seat)
    language = preferred(call.header("accept-language"))
    names = await _names(call, game, language)
    now = basis.position
    chance = basis.secrets.world(now.ply, seat)
    body = msgspec.json.encode(imagined_world(basis.title, now, seat, chance, names))
    return sent(body, headers={**spoken(language), "ETag": versioned(now.version, body)})


def _check(basis: DecisionBasis, seat: Seat) -> None:
    """Refuses a world where the seat has nothing to decide."""
    now = basis.position
    if now.state is None:
        raise refused(kinds.GAME_NOT_STARTED)
    if now.over or now.state.agenda.open_for(seat) is None:
        illegal = nothing_awaited(now.state, seat)
        raise refused_by(basis.title, illegal, kinds.DECISION_CLOSED, version=now.version)
    if now.seen.pauses:
        raise paused(now.seen)


async def _names(
    call: Call[MoveParts, None, WorldAsked], game: LiveGame, language: str
) -> tuple[str, ...]:
    words = game.title.words
    return () if words is None else await seat_names(call.parts.pool, game, words.of(language))
