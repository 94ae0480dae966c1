"""The projection that fills the outbox of webhooks.

What has been sent cannot be taken back, so this is fed like a read model but is none: its tables
know no generations. `webhook_games` says how far each game has been looked at. Whoever comes to
an event first writes its deliveries, with that version in the same transaction; a rebuild, or an
old generation beside a new one, finds the event looked at and passes on.
"""

from collections.abc import Iterable, Sequence

import msgspec

from projections import outbox
from projections.database import Connection, rows
from projections.notices import Notice, Watched, notices, watch
from projections.projection import Happened, Target

_HOLD = (
    "SELECT game_id, version, bots, agenda, taken_over, pauses FROM webhook_games"
    " WHERE game_id = ANY($1::text[]) ORDER BY game_id FOR NO KEY UPDATE"
)
_BEGIN = (
    "INSERT INTO webhook_games (game_id, version, bots, agenda, taken_over, pauses)"
    " SELECT game_id, version, bots, agenda, taken_over, pauses"
    " FROM json_populate_recordset(NULL::webhook_games, $1::json) ON CONFLICT (game_id) DO NOTHING"
)
_SAVE = (
    "UPDATE webhook_games g SET version = n.version, bots = n.bots, agenda = n.agenda,"
    " taken_over = n.taken_over, pauses = n.pauses"
    " FROM json_populate_recordset(NULL::webhook_games, $1::json) n WHERE g.game_id = n.game_id"
)


class WebhooksProjection:
    """Fills `webhook_deliveries`."""

    name = "webhooks"
    tables_only = False

    async def apply(self, target: Target, events: Sequence[Happened]) -> None:
        """Looks at events that nobody has looked at, and writes what is to be told of them."""
        games = await _held(target.connection, {event.recorded.game_id for event in events})
        listening = await outbox.wanted(target.connection, list(games))
        found: list[Notice] = []
        changed: set[str] = set()
        for event in events:
            game_id, version = event.recorded.game_id, event.recorded.version
            before = games[game_id]
            if version <= before.version:
                continue
            if version > before.version + 1:
                raise ValueError(f"{game_id} was looked at up to version {before.version} only")
            games[game_id] = watch(before, event)
            if game_id in listening:
                found.extend(notices(before, games[game_id], event))
            changed.add(game_id)
        if changed:
            await target.connection.execute(_SAVE, _document(games[one] for one in sorted(changed)))
            if found:
                await outbox.fill(target.connection, found)

    async def clear(self, target: Target, limit: int) -> int:
        """Nothing here belongs to a generation."""
        return 0


async def _held(connection: Connection, wanted: Iterable[str]) -> dict[str, Watched]:
    """The games as they were last looked at, kept from others until the transaction ends. All
    take them in the same order, so nobody waits in a circle."""
    ids = sorted(wanted)
    found = {one.game_id: one for one in await rows(connection, Watched, _HOLD, ids)}
    if new := [Watched(game_id=one) for one in ids if one not in found]:
        await connection.execute(_BEGIN, _document(new))
        begun = await rows(connection, Watched, _HOLD, [one.game_id for one in new])
        found |= {one.game_id: one for one in begun}
    return found


def _document(games: Iterable[Watched]) -> str:
    return msgspec.json.encode(list(games)).decode()
