"""Trees of receipts: what is signed once for all moves of a commit.

A receipt as JSON has two parts. Its statement and its place are its own; the way from there to the
signed root, and the signature, follow from the tree. Ed25519 signs without chance (RFC 8032), so
the note follows from the root and the key.

    {"at":…,"game":…,"head":…,"ply":…,"version":…,"index":3   ,"path":[…],"note":…}
"""

from binascii import hexlify
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from events import merkle, notes
from events.keys import SigningKey
from events.receipts import Receipt, Statement, note_text

_RECEIPT = b'%b,"index":%d,"path":[%b%b'
_STEP = b',"%b"'
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

    def path(self, index: int) -> list[bytes]:
        """The way from a leaf to the root."""
        return merkle.path(self.levels, index)


def planted(leaves: Sequence[bytes], key: SigningKey) -> ReceiptTree:
    """The tree of some leaves, signed."""
    levels = merkle.levels(leaves)
    return ReceiptTree(levels=levels, note=signed_root(len(leaves), levels[-1][0], key))


def signed_root(size: int, root: bytes, key: SigningKey) -> str:
    """The note of a tree of so many leaves."""
    return notes.sign(note_text(key.public.name, size, root), key)


def encode_receipts(statements: Sequence[bytes], tree: ReceiptTree) -> list[bytes]:
    """The receipts of all leaves as JSON, from the canonical JSON of what they say."""
    end = b'],"note":%b}' % _spelt(tree.note)
    return [
        _RECEIPT % (statement[:-1], index, path[1:], end)
        for index, (statement, path) in enumerate(zip(statements, _paths(tree), strict=True))
    ]


def encode_receipt(statement: bytes, index: int, path: Sequence[bytes], note: str) -> bytes:
    """The receipt of leaf `index`, which says what `statement` does, byte for byte as
    `encode_receipts`, by the way to the root that `note` signs."""
    steps = b"".join(_STEP % hexlify(one) for one in path)
    return _RECEIPT % (statement[:-1], index, steps[1:], b'],"note":%b}' % _spelt(note))


def _paths(tree: ReceiptTree) -> list[bytes]:
    """The way of each leaf to the root, each step behind a comma; neighbours share most of it."""
    paths = [b""]
    for level in reversed(tree.levels[:-1]):
        steps = [_STEP % hexlify(one) for one in level]
        steps.append(b"")  # beside what is left over is nothing
        paths = [steps[index ^ 1] + paths[index >> 1] for index in range(len(level))]
    return paths


def receipts(statements: Sequence[Statement], key: SigningKey) -> tuple[Receipt, ...]:
    """Receipts of several statements with one signature."""
    tree = planted([one.leaf for one in statements], key)
    spelt = encode_receipts([one.spelt for one in statements], tree)
    return tuple(msgspec.json.decode(one, type=Receipt) for one in spelt)
