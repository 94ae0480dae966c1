"""What the service has signed of the logs of partitions: leaves of its root log, which are worked
out again from the leaves alone."""

from collections.abc import Mapping
from typing import Final

from events import checkpoints
from events.database import Queries
from events.keys import PublicKey
from events.notes import NoteError
from events.root_log import LostLeavesError, RootLeaf, RootTree
from service.backup.archived.faults import Checked

_KEYS: Final = "SELECT key FROM signing_keys"
_LAST: Final = "SELECT note FROM root_checkpoints ORDER BY epoch DESC, size DESC LIMIT 1"
_LOG: Final = "log"


async def tops(queries: Queries, partitions: int, found: Checked) -> Mapping[int, RootLeaf]:
    """The newest of every partition that has any, under the newest checkpoint; none, if that is not
    right, which is noted."""
    note = await queries.fetchval(_LAST)
    if note is None:
        return {}
    keys = [PublicKey.parse(row["key"]) for row in await queries.fetch(_KEYS)]
    try:
        signed, log, _ = checkpoints.read_root(note, keys)
    except NoteError:
        found.add("root-unsigned", _LOG)
        return {}
    tree = RootTree(queries, log, partitions)
    try:
        right = await tree.worked_out(signed.size) == signed.root
    except LostLeavesError:
        right = False
    if not right:
        found.add("root-altered", _LOG, size=signed.size)
        return {}
    return await tree.last(range(partitions), below=signed.size)
