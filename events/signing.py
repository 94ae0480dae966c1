"""Signing: the receipts of appends, made as they are committed.

What is committed together is signed together, since one signature takes as long as many hashes. A
receipt says what will be true once the commit is done, and is handed out only then.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from events.keys import SigningKey
from events.merkle import leaf_hash
from events.outcome import Append
from events.receipt_trees import ReceiptTree, encode_receipts, planted
from events.receipts import Statement
from events.stored_responses import place


class Signed(Struct, frozen=True):
    """The receipts of appends as JSON, by the numbers of these, with what is kept of each behind an
    response (`events.stored_responses`), and the tree that they are in, if a response is to be kept
    that needs it: the tree of a lonely receipt is made again."""

    receipts: Mapping[int, bytes] = {}
    places: Mapping[int, bytes] = {}
    tree: ReceiptTree | None = None


def signed(appends: Sequence[Append], key: SigningKey | None) -> Signed:
    """The receipts that appends ask for. Without a key nobody may ask."""
    asking = [number for number, one in enumerate(appends) if one.receipted]
    if not asking or key is None:
        return Signed()
    statements = [_statement(appends[number]) for number in asking]
    tree = planted([leaf_hash(one) for one in statements], key)
    receipts = dict(zip(asking, encode_receipts(statements, tree), strict=True))
    if all(appends[number].response is None for number in asking):
        return Signed(receipts)
    root = tree.root
    places = {number: place(root, index, appends[number]) for index, number in enumerate(asking)}
    return Signed(receipts, places, tree if len(asking) > 1 else None)


def _statement(append: Append) -> bytes:
    """What is true of the game after the append."""
    last = append.entries[-1]
    return Statement(
        at=append.at,
        game=append.game_id,
        head=(last.hash or b"").hex(),
        ply=last.ply,
        version=append.version,
    ).spelt
