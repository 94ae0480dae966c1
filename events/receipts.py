"""Receipts: the service's signature under "this move is in, and the game's head is this".

What is said is canonical JSON of {at, game, head, ply, version}. Receipts that are made at the
same moment are signed together, since a signature costs as much as many hashes: what each says
is a leaf of a small Merkle tree (RFC 6962), and what is signed of the tree is

    kronika/receipts/1
    <name of the key>
    <number of receipts>
    <base64 of the root>

which nobody can take for a checkpoint. A receipt that is alone is a tree of one leaf.
"""

import base64
from collections.abc import Iterable
from datetime import datetime
from typing import Annotated, Self

import msgspec
from msgspec import Meta, Struct

from events import merkle
from events.commitments import Hex
from events.envelope import Recorded
from events.keys import PublicKey
from events.notes import NoteError, opened

_KIND = "kronika/receipts/1"
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
    """A signed statement of the head of a game's chain, as a leaf of a small Merkle tree (RFC
    6962)."""

    at: Annotated[
        datetime,
        Meta(
            description="When the last of the events was recorded.",
            extra_json_schema={"format": "date-time"},
        ),
    ]
    game: Annotated[str, Meta(description="Id of the game.")]
    head: Annotated[Hex, Meta(description="Hash of the last link of the game's chain.")]
    ply: Annotated[int, Meta(description="Number of moves so far.")]
    version: Annotated[int, Meta(description="Number of events so far.")]
    index: Annotated[
        int, Meta(description="Number of this leaf in the tree that `note` signs, from 0.")
    ]
    path: Annotated[tuple[Hex, ...], Meta(description="Hashes from the leaf up to the root.")]
    note: Annotated[
        str, Meta(description="The signed note with the size and the root of the tree.")
    ]

    @property
    def statement(self) -> Statement:
        """What is said."""
        return Statement(
            game=self.game, ply=self.ply, version=self.version, head=self.head, at=self.at
        )


def verified(receipt: Receipt, keys: Iterable[PublicKey]) -> PublicKey:
    """Who signed a receipt; `NoteError` if nobody known has, or if it was changed."""
    text, signer = opened(receipt.note, keys)
    size, root = _read(text, signer.name)
    try:
        path = [bytes.fromhex(step) for step in receipt.path]
    except ValueError as trouble:
        raise NoteError("note.receipt-path") from trouble
    leaf = receipt.statement.leaf
    if not merkle.is_included(leaf, receipt.index, size, path, root):
        raise NoteError("note.receipt-says")
    return signer


def note_text(name: str, size: int, root: bytes) -> str:
    """What a key of that name signs of a tree of so many receipts."""
    return f"{_KIND}\n{name}\n{size}\n{base64.b64encode(root).decode()}\n"


def _read(text: str, name: str) -> tuple[int, bytes]:
    """Size and root of a signed tree."""
    kind, _, rest = text.partition("\n")
    if kind != _KIND:
        raise NoteError("note.receipt-kind", kind=kind)
    lines = rest.split("\n")
    try:
        size, root = int(lines[1]), base64.b64decode(lines[2], validate=True)
    except (IndexError, ValueError) as trouble:
        raise NoteError("note.receipt-size") from trouble
    if text != note_text(name, size, root):
        raise NoteError("note.receipt-spelling")
    return size, root
