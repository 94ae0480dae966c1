"""A service of Kronika as those who look at it see it: its logs as files, in memory."""

from collections.abc import Sequence

from events import leaves, merkle
from events.checkpoints import Checkpoint, LogName, root_origin
from events.keys import SigningKey
from service.audit.schemas import Epochs, EpochShown, Keys, KeyShown
from service.cli.witness.tiled_log import MissingError


class ShownLog:
    """A log that is served as tlog-tiles says."""

    def __init__(self, entries: Sequence[bytes] = ()) -> None:
        self.entries = list(entries)

    def root(self, size: int) -> bytes:
        return merkle.root([merkle.leaf_hash(one) for one in self.entries[:size]])

    def tile(self, path: str) -> bytes:
        """A full tile, or a part of one, if the log has so many entries."""
        kind, _, rest = path.partition("/")
        rest, _, part = rest.partition(".p/")
        width = int(part or 256)
        number = int("".join(one.removeprefix("x") for one in rest.split("/")))
        level = 0 if kind == "entries" else int(kind)
        each = 256**level
        first, end = number * 256 * each, (number * 256 + width) * each
        if end > len(self.entries):
            raise MissingError(path)
        if kind == "entries":
            found = self.entries[first:end]
            return b"".join(len(one).to_bytes(2) + one for one in found)
        hashes = [merkle.leaf_hash(one) for one in self.entries[first:end]]
        return b"".join(merkle.root(hashes[at : at + each]) for at in range(0, len(hashes), each))


class ShownService:
    """Two partitions under one root log."""

    def __init__(self, key: SigningKey, epoch: int = 1) -> None:
        self.key, self.epoch = key, epoch
        self.partitions = {0: ShownLog(), 1: ShownLog()}
        self.root = ShownLog()
        self.notes: tuple[str, ...] = ()
        self.missing: set[str] = set()
        self.shown: int | None = None
        """How many entries of the root log its checkpoint covers; None: all."""
        self.listed: dict[int, int] = {}

    def origin(self, partition: int) -> str:
        name = self.key.public.name
        return LogName(name=name, partitions=2, partition=partition, epoch=self.epoch).origin

    def moves(self, partition: int, game: str, first: int, last: int, head: int = 0) -> None:
        """Links of a game, from one version to another."""
        for version in range(first, last + 1):
            one = bytes([head]) * 31 + bytes([version % 256])
            self.partitions[partition].entries.append(leaves.entry(game, version, one))

    def tree(self, partition: int, size: int | None = None) -> Checkpoint:
        log = self.partitions[partition]
        size = len(log.entries) if size is None else size
        return Checkpoint(origin=self.origin(partition), size=size, root=log.root(size))

    def round(self) -> None:
        """The root log takes in every partition that has grown."""
        for partition, log in self.partitions.items():
            if len(log.entries) > self.listed.get(partition, 0):
                self.root.entries.append(self.tree(partition).text.encode())
                self.listed[partition] = len(log.entries)

    @property
    def checkpoint(self) -> str:
        size = len(self.root.entries) if self.shown is None else self.shown
        origin = root_origin(self.key.public.name, self.epoch)
        tree = Checkpoint(origin=origin, size=size, root=self.root.root(size))
        return tree.signed(self.key.renamed(origin))

    def file(self, path: str) -> bytes:
        if path in self.missing:
            raise MissingError(path)
        if path == "checkpoint":
            return self.checkpoint.encode()
        if path.startswith("partitions/"):
            _, number, rest = path.split("/", 2)
            partition = int(number)
            if rest == "checkpoint":
                tree = self.tree(partition, self.listed[partition])
                return tree.signed(self.key.renamed(tree.origin)).encode()
            return self.partitions[partition].tile(rest.removeprefix("tile/"))
        return self.root.tile(path.removeprefix("tile/"))

    def epochs(self) -> Epochs:
        shown = (
            EpochShown(number=2, since="", reason="", logs=(), note=note) for note in self.notes
        )
        return Epochs(current=1 + len(self.notes), items=tuple(shown))

    def keys(self) -> Keys:
        return Keys(items=(KeyShown(key=str(self.key.public), current=True),))
