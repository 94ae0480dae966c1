"""The move history: who played what at which ply, in notation, as each reader may see it.

The whole command is stored. It is printed when it is read: hidden fields of a running game
print as hidden, and the same row opens by itself once the game is over.

Of games that are packed (`events.archive`) there are no rows: these would take more room than all
that is packed. A game's rows go with its events and come back with them.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime

from msgspec import Raw, Struct
from msgspec.structs import replace

from events.archive import catalogue
from events.envelope import Recorded
from games.kernel.seats import Seat
from games.kernel.table.ending import GameFinished, GameVoided
from games.kernel.title import Action
from projections.database import Connection
from projections.projection import Happened, Target
from projections.rows import Rows


class MoveRow(Struct, frozen=True, kw_only=True):
    """A row of `history_moves`: the action event and the versions of the move's events."""

    partition: int
    game_id: str
    ply: int
    seat: Seat
    decision: int
    kind: str
    command: Raw
    first_version: int
    last_version: int
    at: datetime


class OverRow(Struct, frozen=True):
    """A row of `history_over`: the game is finished."""

    partition: int
    game_id: str


class HistoryProjection:
    """Keeps `history_moves` and `history_over`."""

    name = "history"
    tables_only = False
    _moves = Rows("history_moves", MoveRow, "game_id", "ply", "partition")
    _over = Rows("history_over", OverRow, "game_id", "partition")

    async def apply(self, target: Target, events: Sequence[Happened]) -> None:
        """Adds the moves that begin in the batch, and the facts that belong to earlier ones."""
        events = await _unpacked(target, events)
        begun: dict[tuple[str, int], MoveRow] = {}
        lasts: dict[tuple[str, int], int] = {}
        carried: dict[tuple[str, int], Recorded] = {}
        for event in events:
            key = (event.recorded.game_id, event.recorded.ply)
            if isinstance(event.value, Action):
                begun[key] = _move(event)
            elif key in begun:
                lasts[key] = event.recorded.version
            else:
                carried[key] = event.recorded
        for key, version in lasts.items():
            begun[key] = replace(begun[key], last_version=version)
        await self._moves.save(target, begun.values())
        await _carry(target, carried.values())
        over = [e.recorded for e in events if isinstance(e.value, GameFinished | GameVoided)]
        await self._over.save(target, (OverRow(one.partition, one.game_id) for one in over))

    async def clear(self, target: Target, limit: int) -> int:
        """Deletes rows of a retired generation."""
        return await self._moves.clear(target, limit) + await self._over.clear(target, limit)


_TAKE_AWAY = (
    "DELETE FROM history_moves WHERE partition = $1 AND game_id = $2",
    "DELETE FROM history_over WHERE partition = $1 AND game_id = $2",
)
_PUT_BACK = """
    INSERT INTO history_moves (partition, generation, game_id, ply, seat, decision, kind, command,
        first_version, last_version, at)
    SELECT $1, $3, $2, e.ply, e.seat, e.decision, e.kind, convert_from(e.payload, 'UTF8')::json,
        e.version, (SELECT max(l.version) FROM events l
            WHERE l.partition = $1 AND l.game_id = $2 AND l.ply = e.ply), e.at
    FROM events e WHERE e.partition = $1 AND e.game_id = $2 AND e.seat IS NOT NULL
    ON CONFLICT DO NOTHING"""
_PUT_OVER_BACK = (
    "INSERT INTO history_over (partition, generation, game_id) VALUES ($1, $3, $2)"
    " ON CONFLICT DO NOTHING"
)
_GENERATIONS = (
    "SELECT generation FROM projection_generations"
    " WHERE projection = 'history' AND state <> 'retired'"
)


async def take_away(connection: Connection, partition: int, game_id: str) -> None:
    """The rows of a game that is packed go."""
    for query in _TAKE_AWAY:
        await connection.execute(query, partition, game_id)


async def put_back(connection: Connection, partition: int, game_id: str) -> None:
    """The rows of a game that was packed, and is over, come back from its events."""
    for row in await connection.fetch(_GENERATIONS):
        for query in (_PUT_BACK, _PUT_OVER_BACK):
            await connection.execute(query, partition, game_id, row["generation"])


async def _unpacked(target: Target, events: Sequence[Happened]) -> Sequence[Happened]:
    """Those events of a batch that are not packed."""
    if not events:
        return events
    places = {(one.recorded.partition, one.recorded.game_id) for one in events}
    packed = await catalogue.versions(target.connection, *map(set, zip(*places, strict=True)))
    return [one for one in events if one.recorded.version > packed.get(one.recorded.game_id, 0)]


async def _carry(target: Target, last: Iterable[Recorded]) -> None:
    """Facts whose move began in an earlier batch. Ply 0, the setup, is nobody's move."""
    carried = [(one.partition, one.game_id, one.ply, one.version) for one in last if one.ply]
    if not carried:
        return
    await target.connection.execute(
        "UPDATE history_moves m SET last_version = c.version"
        " FROM unnest($2::int[], $3::text[], $4::int[], $5::int[])"
        " AS c (partition, game_id, ply, version)"
        " WHERE m.generation = $1 AND m.partition = c.partition AND m.game_id = c.game_id"
        " AND m.ply = c.ply AND m.partition = ANY ($2::int[])",  # so that Citus asks no others
        target.generation,
        *map(list, zip(*carried, strict=True)),
    )


def _move(event: Happened) -> MoveRow:
    recorded, action = event.recorded, event.value
    assert isinstance(action, Action)
    return MoveRow(
        partition=recorded.partition,
        game_id=recorded.game_id,
        ply=recorded.ply,
        seat=action.seat,
        decision=action.decision,
        kind=recorded.kind,
        command=Raw(recorded.payload),
        first_version=recorded.version,
        last_version=recorded.version,
        at=recorded.at,
    )
