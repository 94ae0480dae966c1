"""Following a service's logs: every new checkpoint is compared with the last one that was seen, and
cosigned if the log has only grown.

| what is seen | what it is |
| --- | --- |
| an older checkpoint, of which the last one seen is a continuation | a process that lags behind |
| a log with less in it than was seen, in a new epoch whose note owns up to that | a loss |
| the same without such a note | a log that went back |
| two checkpoints of one origin that contradict each other | two histories |

Looking never depends on the operator: whether the service keeps cosignatures is another matter.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from http import HTTPStatus
from pathlib import Path
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from events import checkpoints, epochs, merkle
from events.checkpoints import Checkpoint
from events.cosignatures import cosigned
from events.epochs import Epoch
from events.keys import PublicKey, SigningKey
from events.notes import text_of
from service.audit.schemas import Checkpoints, CheckpointShown, Consistency, Epochs
from service.cli.common.client import RefusedError
from service.cli.common.words import say
from service.cli.witness.memory import Memory, SeenLog
from service.cli.witness.succession import Succession, contradicted, losses


class PublishesLogs(Protocol):
    """What a service tells witnesses; the client has it."""

    def checkpoints(self) -> Checkpoints:
        """The last checkpoint of each partition."""
        ...

    def consistency(self, partition: int, old: int, size: int) -> Consistency:
        """The proof that one log begins with the other."""
        ...

    def epochs(self) -> Epochs:
        """The epochs of the log."""
        ...

    def cosign(self, note: str) -> None:
        """Hands in a cosigned checkpoint."""
        ...


class SplitError(Exception):
    """A service has signed two histories. Both notes together prove it to everybody."""

    def __init__(self, because: str, before: str, now: str) -> None:
        super().__init__(because)
        self.before, self.now = before, now


class Looked(Struct, frozen=True, kw_only=True):
    """What a look has brought: how many checkpoints were new, how many of them the service has kept
    with the cosignature, and why not the others; what was lost by epochs that have begun since the
    last look, and logs that went back without a word."""

    fresh: int = 0
    kept: int = 0
    refused: str | None = None
    lost: tuple[str, ...] = ()
    back: tuple[str, ...] = ()


class Witness(Struct, frozen=True, kw_only=True):
    """Who cosigns, and where its memory is."""

    key: SigningKey
    file: Path

    def look(self, service: PublishesLogs) -> Looked:
        """Compares all logs, remembers what is new, and cosigns it. `SplitError` if a log does not
        begin with what it was, `NoteError` if nobody known has signed it."""
        memory = Memory.read(self.file)
        look = Look(service, memory)
        try:
            fresh = [shown.note for shown in service.checkpoints().items if look.is_new(shown)]
            look.find_missing()
        finally:  # what was seen counts, whatever happened then
            replace(memory, logs=look.logs, epochs=look.notes).write(self.file)
        kept, refused = self._cosign(service, fresh)
        return Looked(
            fresh=len(fresh), kept=kept, refused=refused, lost=look.lost, back=tuple(look.back)
        )

    def _cosign(self, service: PublishesLogs, notes: Sequence[str]) -> tuple[int, str | None]:
        """How many cosignatures the service has kept, and why it has refused the others."""
        kept, refused = 0, None
        for note in notes:
            try:
                service.cosign(_own_note(note, cosigned(note, self.key, datetime.now(UTC))))
                kept += 1
            except RefusedError as refusal:
                refused = str(refusal)
        return kept, refused


class Look:
    """One look at all logs of a service, with what was remembered before."""

    def __init__(self, service: PublishesLogs, memory: Memory) -> None:
        self._service = service
        self._keys = [PublicKey.parse(one) for one in memory.keys]
        self._before = memory.logs
        self._shown: set[int] = set()
        self.logs = dict(memory.logs)
        self.notes, fresh = self._epochs(memory)
        known = epochs.in_order(self.notes, self._keys)
        if (split := contradicted(memory.logs, known, self.notes)) is not None:
            raise SplitError(*split)
        self._succession = Succession(known)
        self.lost = tuple(losses(memory.logs, fresh))
        self.back = self._succession.unannounced(memory.logs)

    def _epochs(self, memory: Memory) -> tuple[tuple[str, ...], Sequence[Epoch]]:
        """All notes of epochs, and the epochs that are new."""
        notes, fresh = list(memory.epochs), list[Epoch]()
        known = {one.number: note for note in notes for one in [epochs.read(note, self._keys)]}
        for shown in self._service.epochs().items:
            epoch = epochs.read(shown.note, self._keys)
            before = known.get(epoch.number)
            if before is None:
                notes.append(shown.note)
                fresh.append(epoch)
            elif text_of(before) != text_of(shown.note):
                raise SplitError(say("look.two-notes", epoch=epoch.number), before, shown.note)
        return tuple(notes), fresh

    def is_new(self, shown: CheckpointShown) -> bool:
        """Whether a checkpoint is newer than what was seen of its log, and consistent with it."""
        now, signer = checkpoints.read(shown.note, self._keys)
        self._shown.add(shown.partition)
        before = self._before.get(now.origin)
        if before is None:
            new = all(self._continues(shown, one, now) for one in self._left(now, signer.name))
        elif now.size < before.size:
            self._is_behind(shown, before, now)
            new = False
        elif now.size == before.size:
            if before.root != now.root.hex():
                because = say("look.two-roots", origin=now.origin, size=now.size)
                raise SplitError(because, before.note, shown.note)
            new = False
        else:
            new = self._continues(shown, before, now)
        if new:
            self.logs[now.origin] = SeenLog(now.size, now.root.hex(), shown.note)
        return new

    def find_missing(self) -> None:
        """Looks for logs of the present epoch that are not shown any more."""
        for origin, seen in self._before.items():
            log = self._succession.current(origin)
            if log is None or log.partition in self._shown:
                continue
            if not self._proved(log.partition, seen, seen.size, bytes.fromhex(seen.root)):
                self.back.append(say("look.not-shown", origin=origin, before=seen.size))

    def _left(self, now: Checkpoint, name: str) -> Iterator[SeenLog]:
        """Logs of earlier epochs that are still there as a whole, as far as they were seen, so a
        new one has to begin with them."""
        for origin in self._succession.followed_by(now.origin, name):
            seen = self._before.get(origin)
            if seen is not None and self._succession.still_has(origin, seen.size):
                yield seen

    def _is_behind(self, shown: CheckpointShown, before: SeenLog, now: Checkpoint) -> None:
        """Whether a process lags behind, or whether the log went back."""
        if self._succession.current(now.origin) is None:
            return  # the log of an epoch that is over; its successors say what became of it
        old = SeenLog(now.size, now.root.hex(), shown.note)
        if not self._proved(shown.partition, old, before.size, bytes.fromhex(before.root)):
            told = say("look.shorter", origin=now.origin, before=before.size, now=now.size)
            self.back.append(told)

    def _continues(self, shown: CheckpointShown, before: SeenLog, now: Checkpoint) -> bool:
        """Whether the service proves that a log begins with what was seen. SplitError if what it
        gives as a proof is none."""
        proved = self._proved(shown.partition, before, now.size, now.root)
        if proved is None:
            self.back.append(say("look.not-there", origin=now.origin, now=now.size))
        elif not proved:
            sizes = {"origin": now.origin, "now": now.size, "before": before.size}
            told = say("look.other-beginning", **sizes)
            raise SplitError(told, before.note, shown.note)
        return bool(proved)

    def _proved(self, partition: int, old: SeenLog, size: int, root: bytes) -> bool | None:
        """Whether the service proves that a log of that size and root begins with an older one;
        None if it says that its log has not so many leaves."""
        if size < old.size:
            return False
        try:
            proof = self._service.consistency(partition, old.size, size)
        except RefusedError as refusal:
            if refusal.status != HTTPStatus.BAD_REQUEST:
                raise
            return None
        path = [bytes.fromhex(step) for step in proof.path]
        return merkle.is_consistent(old.size, size, bytes.fromhex(old.root), root, path)


def _own_note(note: str, line: str) -> str:
    """The checkpoint with the line of this witness as the last one."""
    text = text_of(note)
    return f"{text}\n{''.join(_lines(note[len(text) + 1 :]))}{line}"


def _lines(signatures: str) -> Iterator[str]:
    return (f"{one}\n" for one in signatures.splitlines())
