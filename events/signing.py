"""Signing: the receipts of appends, made as they are committed.

What is committed together is signed together, since one signature takes as long as many hashes. A
receipt says what will be true once the commit is done, and is handed out only then.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from events.answers import short
from events.keys import SigningKey
from events.outcome import Append
from events.receipt_trees import ReceiptTree, own_part, planted, shared_parts
from events.receipts import Statement


def signed(
    appends: Sequence[Append], key: SigningKey | None
) -> tuple[Sequence[Append], ReceiptTree | None]:
    """The appends with the receipts that they ask for, and the tree that these are in, if an answer
    is to be kept that needs it. Without a key nobody may ask."""
    asking = {slot: _statement(one) for slot, one in enumerate(appends) if one.receipted}
    if not asking or key is None:
        return appends, None
    tree = planted([one.leaf for one in asking.values()], key)
    shared = shared_parts(tree)
    made = list(appends)
    for index, (slot, statement) in enumerate(asking.items()):
        own = own_part(statement, index)
        made[slot] = _receipted(appends[slot], own, shared[index], tree.root)
    needed = any(appends[slot].answer is not None for slot in asking)
    return made, tree if needed else None


def _receipted(append: Append, own: bytes, shared: bytes, root: bytes) -> Append:
    answer = append.answer
    if answer is not None:
        answer = replace(answer, body=short(answer.body, own, root))
    return replace(append, answer=answer, receipt=own + shared)


def _statement(append: Append) -> Statement:
    """What is true of the game after the append."""
    last = append.entries[-1]
    return Statement(
        game=append.game_id,
        ply=last.ply,
        version=append.version,
        head=(last.hash or b"").hex(),
        at=append.at,
    )
