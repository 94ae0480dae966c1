"""Following a log without being asked: every look compares the checkpoint that it shows with the
last one seen, and with what was cosigned; below a root log of Kronika it goes on to the partitions
(`partitions`), and asks for the notes of epochs, in which a service owns up to a loss.

Looking never depends on the operator: whether the log asks for cosignatures is another matter.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from events import checkpoints, epochs
from events.checkpoints import Checkpoint, RootLog, log_of, parsed, read_root, signing_names
from events.epochs import Epoch
from events.keys import PublicKey
from events.log_keys import log_key, signer
from events.notes import text_of
from service.audit.schemas import Epochs
from service.cli.common.words import say
from service.cli.witness.comparing import Age, SplitError, WentBackError, compare
from service.cli.witness.heads import Heads
from service.cli.witness.memory import Edge, Memory, SeenLog
from service.cli.witness.partitions import Followed, PartitionFollower
from service.cli.witness.succession import Succession, contradicted, losses
from service.cli.witness.tiled_log import MissingError, ServesFiles


class PublishesLogs(ServesFiles, Protocol):
    """What a service of Kronika shows; the files are those of its root log, and of those below."""

    def epochs(self) -> Epochs:
        """The epochs of the log."""
        ...


class Looked(Struct, frozen=True, kw_only=True):
    """What a look has brought: whether the checkpoint was new, how many links of games were read;
    what was lost by epochs that have begun since the last look, and what is missing without a
    word."""

    fresh: bool = False
    leaves: int = 0
    lost: tuple[str, ...] = ()
    back: tuple[str, ...] = ()


Cosigned = Callable[[str], str | None]
"""By the origin of a log the last checkpoint of it that was cosigned."""


class Monitor(Struct, frozen=True, kw_only=True):
    """Who looks. Its memory is in a folder of its own for each log."""

    folder: Path
    cosigned: Cosigned = lambda _origin: None

    @property
    def file(self) -> Path:
        """Its memory."""
        return self.folder / "memory.json"

    def look(self, log: ServesFiles) -> Looked:
        """Compares the checkpoint of any log. `SplitError` if it contradicts what was seen,
        `NoteError` if nobody known has signed it."""
        memory = Memory.read(self.file)
        note = log.file("checkpoint").decode()
        signer(note, [log_key(one) for one in memory.keys])
        now = parsed(text_of(note))
        back, logs = list[str](), dict(memory.logs)
        agrees = _agrees(log, now, note, self._seen(now.origin, logs), back)
        fresh = agrees and _is_more(now, logs)
        if fresh:
            logs[now.origin] = SeenLog(now.size, now.root.hex(), note)
        replace(memory, logs=logs).write(self.file)
        return Looked(fresh=fresh, back=tuple(back))

    def look_below(self, service: PublishesLogs) -> Looked:
        """The same of a root log of Kronika, and of all below it."""
        memory = Memory.read(self.file)
        look = _Look(service, memory)
        try:
            with Heads.opened(self.folder / "heads.sqlite3") as heads:
                fresh = look.run(self._seen, heads)
        except SplitError as split:
            split.origin = look.origin
            raise
        finally:  # what was seen counts, whatever happened then
            seen = {"logs": look.logs, "edges": look.edges, "epochs": look.notes}
            replace(memory, **seen).write(self.file)
        return Looked(fresh=fresh, leaves=look.leaves, lost=look.lost, back=tuple(look.back))

    def _seen(self, origin: str, logs: dict[str, SeenLog]) -> Iterator[SeenLog]:
        """What is known of a log: by looking, and by cosigning."""
        if origin in logs:
            yield logs[origin]
        if (note := self.cosigned(origin)) is not None:
            tree = parsed(text_of(note))
            yield SeenLog(tree.size, tree.root.hex(), note)


class _Look:
    """One look at a service with what was remembered before."""

    def __init__(self, service: PublishesLogs, memory: Memory) -> None:
        self._service = service
        self._keys = [PublicKey.parse(one) for one in memory.keys]
        self.logs, self.edges = dict(memory.logs), dict[str, Edge](memory.edges)
        self.leaves, self.origin = 0, ""
        self.notes, fresh = self._epochs(memory)
        known = epochs.in_order(self.notes, self._keys)
        if (split := contradicted(memory.logs, known, self.notes)) is not None:
            raise SplitError(*split)
        self._succession = Succession(known)
        self.lost = tuple(losses(memory.logs, fresh))
        self.back = self._succession.unannounced(memory.logs)

    def run(
        self, seen: Callable[[str, dict[str, SeenLog]], Iterator[SeenLog]], heads: Heads
    ) -> bool:
        """Looks at the root log and all below it; whether there was something new."""
        try:
            note = self._service.file("checkpoint").decode()
        except MissingError as missing:
            if self.logs:
                self.back.append(say("look.file-missing", origin="/", path=missing.path))
            return False
        root, log, _ = read_root(note, self._keys)
        self.origin = root.origin
        if log.epoch > self._succession.number:
            self.back.append(say("look.no-epoch", origin=root.origin))
            return False
        if log.epoch < self._succession.number:
            return False  # of an epoch that is over; its successors say what became of it
        known = seen(root.origin, self.logs)
        if not _agrees(self._service, root, note, known, self.back):
            return False  # a process that lags behind, or a log that has lost something
        fresh = _is_more(root, self.logs)
        if fresh:
            self.logs[root.origin] = SeenLog(root.size, root.root.hex(), note)
        edge = self.edges.get(root.origin)
        if edge is None or edge.size < root.size:  # or if following failed the last time
            self._follow(log, root, note, heads)
        self._look_at_partitions(log.name, log.epoch)
        return fresh

    def _follow(self, log: RootLog, root: Checkpoint, note: str, heads: Heads) -> None:
        """Reads everything below the root log. It is remembered as a whole, or not at all."""
        known = Followed(logs=dict(self.logs), edges=dict(self.edges))
        with self._telling():
            PartitionFollower(self._service, known, self._succession, heads).follow(log, root, note)
            self.logs, self.edges, self.leaves = known.logs, known.edges, known.leaves

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

    def _look_at_partitions(self, name: str, epoch: int) -> None:
        """Whether each partition shows a checkpoint that is in the root log, or a newer one."""
        for origin, seen in [*self.logs.items()]:
            log = log_of(origin, name)
            if log is None or log.epoch != epoch:
                continue
            with self._telling():
                prefix = f"partitions/{log.partition}/"
                try:
                    note = self._service.file(f"{prefix}checkpoint").decode()
                except MissingError as missing:
                    told = say("look.file-missing", origin=origin, path=missing.path)
                    raise WentBackError(told) from None
                now, _ = checkpoints.read(note, signing_names(origin, self._keys))
                if now.origin == origin:
                    compare(_Below(self._service, prefix), seen, now, note)

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Takes down what is missing, and goes on."""
        try:
            yield
        except WentBackError as because:
            self.back.append(str(because))


class _Below(Struct, frozen=True):
    """The files of a partition's log."""

    files: ServesFiles
    prefix: str

    def file(self, path: str) -> bytes:
        """The file below the prefix of the log."""
        return self.files.file(f"{self.prefix}{path}")


def _is_more(now: Checkpoint, logs: Mapping[str, SeenLog]) -> bool:
    """Whether more of a log is shown than was seen."""
    return now.origin not in logs or logs[now.origin].size < now.size


def _agrees(
    files: ServesFiles, now: Checkpoint, note: str, seen: Iterator[SeenLog], back: list[str]
) -> bool:
    """Whether a checkpoint is at least as new as all that was seen of its log; what is missing goes
    to `back`."""
    for one in seen:
        try:
            if compare(files, one, now, note) is Age.OLDER:
                return False
        except WentBackError as because:
            back.append(str(because))
            return False
    return True
