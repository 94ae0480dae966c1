"""The events of a game, by pages or line by line."""

from collections.abc import Iterator, Sequence

import msgspec

from games.kernel.seats import Viewer
from referee import internal_facts
from referee.asked import EventsWanted
from referee.internal_facts import PresentedEvent
from referee.languages import asked
from referee.lines import ListEnd
from referee.move_listing import events_of
from referee.move_schemas import Events
from referee.operations.operation import operation
from referee.pages import cursor
from referee.paging import number_after
from referee.recorded_game import RecordedGame
from referee.requests import NDJSON, Call, Reply, reply, sent
from referee.schemas import Event

PAGE = 100


@operation("GET", "/v1/games/{game_id}/events")
def list_events(call: Call[EventsWanted, None]) -> Reply:
    """List the events of a game, oldest first."""
    game, wanted = call.game, call.query
    viewer = game.viewer(wanted.seat)
    after = number_after(events_of(game.id), wanted.after)
    found = list(_read(game, after, worded=wanted.worded))
    if call.wants_lines:
        return lines([_shown(call, game, viewer, one) for one in found[: wanted.limit]])
    limit = wanted.limit or PAGE
    shown = tuple(_shown(call, game, viewer, one) for one in found[:limit])
    more = cursor(events_of(game.id), found[limit - 1].until) if len(found) > limit else None
    return reply(Events(items=shown, next=more))


def lines(values: Sequence[object]) -> Reply:
    """A whole list as NDJSON."""
    told = [msgspec.json.encode(one) + b"\n" for one in (*values, ListEnd(lines=len(values)))]
    return sent(b"".join(told), media=NDJSON)


def _read(game: RecordedGame, after: int, *, worded: bool) -> Iterator[PresentedEvent]:
    """The events after a version, of those that are wanted."""
    if not worded:
        yield from (PresentedEvent(one, one.version) for one in game.between(after))
        return
    wanted = internal_facts.wanted(game.title, worded=True)
    for link in internal_facts.links(game.between(after)):
        yield from internal_facts.left(link, wanted)


def _shown(
    call: Call[EventsWanted, None], game: RecordedGame, viewer: Viewer, one: PresentedEvent
) -> Event:
    over = game.position.over
    shown = game.tools.redaction.event(one.event, viewer, over=over, salts=game.salts)
    return game.worded(shown, asked(call.request.header("accept-language")))
