"""The queries of the log. All of them see committed events only.

Of a game that is packed (`events.archive`) only the first event and those from the last packed one
on are rows; the others are read from its object. As versions and positions have no gaps, a gap
tells it, so nothing is asked in vain about games that are not.
"""

from bisect import bisect_right
from collections.abc import Collection, Mapping, Sequence

import msgspec
from msgspec import Struct

from events.archive import packed_games
from events.archive.packed_game import PackedGame
from events.commitments import Veil
from events.database import Queries, Record, is_outage
from events.draws import counted
from events.envelope import Recorded

_COLUMNS = (
    "partition, position, game_id, version, ply, seat, decision, kind, payload, at, veils, hash,"
    " draws"
)
_READ = (
    f"SELECT {_COLUMNS} FROM events WHERE partition = $1 AND game_id = $2"
    " AND version > $3 AND version <= $4 ORDER BY version LIMIT $5"
)
_TAIL = (
    f"SELECT {_COLUMNS} FROM events WHERE partition = $1 AND position > $2"
    " ORDER BY position LIMIT $3"
)
_TAILS = (
    f"SELECT {', '.join(f'e.{one}' for one in _COLUMNS.split(', '))}"
    " FROM unnest($1::int[], $2::bigint[], $3::int[]) AS w (partition, after, most)"
    " CROSS JOIN LATERAL (SELECT * FROM events e WHERE e.partition = w.partition"
    " AND e.position > w.after ORDER BY e.position LIMIT w.most) e"
    " ORDER BY e.partition, e.position"
)
# The same without a limit for each, which Citus does not hand to several machines at once: as
# positions have no gaps, the last one is known. The partitions are named once more, because Citus
# would ask all machines otherwise, those that are away among them.
_RANGES = (
    f"SELECT {', '.join(f'e.{one}' for one in _COLUMNS.split(', '))}"
    " FROM unnest($1::int[], $2::bigint[], $3::int[]) AS w (partition, after, most)"
    " JOIN events e ON e.partition = w.partition"
    " AND e.position > w.after AND e.position <= w.after + w.most"
    " WHERE e.partition = ANY ($1::int[])"
    " ORDER BY e.partition, e.position"
)
_VERSION = (
    "SELECT version FROM events WHERE partition = $1 AND game_id = $2 ORDER BY version DESC LIMIT 1"
)
# Plies only ever rise within a game, so the last event of one is found by halving.
_REACHED = (
    "WITH RECURSIVE between (low, high) AS ("
    " SELECT 0, coalesce((SELECT version FROM events WHERE partition = $1 AND game_id = $2"
    " ORDER BY version DESC LIMIT 1), 0)"
    " UNION ALL SELECT CASE WHEN e.ply <= $3 THEN e.version ELSE b.low END,"
    " CASE WHEN e.ply <= $3 THEN b.high ELSE e.version - 1 END"
    " FROM between b JOIN events e ON e.partition = $1 AND e.game_id = $2"
    " AND e.version = (b.low + b.high + 1) / 2 WHERE b.low < b.high"
    ") SELECT low FROM between WHERE low = high"
)
_REACHED_SINCE = (
    "SELECT max(version) FROM events"
    " WHERE partition = $1 AND game_id = $2 AND version > $3 AND ply <= $4"
)
_LAST_ACTION = (
    "SELECT e.ply, e.seat FROM events e WHERE e.partition = $1 AND e.game_id = $2"
    " AND e.seat IS NOT NULL AND ($3::int IS NULL OR e.seat = $3)"
    " AND EXISTS (SELECT FROM unnest($4::int[], $5::int[]) AS s (first, last)"
    " WHERE e.ply BETWEEN s.first AND s.last) ORDER BY e.version DESC LIMIT 1"
)
# The first event is always there, and tells whether others are packed.
_OF_KINDS = (
    f"SELECT {_COLUMNS}, (SELECT a.version FROM archived_games a"
    " WHERE a.partition = $1 AND a.game_id = $2) AS packed FROM events"
    " WHERE partition = $1 AND game_id = $2 AND (kind = ANY ($3::text[]) OR version = 1)"
    " ORDER BY version"
)
_ENDS = (
    "SELECT g.game_id, g.partition, e.position, e.version"
    " FROM unnest($1::int[], $2::text[]) AS g (partition, game_id)"
    " CROSS JOIN LATERAL (SELECT position, version FROM events e"
    " WHERE e.partition = g.partition AND e.game_id = g.game_id"
    " ORDER BY e.version DESC LIMIT 1) e"
)
_END = (
    "SELECT game_id, partition, position, version FROM events"
    " WHERE partition = $1 AND game_id = $2 ORDER BY version DESC LIMIT 1"
)
_HEADS = "SELECT partition, position FROM partition_heads ORDER BY partition"
_HEADS_OF = "SELECT partition, position FROM partition_heads WHERE partition = ANY ($1::int[])"
_BY_MACHINE = (
    "SELECT array_agg(p) AS partitions FROM generate_series(0, $1::int - 1) AS p"
    " JOIN pg_dist_placement s"
    " ON s.shardid = get_shard_id_for_distribution_column('partition_heads', p)"
    " GROUP BY s.groupid"
)
_HEAD = "SELECT position FROM partition_heads WHERE partition = $1"
_NO_END = 2**31 - 1
_ATTEMPTS = 2
"""A gap that no packed game explains: the game came back in between, or something is damaged."""
_veils = msgspec.json.Decoder(tuple[Veil, ...])
_draws = msgspec.json.Decoder(dict[str, int])


async def read(
    queries: Queries,
    partition: int,
    game_id: str,
    *,
    after: int = 0,
    until: int | None = None,
    limit: int | None = None,
) -> Sequence[Recorded]:
    """Events of a game in order: versions `after + 1` to `until`, at most `limit`."""
    end = _NO_END if until is None else until
    for _ in range(_ATTEMPTS):
        rows = _recorded(await queries.fetch(_READ, partition, game_id, after, end, limit))
        if _complete(rows, after, until, limit):
            break
        if (packed := await packed_games.find(queries, partition, game_id)) is not None:
            return packed_games.joined(packed, rows, after, until, limit)
    return rows


def _complete(rows: Sequence[Recorded], after: int, until: int | None, limit: int | None) -> bool:
    """Whether these are all events that were asked for. A game's last event is always a row."""
    count = len(rows)
    if rows and rows[-1].version != after + count:
        return False
    return until is None or count >= until - after or count == limit


async def tail(queries: Queries, partition: int, after: int, limit: int) -> Sequence[Recorded]:
    """Events of a partition in order: positions from `after + 1`, at most `limit`."""
    rows = _recorded(await queries.fetch(_TAIL, partition, after, limit))
    # The last event of a partition is always a row.
    end = min(after + limit, rows[-1].position if rows else after)
    return await _filled(queries, partition, after, end, rows)


async def _filled(
    queries: Queries, partition: int, after: int, end: int, rows: Sequence[Recorded]
) -> Sequence[Recorded]:
    """The events of a partition behind a position and up to another one, of which these are rows:
    with those that are packed."""
    if after + len(rows) == end and (not rows or rows[-1].position == end):
        return rows
    packed = await packed_games.between(queries, partition, after + 1, end)
    known = {one.position: one for one in rows if one.position <= end}
    if len(packed | known) < end - after:  # games may have come back in between
        again = await queries.fetch(_TAIL, partition, after, end - after)
        known |= {one.position: one for one in _recorded(again) if one.position <= end}
    found = packed | known
    return [found[position] for position in sorted(found)]


async def tails(
    queries: Queries, wanted: Mapping[int, tuple[int, int]]
) -> Mapping[int, Sequence[Recorded]]:
    """Events of several partitions, each in order: after which position, and how many at most."""
    found = await _tails(queries, wanted, _TAILS)
    for partition, rows in found.items():
        after, most = wanted[partition]
        end = min(after + most, rows[-1].position if rows else after)
        found[partition] = await _filled(queries, partition, after, end, rows)
    return found


async def distributed_tails(
    queries: Queries, wanted: Mapping[int, tuple[int, int]]
) -> Mapping[int, Sequence[Recorded]]:
    """The same of a distributed log."""
    found = await _tails(queries, wanted, _RANGES)
    for partition, rows in found.items():
        after, most = wanted[partition]
        if len(rows) < most:
            end = min(after + most, await head(queries, partition))
            found[partition] = await _filled(queries, partition, after, max(after, end), rows)
    return found


async def _tails(
    queries: Queries, wanted: Mapping[int, tuple[int, int]], query: str
) -> dict[int, Sequence[Recorded]]:
    found: dict[int, list[Recorded]] = {one: [] for one in wanted}
    after, most = [one for one, _ in wanted.values()], [one for _, one in wanted.values()]
    for event in _recorded(await queries.fetch(query, list(wanted), after, most)):
        found[event.partition].append(event)
    return {**found}


async def version(queries: Queries, partition: int, game_id: str) -> int:
    """The number of events of a game; 0 if there is no such game."""
    found = await queries.fetchval(_VERSION, partition, game_id)
    return 0 if found is None else int(found)


async def reached(queries: Queries, partition: int, game_id: str, ply: int) -> int:
    """The version of a game's last event of `ply`, or of the plies before."""
    found: int | None = await queries.fetchval(_REACHED, partition, game_id, ply)
    if found is not None:
        return found
    # A row is missing on the way.
    if (packed := await packed_games.find(queries, partition, game_id)) is None:
        return int(await queries.fetchval(_REACHED, partition, game_id, ply) or 0)
    later = await queries.fetchval(_REACHED_SINCE, partition, game_id, packed.version, ply)
    return int(later or bisect_right(packed.plies, ply))


async def last_action(
    queries: Queries,
    partition: int,
    game_id: str,
    plies: Sequence[tuple[int, int]],
    seat: int | None,
) -> tuple[int, int] | None:
    """The ply and the seat of the last action in a game, or of the last one of a seat, among the
    plies from the first to the last of any pair; None if there is none."""
    firsts, lasts = [first for first, _ in plies], [last for _, last in plies]
    found = await queries.fetch(_LAST_ACTION, partition, game_id, seat, firsts, lasts)
    if found:
        return found[0]["ply"], found[0]["seat"]
    packed = await packed_games.find(queries, partition, game_id)
    return None if packed is None else _last_packed_action(packed, plies, seat)


def _last_packed_action(
    packed: PackedGame, plies: Sequence[tuple[int, int]], seat: int | None
) -> tuple[int, int] | None:
    for ply, acted in zip(reversed(packed.plies), reversed(packed.seats), strict=True):
        wanted = acted >= 0 if seat is None else acted == seat
        if wanted and any(first <= ply <= last for first, last in plies):
            return ply, acted
    return None


async def first(queries: Queries, partition: int, game_id: str, kinds: Collection[str]) -> int:
    """The version of a game's first event of some kinds; 0 if there is none."""
    found = await of_kinds(queries, partition, game_id, kinds, limit=1)
    return found[0].version if found else 0


async def of_kinds(
    queries: Queries,
    partition: int,
    game_id: str,
    kinds: Collection[str],
    *,
    limit: int | None = None,
) -> Sequence[Recorded]:
    """Events of some kinds of a game, in order, at most `limit`."""
    while True:
        rows = await queries.fetch(_OF_KINDS, partition, game_id, list(kinds))
        found = [one for one in _recorded([row[:-1] for row in rows]) if one.kind in kinds]
        if not rows or (until := rows[0]["packed"]) is None:
            return found[:limit]
        packed = await packed_games.find(queries, partition, game_id)
        if packed is not None and packed.version >= until:
            later = [one for one in found if one.version > packed.version]
            return [*packed.of_kinds(kinds), *later][:limit]


class End(Struct, frozen=True, kw_only=True):
    """Where the last event of a game is."""

    partition: int
    position: int
    version: int


async def ends(queries: Queries, places: Sequence[tuple[int, str]]) -> dict[str, End]:
    """The ends of games, given by partition and id; those without an event are left out."""
    if len(places) == 1:
        rows = await queries.fetch(_END, *places[0])
    else:
        ids = [one for _, one in places]
        rows = await queries.fetch(_ENDS, [one for one, _ in places], ids)
    return {
        game_id: End(partition=partition, position=position, version=version)
        for game_id, partition, position, version in rows
    }


async def heads(queries: Queries) -> dict[int, int]:
    """The last position of each partition; 0 where there is no event yet."""
    return {row["partition"]: row["position"] for row in await queries.fetch(_HEADS)}


async def heads_of(queries: Queries, partitions: Sequence[int]) -> dict[int, int]:
    """The heads of these partitions."""
    rows = await queries.fetch(_HEADS_OF, list(partitions))
    return {row["partition"]: row["position"] for row in rows}


async def head(queries: Queries, partition: int) -> int:
    """The last position of one partition."""
    return int(await queries.fetchval(_HEAD, partition) or 0)


async def heads_within_reach(queries: Queries, partitions: int) -> dict[int, int]:
    """The heads of the partitions of a distributed log whose machine answers. Not for use within a
    transaction, which would end with the first that does not."""
    try:
        return await heads(queries)
    except Exception as trouble:
        if not is_outage(trouble):
            raise
    found: dict[int, int] = {}
    for machine in await queries.fetch(_BY_MACHINE, partitions):
        try:
            found |= await heads_of(queries, machine["partitions"])
        except Exception as trouble:
            if not is_outage(trouble):
                raise
    return found


def _recorded(rows: Sequence[Record]) -> list[Recorded]:
    return [
        Recorded(
            partition=partition,
            position=position,
            game_id=game_id,
            version=version,
            ply=ply,
            seat=seat,
            decision=decision,
            kind=kind,
            payload=payload,
            at=at,
            veils=_veils.decode(veils) if veils is not None else (),
            hash=hashed,
            draws=counted(_draws.decode(draws)) if draws is not None else (),
        )
        for (
            partition,
            position,
            game_id,
            version,
            ply,
            seat,
            decision,
            kind,
            payload,
            at,
            veils,
            hashed,
            draws,
        ) in rows
    ]
