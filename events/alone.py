"""One call of append_alone() (see events/sql/functions): one append, whose writer is alone."""

from contextlib import suppress

from asyncpg import UniqueViolationError
from msgspec.json import encode

from events.database import Queries
from events.draws import spelt
from events.outcome import Append, Appended, StoredResponse
from events.signing import Signed

_CALL = "SELECT append_alone({})".format(", ".join(f"${n}" for n in range(1, 18)))
_CALL_IN_LANE = "SELECT append_alone_in_lane($18, {})".format(
    ", ".join(f"${n}" for n in range(1, 18))
)


async def write_alone(
    queries: Queries, append: Append, signed: Signed, shard: int | None = None
) -> Appended | None:
    """Appends, if there is nothing against it; when it returns, what was appended is durable. None:
    nothing has happened, and `events.batch` will say why. What is traced goes that way, too.
    `shard` is one of the lane that it is written to, if there are lanes (`events.lanes`)."""
    if append.cause is not None:
        return None
    entries = append.entries
    base: int | None = None
    with suppress(UniqueViolationError):
        base = await queries.fetchval(
            _CALL if shard is None else _CALL_IN_LANE,
            append.partition,
            append.game_id,
            append.expected_version,
            len(entries),
            append.at,
            *_answer(append.response, signed),
            [one.kind for one in entries],
            [one.payload for one in entries],
            [one.ply for one in entries],
            [one.seat for one in entries],
            [one.decision for one in entries],
            [one.hash for one in entries],
            [encode(one.veils) if one.veils else None for one in entries],
            [spelt(one.draws) if one.draws else None for one in entries],
            *(() if shard is None else (shard,)),
        )
    return None if base is None else append.appended(base + len(entries), signed.receipts.get(0))


def _answer(response: StoredResponse | None, signed: Signed) -> tuple[object, ...]:
    if response is None:
        return (None,) * 4
    body = response.body + signed.places.get(0, b"")
    return (response.scope, response.key, response.request_hash, body)
