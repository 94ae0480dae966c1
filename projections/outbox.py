"""The outbox: what webhooks still have to be told. Filled by the projection, and by replays.

A delivery is named by webhook, game, version and type, and its id is a hash of these names. So
whoever writes it again, for whatever reason, writes the same delivery.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec import Struct

from projections.database import Queries, rows
from projections.notices import Notice, NoticeType

_INTERESTED = """
    SELECT s.game_id, w.id FROM seatings s
    JOIN webhooks w ON w.account_id = s.account_id AND w.seated
    WHERE s.game_id = ANY({games})
    UNION
    SELECT c.game_id, w.id FROM webhook_choices c JOIN webhooks w ON w.id = c.webhook_id
    WHERE c.game_id = ANY({games}) AND (
        NOT EXISTS (SELECT FROM game_visibility v
            WHERE v.game_id = c.game_id AND v.visibility = 'private')
        OR EXISTS (SELECT FROM seatings s
            WHERE s.game_id = c.game_id AND s.account_id = w.account_id))"""
"""The webhooks of a game: its players' own, and those for which it was chosen by somebody who may
see it."""

_WANTED = f"""
    SELECT i.game_id, array_agg(DISTINCT t.type) AS types
    FROM ({_INTERESTED.format(games="$1::text[]")}) i
    JOIN webhooks w USING (id), unnest(w.types) AS t (type)
    WHERE w.enabled GROUP BY i.game_id"""

_WRITE = f"""
    INSERT INTO webhook_deliveries AS d (id, webhook_id, game_id, version, type, seats)
    SELECT
        'msg_' || left(encode(sha256(convert_to(
            concat_ws('/', w.id, n.game_id, n.version, n.type), 'UTF8')), 'hex'), 40),
        w.id, n.game_id, n.version, n.type, n.seats
    FROM json_to_recordset($1::json) AS n (
        number int, game_id text, version int, partition int, position bigint, type text,
        seats smallint[])
    JOIN ({_INTERESTED.format(games="$2::text[]")}) i USING (game_id)
    JOIN webhooks w USING (id)
    WHERE w.enabled AND n.type = ANY(w.types) AND ($3::text IS NULL OR w.id = $3)
        AND ($3 IS NOT NULL OR n.position > w.since[n.partition + 1])
        AND (n.seats IS NULL OR EXISTS (SELECT FROM seatings s
            WHERE s.game_id = n.game_id AND s.account_id = w.account_id
            AND s.seat = ANY(n.seats)))
    ORDER BY n.number FOR KEY SHARE OF w
    ON CONFLICT (id) DO """
_ONCE = f"{_WRITE} NOTHING"
_AGAIN = f"""{_WRITE} UPDATE SET status = 'pending', attempts = 0, due_at = now(),
    finished_at = NULL"""


class _Wanted(Struct, frozen=True):
    game_id: str
    types: frozenset[NoticeType]


async def wanted(queries: Queries, games: Sequence[str]) -> Mapping[str, frozenset[NoticeType]]:
    """What the webhooks of these games want to be told, by game."""
    return {one.game_id: one.types for one in await rows(queries, _Wanted, _WANTED, games)}


async def fill(queries: Queries, found: Iterable[Notice]) -> None:
    """Writes deliveries for every webhook that wants to be told; those that are there stay as
    they are."""
    by_game: dict[str, list[Notice]] = defaultdict(list)
    for notice in found:
        by_game[notice.game_id].append(notice)
    types = await wanted(queries, list(by_game))
    chosen = [one for game in types for one in by_game[game] if one.type in types[game]]
    if chosen:
        await queries.execute(_ONCE, _document(chosen), list(types), None)


async def refill(queries: Queries, webhook: str, found: Sequence[Notice]) -> int:
    """Writes deliveries for one webhook again, of one game; how many. Those that are there, sent
    or not, become due, with the same ids."""
    if not found:
        return 0
    games = [found[0].game_id]
    done = await queries.execute(_AGAIN, _document(found), games, webhook)
    return int(done.rpartition(" ")[2])


def _document(found: Sequence[Notice]) -> str:
    numbered = [{"number": number, **msgspec.to_builtins(one)} for number, one in enumerate(found)]
    return msgspec.json.encode(numbered).decode()
