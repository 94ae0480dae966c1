"""Proofs that a link is in the log, in two steps and one file: in the log of its partition, and
that one in the root log.

The file is a tlog-proof (`events.tlog_proofs`) of an entry of the root log, which is the text of
a checkpoint of the partition. What it says besides (`extra`) is another one, of the link under that
text, whose `extra` is in turn the entry of the link (`events.leaves`):

    outer   leaf = hash of the checkpoint's text      checkpoint = that of the root log, signed
      inner leaf = hash of the entry of the link      checkpoint = the text, three lines
        the entry
"""

from collections.abc import Sequence

from msgspec import Struct

from events import checkpoints, merkle, tlog_proofs
from events.checkpoints import Checkpoint
from events.notes import NoteError
from events.tlog_proofs import TlogProof


class LinkProof(Struct, frozen=True, kw_only=True):
    """Both steps. `entry` is what the log says of the link, `partition` the checkpoint that covers
    it; `note` is the checkpoint of the root log with all who have signed it."""

    entry: bytes
    index: int
    path: tuple[bytes, ...]
    partition: Checkpoint
    root_index: int
    root_path: tuple[bytes, ...]
    note: str

    @property
    def text(self) -> str:
        """The file."""
        inner = TlogProof(
            index=self.index, path=self.path, checkpoint=self.partition.text, extra=self.entry
        )
        outer = TlogProof(
            index=self.root_index,
            path=self.root_path,
            checkpoint=self.note,
            extra=inner.text.encode(),
        )
        return outer.text

    @property
    def leaf(self) -> bytes:
        """The hash of the link's leaf, as the file has the entry."""
        return merkle.leaf_hash(self.entry)

    def proves(self, entry: bytes, root: Checkpoint) -> bool:
        """Whether that entry, which the caller knows, is in the root log `root`, whose signature
        the caller has checked."""
        steps: Sequence[tuple[bytes, int, tuple[bytes, ...], Checkpoint]] = (
            (entry, self.index, self.path, self.partition),
            (self.partition.text.encode(), self.root_index, self.root_path, root),
        )
        return all(
            merkle.is_included(merkle.leaf_hash(data), index, tree.size, path, tree.root)
            for data, index, path, tree in steps
        )


def parse(text: str) -> LinkProof:
    """The proof of a file; `NoteError` if it is none of a link."""
    outer = tlog_proofs.parse(text)
    try:
        inner = tlog_proofs.parse((outer.extra or b"").decode())
    except UnicodeDecodeError as trouble:
        raise NoteError("note.proof-parts") from trouble
    if inner.extra is None:
        raise NoteError("note.proof-entry")
    return LinkProof(
        entry=inner.extra,
        index=inner.index,
        path=inner.path,
        partition=checkpoints.entry_of(inner.checkpoint),
        root_index=outer.index,
        root_path=outer.path,
        note=outer.checkpoint,
    )
