"""Reading games: events, states, differences, exports."""

from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

import msgspec
from litestar import Response

from events.envelope import Recorded
from games.kernel.seats import Viewer
from referee import internal_facts
from referee.asked import Between, EventsWanted, Look
from referee.difference import differences
from referee.internal_facts import PresentedEvent
from referee.languages import asked
from referee.lines import ListEnd
from referee.move_listing import events_of
from referee.move_schemas import Events
from referee.pages import cursor
from referee.paging import number_after
from referee.plies import reached
from referee.problems import kinds
from referee.schemas import Event
from referee.showing import STATE
from referee.state_schemas import Diff, StateShown
from service.http.call import Call
from service.http.languages import TEXTS_LANGUAGE
from service.http.lines import ended
from service.http.operation import NDJSON, Answer, operation
from service.http.replies import flowing
from service.identity.scopes import Scope
from service.lobby.access import find_examinable, viewer_of
from service.moves.parts import MoveParts
from service.moves.routes.caching import cacheable
from service.moves.routes.showing import shown
from service.play.event_texts import EventPresenter
from service.play.game_cache import LiveGame

CHUNK: Final = 200


@operation(
    "GET",
    "/v1/games/{game_id}/events",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    headers=(TEXTS_LANGUAGE,),
    answers=(Answer(200, Events), Answer(200, Event, (NDJSON,), last=ListEnd)),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT),
)
async def list_events(call: Call[MoveParts, None, EventsWanted]) -> Response[Any]:
    """List the events of a game, oldest first.

    JSON responses are pages of 100 events by default. With `Accept: application/x-ndjson` the
    response has one event per line and, unless `limit` is set, every event; the last line is the
    `end`. Once the game is over, every page except the last is immutable.
    """
    game = await find_examinable(call)
    viewer = viewer_of(call, game, call.query.seat)
    listing = events_of(game.id)
    after = number_after(listing, call.query.after)
    if NDJSON in (call.header("accept") or ""):
        return flowing(ended(_lines(call, game, viewer, after)), media=NDJSON)
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
        next_page=more,
    )


async def _read(
    call: Call[MoveParts, None, EventsWanted], game: LiveGame, after: int, limit: int
) -> list[PresentedEvent]:
    """At most `limit` of the events after a version, of those that are wanted."""
    log, until = call.parts.log, game.position.version
    if not call.query.worded:
        return [
            PresentedEvent(one, one.version)
            for one in await log.read(game.id, after=after, limit=limit)
        ]
    wanted = internal_facts.wanted(game.title, worded=True)
    kept: list[PresentedEvent] = []
    rest: list[Recorded] = []
    while len(kept) < limit and after < until:
        found = await log.read(game.id, after=after, until=until, limit=CHUNK)
        after = found[-1].version
        whole = list(internal_facts.links([*rest, *found]))
        rest = whole.pop() if whole[-1][-1].hash is None else []
        kept += [one for link in whole for one in internal_facts.left(link, wanted)]
    return kept[:limit]


async def _shown(
    call: Call[MoveParts, Any, Any], game: LiveGame, viewer: Viewer, found: Sequence[Recorded]
) -> tuple[Event, ...]:
    over, salts = game.position.over, game.secrets.salts
    redaction = call.parts.redaction
    events = await call.parts.scheduler.each(
        found, lambda event: redaction.event(event, viewer, over=over, salts=salts)
    )
    presenter = EventPresenter(call.parts.pool, game, asked(call.header("accept-language")))
    return await presenter.present(events)


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
    answers=(Answer(200, StateShown),),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_PLY, kinds.NOT_YOUR_SEAT, kinds.GAME_NOT_STARTED),
)
async def get_state(call: Call[MoveParts, None, Look]) -> Response[bytes]:
    """Get the state of a game.

    Returns the table after a ply, or now with `latest`, redacted for the caller. A past state never
    changes, but more of it becomes visible when the game ends. Responses that hide nothing are
    immutable; others must be revalidated with `If-None-Match`, which returns 304 without a body.
    """
    return await shown(call, STATE)


@operation(
    "GET",
    "/v1/games/{game_id}/diff",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, Diff),),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_PLY, kinds.NOT_YOUR_SEAT, kinds.GAME_NOT_STARTED),
)
async def get_diff(call: Call[MoveParts, None, Between]) -> Response[bytes]:
    """Compare two states of a game.

    Returns the paths of the view that differ, with both values.
    """
    game = await find_examinable(call)
    viewer = viewer_of(call, game, call.query.seat)
    plies = {"from": call.query.from_, "to": call.query.to}
    views = []
    for field, ply in plies.items():
        position = await call.parts.past.at(game.basis, reached(game.position, ply, field=field))
        views.append(
            call.parts.redaction.view(
                game.title, position.state, viewer, over=game.position.over, result=position.result
            )
        )
    told = Diff(from_=plies["from"], to=plies["to"], changes=differences(*views))
    lasting = game.position.over and max(plies.values()) < game.position.ply
    return cacheable(call, game, viewer, msgspec.json.encode(told), lasting=lasting)
