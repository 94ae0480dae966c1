"""What a worker is asked, and what it answers. Both travel as JSON, and hold seeds: they never
leave the service."""

from typing import Final, TypeAlias

import msgspec
from msgspec import Raw, Struct

from events.commitments import Veil
from events.draws import Draws
from events.envelope import Entry
from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from service.play.record import Record


class ExportTask(Struct, frozen=True, kw_only=True, tag="export"):
    """Verify an export, and make a log of it."""

    document: Raw


class NotationTask(Struct, frozen=True, kw_only=True, tag="notation"):
    """Play a game again from its notation. `seed` (hex) is for one that brings none."""

    record: Record
    seed: str


Task: TypeAlias = ExportTask | NotationTask


class EntryLine(Struct, frozen=True, kw_only=True, array_like=True):
    """One event of the new log, not yet chained."""

    ply: int
    seat: Seat | None
    decision: DecisionId | None
    kind: str
    payload: Raw
    veils: tuple[Veil, ...]
    draws: Draws

    @property
    def entry(self) -> Entry:
        """The event as the log takes it."""
        return Entry(
            kind=self.kind,
            payload=bytes(self.payload),
            ply=self.ply,
            seat=self.seat,
            decision=self.decision,
            veils=self.veils,
            draws=self.draws,
        )


class Built(Struct, frozen=True, kw_only=True, tag="built"):
    """A game that can be taken in: its log, and the table and the title's state at its end."""

    title: str
    ruleset: str
    seed: str
    lines: tuple[EntryLine, ...]
    table: Raw
    state: Raw
    ply: int


class Rejected(Struct, frozen=True, kw_only=True, tag="rejected"):
    """It cannot be taken in: since the ply `ply`, because of what a check or the `rule` of the
    `title` says."""

    because: Sentence
    title: str | None = None
    ply: int | None = None
    rule: str | None = None
    field: str | None = None


ImportOutcome: TypeAlias = Built | Rejected

TASKS: "Final[msgspec.json.Decoder[Task]]" = msgspec.json.Decoder(Task)
OUTCOMES: "Final[msgspec.json.Decoder[ImportOutcome]]" = msgspec.json.Decoder(ImportOutcome)


def line_of(entry: Entry) -> EntryLine:
    """An event as it travels."""
    return EntryLine(
        ply=entry.ply,
        seat=entry.seat,
        decision=entry.decision,
        kind=entry.kind,
        payload=Raw(entry.payload),
        veils=entry.veils,
        draws=entry.draws,
    )
