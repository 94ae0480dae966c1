"""Following a service's logs: every new checkpoint is compared with the last one, and cosigned if
the log has only grown."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from events import checkpoints, merkle
from events.checkpoints import Checkpoint
from events.cosignatures import cosigned
from events.keys import PublicKey, SigningKey
from events.notes import text_of
from service.audit.schemas import Checkpoints, CheckpointShown, Consistency
from service.cli.witness.memory import Memory, Seen


class Told(Protocol):
    """What a service tells witnesses; the client has it."""

    def checkpoints(self) -> Checkpoints:
        """The last checkpoint of each partition."""
        ...

    def consistency(self, partition: int, old: int, size: int) -> Consistency:
        """The proof that one log begins with the other."""
        ...

    def cosign(self, note: str) -> None:
        """Hands in a cosigned checkpoint."""
        ...


class SplitError(Exception):
    """A service has signed two histories. Both notes together prove it to everybody."""

    def __init__(self, because: str, before: str, now: str) -> None:
        super().__init__(because)
        self.before, self.now = before, now


class Witness(Struct, frozen=True, kw_only=True):
    """Who cosigns, and where its memory is."""

    key: SigningKey
    file: Path

    def look(self, service: Told) -> int:
        """Cosigns what is new; how many checkpoints that were. `SplitError` if a log does not
        begin with what it was, `NoteError` if nobody known has signed it."""
        return sum(self._cosigned(service, shown) for shown in service.checkpoints().items)

    def _cosigned(self, service: Told, shown: CheckpointShown) -> bool:
        memory = Memory.read(self.file)
        keys = [PublicKey.parse(one) for one in memory.keys]
        now, _ = checkpoints.read(shown.note, keys)
        before = memory.logs.get(now.origin)
        if before is not None and now.size < before.size:
            return False  # an older one, from a process that lags behind
        if before is not None and now.size == before.size:
            if before.root != now.root.hex():
                because = f"{now.origin} has two roots for {now.size} leaves"
                raise SplitError(because, before.note, shown.note)
            return False
        if before is not None:
            self._grown(service, shown, before, now)
        seen = Seen(now.size, now.root.hex(), shown.note)
        memory.with_log(now.origin, seen).write(self.file)
        line = cosigned(shown.note, self.key, datetime.now(UTC))
        service.cosign(_own_note(shown.note, line))
        return True

    def _grown(self, service: Told, shown: CheckpointShown, before: Seen, now: Checkpoint) -> None:
        """Makes sure that the log begins with what it was."""
        proof = service.consistency(shown.partition, before.size, now.size)
        path = [bytes.fromhex(step) for step in proof.path]
        old = bytes.fromhex(before.root)
        if not merkle.is_consistent(before.size, now.size, old, now.root, path):
            because = f"{now.origin} with {now.size} leaves does not begin with its {before.size}"
            raise SplitError(because, before.note, shown.note)


def _own_note(note: str, line: str) -> str:
    """The checkpoint with the line of this witness as the last one."""
    text = text_of(note)
    return f"{text}\n{''.join(_lines(note[len(text) + 1 :]))}{line}"


def _lines(signatures: str) -> Iterator[str]:
    return (f"{one}\n" for one in signatures.splitlines())
