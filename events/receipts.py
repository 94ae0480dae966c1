"""Receipts: the service's signature under "this move is in, and the game's head is this".

What is said is canonical JSON of {at, game, head, ply, version}. Receipts that are made at the
same moment are signed together, since a signature costs as much as many hashes: what each says
is a leaf of a small Merkle tree (RFC 6962), and the tree is signed like a checkpoint, with the
origin `<name of the key>/receipts`. A receipt that is alone is a tree of one leaf.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import Self

import msgspec
from msgspec import Struct

from events import checkpoints, merkle
from events.commitments import Hex
from events.envelope import Recorded
from events.keys import PublicKey
from events.notes import NoteError

_encode = msgspec.json.Encoder().encode


class Statement(Struct, frozen=True, kw_only=True):
    """What is said: after `version` events, `ply` moves, the chain of `game` ends in `head` (hex);
    the last event was recorded `at` that time. The fields stand in the order of their names, so
    their JSON is canonical."""

    at: datetime
    game: str
    head: str
    ply: int
    version: int

    @classmethod
    def after(cls, event: Recorded) -> Self:
        """What is true of a game after one of its events."""
        return cls(
            game=event.game_id,
            ply=event.ply,
            version=event.version,
            head=(event.hash or b"").hex(),
            at=event.at,
        )

    @property
    def spelt(self) -> bytes:
        """Canonical JSON."""
        return _encode(self)

    @property
    def leaf(self) -> bytes:
        """Its hash as a leaf."""
        return merkle.leaf_hash(self.spelt)


class Receipt(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A signed statement: leaf `index` of the tree that `note` signs, by way of `path` (hex)."""

    at: datetime
    game: str
    head: Hex
    ply: int
    version: int
    index: int
    path: tuple[Hex, ...]
    note: str

    @property
    def statement(self) -> Statement:
        """What is said."""
        return Statement(
            game=self.game, ply=self.ply, version=self.version, head=self.head, at=self.at
        )


def verified(receipt: Receipt, keys: Iterable[PublicKey]) -> PublicKey:
    """Who signed a receipt; `NoteError` if nobody known has, or if it was changed."""
    checkpoint, signer = checkpoints.read(receipt.note, keys)
    if checkpoint.origin != origin(signer.name):
        raise NoteError(f"this is signed for {checkpoint.origin}, not as a receipt")
    try:
        path = [bytes.fromhex(step) for step in receipt.path]
    except ValueError as trouble:
        raise NoteError("the path of a receipt is hex") from trouble
    leaf = receipt.statement.leaf
    if not merkle.is_included(leaf, receipt.index, checkpoint.size, path, checkpoint.root):
        raise NoteError("the receipt says something else than what was signed")
    return signer


def origin(name: str) -> str:
    """What receipts are signed as by a key of that name."""
    return f"{name}/receipts"
