"""After a broken connection: did the append happen, although it looks refused now?"""

from collections.abc import Sequence

from events.answers import kept, short
from events.database import Queries
from events.outcome import Append, Appended, Duplicate, Outcome
from events.reading import read
from events.receipt_trees import Place
from events.signing import Signed


async def resolve(
    queries: Queries, appends: Sequence[Append], receipts: Signed, outcomes: Sequence[Outcome]
) -> Sequence[Outcome]:
    """The outcomes of appends that were handed in again after an attempt of unknown result.

    A refusal stands, unless the log shows that it was that earlier attempt which got through.
    """
    return [
        outcome
        if isinstance(outcome, Appended)
        else await landed(queries, append, receipts.places.get(number)) or outcome
        for number, (append, outcome) in enumerate(zip(appends, outcomes, strict=True))
    ]


async def landed(queries: Queries, append: Append, place: Place | None) -> Appended | None:
    """Whether the log holds exactly this append: same entries at its versions, recorded at its
    time, with its answer. Read back event by event and byte by byte."""
    found = await read(
        queries,
        append.partition,
        append.game_id,
        after=append.expected_version,
        until=append.version,
    )
    if len(found) != len(append.entries):
        return None
    for event, entry in zip(found, append.entries, strict=True):
        there = (event.kind, event.payload, event.ply, event.seat, event.decision, event.at)
        ours = (entry.kind, entry.payload, entry.ply, entry.seat, entry.decision, append.at)
        if there != ours:
            return None
    if (mine := append.answer) is not None:
        stored = await kept(queries, mine.scope, mine.key)
        answered = Duplicate(request_hash=mine.request_hash, body=short(mine.body, append, place))
        if stored != answered:
            return None
    receipt = None if place is None else place.receipt
    return append.appended(found[-1].position, receipt)
