"""The root log, worked out again from its leaves alone: the last checkpoint of each epoch, and the
last leaf of each partition against the partition's own log."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from events import checkpoints
from events.checkpoints import Checkpoint, RootLog
from events.database import Connection
from events.keys import PublicKey
from events.merkle_log import MerkleLog
from events.notes import NoteError
from events.root_log import LostLeavesError, RootTree
from verifier.words import why_in_words

_LAST: Final = (
    "SELECT DISTINCT ON (epoch) epoch, size, note FROM root_checkpoints ORDER BY epoch, size DESC"
)


class RootChecked(Struct, frozen=True, kw_only=True):
    """How many checkpoints were looked at, those of partitions among them, and what is wrong, one
    sentence each."""

    checkpoints: int
    wrong: tuple[str, ...]


async def check(connection: Connection, partitions: int, keys: Sequence[PublicKey]) -> RootChecked:
    """Works all of that out. What a partition has lost since an old epoch is no fault: only the
    newest epoch's leaves are compared."""
    wrong: list[str] = []
    count, tree = 0, None
    for row in await connection.fetch(_LAST):
        count += 1
        try:
            signed, log, _ = checkpoints.read_root(row["note"], keys)
        except NoteError as trouble:
            told = f"the last checkpoint of epoch {row['epoch']} is not signed by us"
            wrong.append(f"{told}: {why_in_words(trouble)}")
            continue
        tree = RootTree(connection, log, partitions)
        because = await _fault(tree, log, signed)
        wrong += [because] if because else []
    if tree is not None:
        leaves = await tree.last(range(partitions))
        for leaf in leaves.values():
            if await MerkleLog(connection, leaf.partition).root(leaf.size) != leaf.root:
                wrong.append(f"partition {leaf.partition}: the log is not the one in the root log")
        count += len(leaves)
    return RootChecked(checkpoints=count, wrong=tuple(wrong))


async def _fault(tree: RootTree, log: RootLog, signed: Checkpoint) -> str | None:
    """What is wrong with the leaves under a checkpoint."""
    try:
        found = await tree.worked_out(signed.size)
    except LostLeavesError as lost:
        return f"the root log has lost {lost}"
    if found != signed.root:
        return f"{log.origin}: the root log is not the one that was signed"
    return None
