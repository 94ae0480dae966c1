"""Signing: the receipts of appends, made as they are committed.

What is committed together is signed together, since one signature takes as long as many hashes. A
receipt says what will be true once the commit is done, and is handed out only then.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from events.keys import SigningKey
from events.merkle import leaf_hash
from events.outcome import Append
from events.receipt_trees import Place, ReceiptTree, own_part, planted, shared_parts
from events.receipts import Statement


class Signed(Struct, frozen=True):
    """The receipts of appends, by the numbers of these, and the tree that they are in, if an answer
    is to be kept that needs it."""

    places: Mapping[int, Place] = {}
    tree: ReceiptTree | None = None

    def receipt(self, number: int) -> bytes | None:
        """The receipt of an append, as JSON."""
        found = self.places.get(number)
        return None if found is None else found.receipt


def signed(appends: Sequence[Append], key: SigningKey | None) -> Signed:
    """The receipts that appends ask for. Without a key nobody may ask."""
    asking = [number for number, one in enumerate(appends) if one.receipted]
    if not asking or key is None:
        return Signed()
    told = [_told(appends[number]) for number in asking]
    tree = planted([leaf_hash(one) for one in told], key)
    made = {
        number: Place(own_part(told[index], index) + shared, tree.root, index)
        for index, (number, shared) in enumerate(zip(asking, shared_parts(tree), strict=True))
    }
    needed = any(appends[number].answer is not None for number in asking)
    return Signed(made, tree if needed else None)


def _told(append: Append) -> bytes:
    """What is true of the game after the append."""
    last = append.entries[-1]
    return Statement(
        at=append.at,
        game=append.game_id,
        head=(last.hash or b"").hex(),
        ply=last.ply,
        version=append.version,
    ).spelt
