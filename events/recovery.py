"""After a broken connection: did the append happen, although it looks refused now?"""

from collections.abc import Sequence

from msgspec.structs import replace

from events.database import Queries
from events.outcome import Append, Appended, Duplicate, Outcome
from events.reading import read
from events.signing import Signed
from events.stored_responses import load_response


async def resolve(
    queries: Queries, appends: Sequence[Append], signed: Signed, outcomes: Sequence[Outcome]
) -> Sequence[Outcome]:
    """The outcomes of appends that were handed in again after an attempt of unknown result.

    A refusal stands, unless the log shows that it was that earlier attempt which got through.
    """
    return [
        outcome
        if isinstance(outcome, Appended)
        else await _landed(queries, append, signed, number) or outcome
        for number, (append, outcome) in enumerate(zip(appends, outcomes, strict=True))
    ]


async def _landed(queries: Queries, append: Append, signed: Signed, number: int) -> Appended | None:
    """Whether the log holds exactly append `number`: same entries at its versions, recorded
    at its time, with its answer. Read back event by event and byte by byte."""
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
        if (event.entry, event.at) != (replace(entry, hash=None), append.at):
            return None
    if (mine := append.response) is not None:
        stored = await load_response(queries, append.partition, mine.scope, mine.key)
        body = mine.body + signed.places.get(number, b"")
        if stored != Duplicate(request_hash=mine.request_hash, body=body):
            return None
    return append.appended(found[-1].position, signed.receipts.get(number))
