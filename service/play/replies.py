"""The answer to accepted commands, as bytes that are stored with the moves."""

from collections.abc import Sequence
from datetime import datetime
from itertools import islice

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from events.chain import Head
from events.commitments import Veil
from events.envelope import Entry
from games.kernel.lifecycle import GameFinished, TableFact
from games.kernel.result import Result
from games.kernel.seats import Seat, Viewer
from projections.decoder import Decoder
from service.play.drafting import Drafted, DraftedMove
from service.play.redaction import Redaction
from service.play.schemas import MovePlayed, MovesPlayed


class Upcoming(Struct, frozen=True, kw_only=True):
    """An entry that is about to be event `version` of a game."""

    version: int
    ply: int
    kind: str
    payload: bytes
    seat: int | None
    decision: int | None
    at: datetime
    veils: tuple[Veil, ...]
    hash: bytes | None


class WrittenMoves(Struct, frozen=True, kw_only=True):
    """Moves ready to be appended: each with its entries. `preface` are those of facts of the table
    that go before them."""

    preface: tuple[Entry, ...]
    moves: tuple[tuple[int, tuple[Entry, ...]], ...]
    result: Result | None
    awaits: tuple[Seat, ...]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries, in order."""
        return (*self.preface, *(entry for _, entries in self.moves for entry in entries))

    def linked(self, entries: Sequence[Entry]) -> "WrittenMoves":
        """The moves with the same entries, chained."""
        links = iter(entries)
        preface = tuple(islice(links, len(self.preface)))
        moves = tuple((ply, tuple(islice(links, len(some)))) for ply, some in self.moves)
        return replace(self, preface=preface, moves=moves)


def written(
    decoder: Decoder,
    drafted: Drafted,
    result: Result | None,
    preface: Sequence[TableFact] = (),
) -> WrittenMoves:
    """The drafted moves as entries. If the game is over, the last fact says so."""
    first, last = drafted.steps[0], drafted.steps[-1]
    moves = tuple((one.ply, _entries(decoder, one, one is last, result)) for one in drafted.steps)
    awaits = () if result is not None else tuple(sorted(drafted.state.agenda.awaits()))
    before = decoder.facts(preface, ply=first.ply - 1)
    return WrittenMoves(preface=before, moves=moves, result=result, awaits=awaits)


def _entries(
    decoder: Decoder, step: DraftedMove, last: bool, result: Result | None
) -> tuple[Entry, ...]:
    entries = decoder.move(step.action, step.facts, ply=step.ply)
    if last and result is not None:
        entries += decoder.facts((GameFinished(result=result),), ply=step.ply)
    return entries


def told(
    redaction: Redaction,
    written: WrittenMoves,
    head: Head,
    at: datetime,
    viewer: Viewer,
) -> bytes:
    """The answer to the player who sits where `viewer` looks from, without the receipt; `head` is
    that of the game before the moves."""
    version = head.version + len(written.preface)
    moves: list[MovePlayed] = []
    for ply, entries in written.moves:
        events = upcoming(entries, version, at)
        over = written.result is not None
        shown = redaction.events(events, viewer, over=over, salts=head.salts)
        moves.append(MovePlayed(ply=ply, events=shown))
        version += len(entries)
    answer = MovesPlayed(moves=tuple(moves), version=version, awaits=written.awaits)
    return msgspec.json.encode(answer)


def upcoming(entries: Sequence[Entry], version: int, at: datetime) -> tuple[Upcoming, ...]:
    """The entries as the events that follow `version`. What is not chained is not told with
    commitments: another event will have its number, and these would open that one."""
    chained = entries[-1].hash is not None
    return tuple(
        Upcoming(
            version=version + number,
            ply=entry.ply,
            kind=entry.kind,
            payload=entry.payload,
            seat=entry.seat,
            decision=entry.decision,
            at=at,
            veils=entry.veils if chained else (),
            hash=entry.hash,
        )
        for number, entry in enumerate(entries, 1)
    )
