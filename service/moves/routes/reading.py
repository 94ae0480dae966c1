"""Reading games: events, states, differences, exports."""

from collections.abc import AsyncIterator, Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import Response
from msgspec import Meta, Struct

from events.envelope import Recorded
from games.kernel.seats import Viewer
from projections.pages import cursor
from service.http.call import Call
from service.http.languages import TEXTS_LANGUAGE, asked
from service.http.operation import Answer, operation
from service.http.paging import number_after
from service.http.replies import NDJSON, flowing
from service.identity.scopes import Scope
from service.lobby.access import AskedSeat, Limit, Look, find_examinable, viewer_of
from service.moves.difference import differences
from service.moves.parts import MoveParts
from service.moves.past_answers import STATE
from service.moves.routes.caching import IF_NONE_MATCH, cacheable
from service.moves.routes.showing import reached, shown
from service.moves.schemas import Difference, Events, StateShown
from service.play import noise
from service.play.game_cache import LiveGame
from service.play.noise import Told, Worded
from service.play.schemas import Event, Ply, Version
from service.play.telling import Teller
from service.problems import kinds

CHUNK: Final = 200


class EventsWanted(Struct, frozen=True, kw_only=True):
    """Which events."""

    seat: AskedSeat = None
    after: Annotated[
        Version | str,
        Meta(description="The `next` of the page before; or a version: events after it."),
    ] = 0
    limit: Limit | None = None
    worded: Worded = False


class Between(Struct, frozen=True, kw_only=True, rename={"from_": "from"}):
    """Two plies."""

    from_: Ply
    to: Ply
    seat: AskedSeat = None


@operation(
    "GET",
    "/v1/games/{game_id}/events",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    headers=(TEXTS_LANGUAGE, IF_NONE_MATCH),
    answers=(Answer(200, Events), Answer(200, Event, (NDJSON,)), Answer(304, None)),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT),
)
async def list_events(call: Call[MoveParts, None, EventsWanted]) -> Response[Any]:
    """List the events of a game, oldest first.

    As JSON, a page of 100 unless told otherwise. As NDJSON (`Accept: application/x-ndjson`), one
    event a line, all of them unless told otherwise. Once the game is over, pages that others follow
    on never change.
    """
    game = await find_examinable(call)
    viewer = viewer_of(call, game, call.query.seat)
    listing = f"events of {game.id}"
    after = number_after(listing, call.query.after)
    if NDJSON in (call.header("accept") or ""):
        return flowing(_lines(call, game, viewer, after), media=NDJSON)
    limit = call.query.limit or 100
    found = await _read(call, game, after, limit + 1)
    events = await _shown(call, game, viewer, [one.event for one in found[:limit]])
    more = cursor(listing, found[limit - 1].until) if len(found) > limit else None
    # Texts name people, who may be called something else tomorrow.
    texts = asked(call.header("accept-language")) is not None
    return cacheable(
        call,
        game,
        viewer,
        msgspec.json.encode(Events(items=events, next=more)),
        lasting=game.position.over and more is not None and not texts,
        vary="Authorization, Accept, Accept-Language",
    )


async def _read(
    call: Call[MoveParts, None, EventsWanted], game: LiveGame, after: int, limit: int
) -> list[Told]:
    """At most `limit` of the events after a version, of those that are wanted."""
    log, until = call.parts.log, game.position.version
    if not call.query.worded:
        return [Told(one, one.version) for one in await log.read(game.id, after=after, limit=limit)]
    wanted = noise.wanted(game.title, worded=True)
    kept: list[Told] = []
    rest: list[Recorded] = []
    while len(kept) < limit and after < until:
        found = await log.read(game.id, after=after, until=until, limit=CHUNK)
        after = found[-1].version
        whole = list(noise.links([*rest, *found]))
        rest = whole.pop() if whole[-1][-1].hash is None else []
        kept += [one for link in whole for one in noise.left(link, wanted)]
    return kept[:limit]


async def _shown(
    call: Call[MoveParts, Any, Any], game: LiveGame, viewer: Viewer, found: Sequence[Recorded]
) -> tuple[Event, ...]:
    over, salts = game.position.over, game.secrets.salts
    redaction = call.parts.redaction
    events = await call.parts.turns.each(
        found, lambda event: redaction.event(event, viewer, over=over, salts=salts)
    )
    teller = Teller(call.parts.pool, game, asked(call.header("accept-language")))
    return await teller.told(events)


async def _lines(
    call: Call[MoveParts, None, EventsWanted], game: LiveGame, viewer: Viewer, after: int
) -> AsyncIterator[bytes]:
    left = call.query.limit or game.position.version
    while left > 0:
        found = await _read(call, game, after, min(left, CHUNK))
        if not found:
            return
        events = await _shown(call, game, viewer, [one.event for one in found])
        yield b"".join(msgspec.json.encode(event) + b"\n" for event in events)
        after, left = found[-1].until, left - len(found)


@operation(
    "GET",
    "/v1/games/{game_id}/states/{ply}",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    headers=(IF_NONE_MATCH,),
    answers=(Answer(200, StateShown), Answer(304, None)),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_PLY, kinds.NOT_YOUR_SEAT, kinds.GAME_NOT_STARTED),
)
async def get_state(call: Call[MoveParts, None, Look]) -> Response[bytes]:
    """Get the table after a ply, or as it is (`latest`).

    The table at a past ply never changes, but what you may see of it grows when the game ends.
    So the answer may be cached for good once it hides nothing from you; until then caches have to
    ask again, which costs no body (304).
    """
    return await shown(call, STATE)


@operation(
    "GET",
    "/v1/games/{game_id}/diff",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    headers=(IF_NONE_MATCH,),
    answers=(Answer(200, Difference), Answer(304, None)),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_PLY, kinds.NOT_YOUR_SEAT, kinds.GAME_NOT_STARTED),
)
async def get_difference(call: Call[MoveParts, None, Between]) -> Response[bytes]:
    """Compare the table at two plies: the paths of the view that differ, with both values."""
    game = await find_examinable(call)
    viewer = viewer_of(call, game, call.query.seat)
    plies = {"from": call.query.from_, "to": call.query.to}
    views = []
    for field, ply in plies.items():
        position = await call.parts.past.at(game, reached(game, ply, field=field))
        views.append(
            call.parts.redaction.view(
                game.title, position.state, viewer, over=game.position.over, result=position.result
            )
        )
    told = Difference(from_=plies["from"], to=plies["to"], changes=differences(*views))
    lasting = game.position.over and max(plies.values()) < game.position.ply
    return cacheable(call, game, viewer, msgspec.json.encode(told), lasting=lasting)
