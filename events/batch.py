"""One call of append() (see events/sql/functions): many appends in, one outcome for each out."""

from collections.abc import Sequence

from msgspec.json import encode

from events.database import Queries, Record
from events.draws import spelt
from events.outcome import Append, Duplicate, Outcome, VersionConflict
from events.signing import Signed

_CALL = "SELECT * FROM append({})".format(", ".join(f"${n}" for n in range(1, 14)))
_CALL_IN_LANE = "SELECT * FROM append_in_lane({})".format(
    ", ".join(f"${n}" for n in (14, *range(1, 14)))
)
_CALL_TO = "SELECT * FROM append_to({})".format(", ".join(f"${n}" for n in range(1, 16)))
_NOTED = (
    "noted AS (INSERT INTO causes (partition, position, entries, cause)"
    " SELECT ($1::int[])[w.slot], d.bases[w.slot] + ($4::int[])[w.slot], ($4::int[])[w.slot],"
    " w.cause FROM done d, unnest(${}::int[], ${}::text[]) AS w (slot, cause)"
    " WHERE d.bases[w.slot] IS NOT NULL)"
)
"""What caused them, in the same transaction and round trip."""


async def write(
    queries: Queries,
    appends: Sequence[Append],
    signed: Signed | None = None,
    shard: int | None = None,
) -> Sequence[Outcome]:
    """Appends what can be appended, in one transaction; outcomes come in the order given. Answers
    of duplicates are as they are kept (`events.stored_responses`). `shard` is one of the lane that
    all of them are written to, if there are lanes (`events.lanes`).

    No game and no answer key may occur twice. When it returns, what was appended is durable.
    """
    signed = signed or Signed()
    arguments: list[object] = [*_columns(appends, signed), *_packed(appends)]
    query = _CALL
    if shard is not None:
        query = _CALL_IN_LANE
        arguments.append(shard)
    if caused := _causes(appends):
        noted = _NOTED.format(len(arguments) + 1, len(arguments) + 2)
        query = f"WITH done AS ({query}), {noted} SELECT * FROM done"
        arguments += caused
    return _outcomes(appends, signed, await queries.fetchrow(query, *arguments))


async def write_to(
    queries: Queries, partition: int, appends: Sequence[Append], signed: Signed | None = None
) -> Sequence[Outcome]:
    """The same for appends of one partition of a distributed log, said to the coordinator: the
    machine that owns the partition does it by itself."""
    signed = signed or Signed()
    row = await queries.fetchrow(
        _CALL_TO,
        partition,
        *_columns(appends, signed)[1:],
        *_packed(appends),
        *(_causes(appends) or ((), ())),
    )
    return _outcomes(appends, signed, row)


def _outcomes(appends: Sequence[Append], signed: Signed, row: Record) -> Sequence[Outcome]:
    bases: Sequence[int | None] = row["bases"]
    taken = [base for base in bases if base is not None]
    if len(taken) < len(appends):
        return _refused_outcomes(appends, signed, row)
    return [
        one.appended(base + len(one.entries), signed.receipts.get(number))
        for number, (one, base) in enumerate(zip(appends, taken, strict=True))
    ]


def _columns(appends: Sequence[Append], signed: Signed) -> tuple[object, ...]:
    """The arguments, column by column, but for the entries; slots count from 1, as arrays do in
    SQL."""
    answers = [(number, a.response) for number, a in enumerate(appends) if a.response is not None]
    return (
        [one.partition for one in appends],
        [one.game_id for one in appends],
        [one.expected_version for one in appends],
        [len(one.entries) for one in appends],
        [one.at for one in appends],
        [number + 1 for number, _ in answers],
        [answer.scope for _, answer in answers],
        [answer.key for _, answer in answers],
        [answer.request_hash for _, answer in answers],
        [answer.body + signed.places.get(number, b"") for number, answer in answers],
    )


def _packed(appends: Sequence[Append]) -> tuple[Sequence[str], str, bytes]:
    """Kinds, shapes and content of all entries. The driver looks twice at each element of an
    array, so one text and one run of bytes are much faster than an array for each field."""
    kinds: dict[str, int] = {}
    shapes: list[str] = []
    content: list[bytes] = []
    start = 1
    for slot, append in enumerate(appends, 1):
        for number, entry in enumerate(append.entries, 1):
            payload, link = entry.payload, entry.hash or b""
            veils = encode(entry.veils) if entry.veils else b""
            kind = kinds.setdefault(entry.kind, len(kinds) + 1)
            drawn = spelt(entry.draws) if entry.draws else b""
            seat = -1 if entry.seat is None else entry.seat
            decision = -1 if entry.decision is None else entry.decision
            lengths = f"{len(payload)},{len(link)},{len(veils)},{len(drawn)}"
            shapes.append(f"{slot},{number},{kind},{seat},{decision},{entry.ply},{start},{lengths}")
            content += (payload, link, veils, drawn)
            start += len(payload) + len(link) + len(veils) + len(drawn)
    return tuple(kinds), f"{{{','.join(shapes)}}}", b"".join(content)


def _causes(appends: Sequence[Append]) -> tuple[Sequence[int], Sequence[str]] | None:
    """Slots and causes of the appends that are traced."""
    traced = [(slot, a.cause) for slot, a in enumerate(appends, 1) if a.cause is not None]
    return ([slot for slot, _ in traced], [cause for _, cause in traced]) if traced else None


def _refused_outcomes(appends: Sequence[Append], signed: Signed, row: Record) -> Sequence[Outcome]:
    """The outcomes when some appends were refused."""
    known_slots = row["known_slots"]
    kept = (row["known_hashes"], row["known_bodies"]) if known_slots else ((), ())
    answered = zip(known_slots, *kept, strict=True)
    known = {slot: Duplicate(request_hash=hashed, body=body) for slot, hashed, body in answered}
    outcomes: list[Outcome] = []
    for slot, (one, base) in enumerate(zip(appends, row["bases"], strict=True), 1):
        if base is not None:
            receipt = signed.receipts.get(slot - 1)
            outcomes.append(one.appended(base + len(one.entries), receipt))
        else:
            outcomes.append(known.get(slot) or VersionConflict(row["versions"][slot - 1]))
    return outcomes
