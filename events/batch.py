"""One call of append_batch (see events/sql): many appends in, one outcome for each out."""

from collections.abc import Sequence

from msgspec.json import encode

from events.database import Queries, Record
from events.outcome import Append, Appended, Duplicate, Outcome, VersionConflict

_CALL = "SELECT * FROM append_batch({})".format(", ".join(f"${n}" for n in range(1, 20)))
_TRACED = (
    f"WITH done AS ({_CALL}), noted AS (INSERT INTO causes (partition, position, entries, cause)"
    " SELECT ($1::int[])[w.slot], d.bases[w.slot] + ($4::int[])[w.slot], ($4::int[])[w.slot],"
    " w.cause FROM done d, unnest($20::int[], $21::text[]) AS w (slot, cause)"
    " WHERE d.bases[w.slot] IS NOT NULL) SELECT * FROM done"
)
"""The same, and what caused them, in the same transaction and round trip."""


async def write(queries: Queries, appends: Sequence[Append]) -> Sequence[Outcome]:
    """Appends what can be appended, in one transaction; outcomes come in the order given.

    No game and no answer key may occur twice. When it returns, what was appended is durable.
    """
    columns, caused = _columns(appends), _causes(appends)
    if caused[0]:
        row = await queries.fetchrow(_TRACED, *columns, *caused)
    else:
        row = await queries.fetchrow(_CALL, *columns)
    bases: Sequence[int | None] = row["bases"]
    if None in bases:
        return _told(appends, row)
    return [_appended(one, base) for one, base in zip(appends, bases, strict=True)]  # type: ignore[arg-type]


def _columns(appends: Sequence[Append]) -> tuple[Sequence[object], ...]:
    """The arguments, column by column; slots count from 1, as arrays do in SQL."""
    answers = [(slot, a.answer) for slot, a in enumerate(appends, 1) if a.answer is not None]
    entries = [
        (slot, number, entry)
        for slot, one in enumerate(appends, 1)
        for number, entry in enumerate(one.entries, 1)
    ]
    return (
        [one.partition for one in appends],
        [one.game_id for one in appends],
        [one.expected_version for one in appends],
        [len(one.entries) for one in appends],
        [one.at for one in appends],
        [slot for slot, _ in answers],
        [answer.scope for _, answer in answers],
        [answer.key for _, answer in answers],
        [answer.request_hash for _, answer in answers],
        [answer.body for _, answer in answers],
        [slot for slot, _, _ in entries],
        [number for _, number, _ in entries],
        [entry.kind for _, _, entry in entries],
        [entry.payload for _, _, entry in entries],
        [entry.seat for _, _, entry in entries],
        [entry.decision for _, _, entry in entries],
        [entry.ply for _, _, entry in entries],
        [entry.hash for _, _, entry in entries],
        [encode(entry.veils) if entry.veils else None for _, _, entry in entries],
    )


def _causes(appends: Sequence[Append]) -> tuple[Sequence[int], Sequence[str]]:
    """Slots and causes of the appends that are traced."""
    traced = [(slot, a.cause) for slot, a in enumerate(appends, 1) if a.cause is not None]
    return [slot for slot, _ in traced], [cause for _, cause in traced]


def _told(appends: Sequence[Append], row: Record) -> Sequence[Outcome]:
    """The outcomes when some appends were refused."""
    answered = zip(row["known_slots"], row["known_hashes"], row["known_bodies"], strict=True)
    known = {slot: Duplicate(request_hash=hashed, body=body) for slot, hashed, body in answered}
    outcomes: list[Outcome] = []
    for slot, (one, base) in enumerate(zip(appends, row["bases"], strict=True), 1):
        if base is not None:
            outcomes.append(_appended(one, base))
        else:
            outcomes.append(known.get(slot) or VersionConflict(row["versions"][slot - 1]))
    return outcomes


def _appended(one: Append, base: int) -> Appended:
    return Appended(partition=one.partition, position=base + len(one.entries), version=one.version)
