"""Trees of receipts: what is signed once for all moves of a commit.

A receipt as JSON has two parts. Its statement and its place are its own; the way from there to the
signed root, and the signature, follow from the tree.

    {"at":…,"game":…,"head":…,"ply":…,"version":…,"index":3   ,"path":[…],"note":…}
"""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from events import merkle
from events.checkpoints import Checkpoint
from events.keys import SigningKey
from events.receipts import Receipt, Statement, origin

_HASH = 32
_spelt = msgspec.json.Encoder().encode


class ReceiptTree(Struct, frozen=True, kw_only=True):
    """Hashes of statements in their levels, from the leaves to the root, and the note that signs
    it."""

    levels: tuple[tuple[bytes, ...], ...]
    note: str

    @property
    def root(self) -> bytes:
        """What is signed."""
        return self.levels[-1][0]

    @property
    def packed(self) -> bytes:
        """The leaves, one behind the other."""
        return b"".join(self.levels[0])


def planted(leaves: Sequence[bytes], key: SigningKey) -> ReceiptTree:
    """The tree of some leaves, signed."""
    levels = merkle.levels(leaves)
    name = origin(key.public.name)
    note = Checkpoint(origin=name, size=len(leaves), root=levels[-1][0]).signed(key)
    return ReceiptTree(levels=levels, note=note)


def unpacked(packed: bytes, note: str) -> ReceiptTree:
    """The tree that was packed."""
    leaves = [packed[at : at + _HASH] for at in range(0, len(packed), _HASH)]
    return ReceiptTree(levels=merkle.levels(leaves), note=note)


def receipt(spelt: bytes, index: int, shared: bytes) -> bytes:
    """The receipt of leaf `index`, which says what `spelt` does, with its second part."""
    return b'%b,"index":%d%b' % (spelt[:-1], index, shared)


def shared_parts(tree: ReceiptTree) -> list[bytes]:
    """The second part of the receipt of every leaf."""
    end = b'],"note":%b}' % _spelt(tree.note)
    paths = [b""]
    for level in reversed(tree.levels[:-1]):
        spelt = [b',"%b"' % one.hex().encode() for one in level]
        spelt.append(b"")  # beside what is left over is nothing
        paths = [spelt[index ^ 1] + paths[index >> 1] for index in range(len(level))]
    return [b',"path":[%b%b' % (path[1:], end) for path in paths]


def receipts(statements: Sequence[Statement], key: SigningKey) -> tuple[Receipt, ...]:
    """Receipts of several statements with one signature."""
    shared = shared_parts(planted([one.leaf for one in statements], key))
    return tuple(
        msgspec.json.decode(receipt(one.spelt, index, rest), type=Receipt)
        for index, (one, rest) in enumerate(zip(statements, shared, strict=True))
    )
