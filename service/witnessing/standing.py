"""How witnesses stand: up to when the quorum has cosigned the log, and who is silent since when."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from msgspec import Struct

from events.database import Queries
from events.policies import Policy

PATIENCE: Final = timedelta(minutes=10)
"""A witness that has not cosigned a checkpoint that old, nor a later one, is silent."""
_LAST: Final = """
SELECT c.at, array_remove(array_agg(s.witness), NULL) AS witnesses
FROM (SELECT * FROM root_checkpoints ORDER BY epoch DESC, size DESC LIMIT 500) c
LEFT JOIN root_cosignatures s USING (epoch, size)
GROUP BY c.epoch, c.size, c.at ORDER BY c.epoch DESC, c.size DESC"""
_HEARD: Final = (
    "SELECT witness, max(at) AS at FROM root_cosignatures WHERE witness = ANY($1::text[])"
    " GROUP BY witness"
)
_NOW: Final = "SELECT clock_timestamp()"


class Silent(Struct, frozen=True, kw_only=True):
    """A witness that does not cosign, and when it last has; None: never."""

    name: str
    since: datetime | None


class Standing(Struct, frozen=True, kw_only=True):
    """When the newest checkpoint was signed, and the newest one that the quorum has cosigned (None:
    there is none); how many seconds ago the oldest one after that was signed; who is silent."""

    signed: datetime | None
    quorum: datetime | None
    behind: float
    silent: tuple[Silent, ...]


async def standing(queries: Queries, policy: Policy) -> Standing:
    """How they stand now."""
    names = {str(one.key): one.name for one in policy.witnesses}
    now: datetime = await queries.fetchval(_NOW)
    last = await queries.fetch(_LAST)
    heard = {row["witness"]: row["at"] for row in await queries.fetch(_HEARD, [*names])}
    words = [(row["at"], [names[one] for one in row["witnesses"] if one in names]) for row in last]
    met = next((at for at, seen in words if policy.is_met(seen)), None)
    waiting = [at for at, _ in words if met is None or at > met]
    due = next((at for at, _ in words if at <= now - PATIENCE), None)
    return Standing(
        signed=words[0][0] if words else None,
        quorum=met,
        behind=(now - min(waiting)).total_seconds() if waiting else 0.0,
        silent=tuple(
            Silent(name=one.name, since=heard.get(str(one.key)))
            for one in policy.witnesses
            if due is not None and _is_silent(words, one.name, due)
        ),
    )


def _is_silent(words: Sequence[tuple[datetime, Sequence[str]]], name: str, due: datetime) -> bool:
    """Whether it has cosigned nothing from the checkpoint of that time on."""
    return not any(name in seen for at, seen in words if at >= due)
