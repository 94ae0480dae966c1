"""Proofs that somebody can carry away: that an entry is in a log (C2SP tlog-proof, version 1).

    c2sp.org/tlog-proof@v1
    extra <base64>                   left out if there is nothing to say besides
    index <number of the leaf, from 0>
    <base64 of a hash>               for each step from the leaf up to the root
    <an empty line>
    <the checkpoint, as it was signed>

Nothing in it is checked by reading it. Whoever reads it knows the entry from elsewhere, takes the
root from the checkpoint once he trusts its signatures, and works out the one from the other. What
`extra` says is signed by nobody.
"""

import base64
import binascii
import re
from typing import Final

from msgspec import Struct

from events.merkle import EMPTY, is_included
from events.notes import NoteError

_FIRST: Final = "c2sp.org/tlog-proof@v1"
_EXTRA: Final = "extra "
_INDEX: Final = re.compile(r"index (0|[1-9][0-9]{0,17})")
_LONGEST_PATH: Final = 63
"""Steps of a path; no log has more than 2**63 leaves."""


class TlogProof(Struct, frozen=True, kw_only=True):
    """The proof that leaf `index` is under the root of `checkpoint`, by a `path` of hashes (32
    bytes each)."""

    index: int
    path: tuple[bytes, ...]
    checkpoint: str
    extra: bytes | None = None

    @property
    def text(self) -> str:
        """How it is written (tlog-proof, Format)."""
        extra = [] if self.extra is None else [f"{_EXTRA}{_b64(self.extra)}"]
        lines = (_FIRST, *extra, f"index {self.index}", *map(_b64, self.path))
        return "".join(f"{one}\n" for one in lines) + f"\n{self.checkpoint}"

    def includes(self, leaf: bytes, size: int, root: bytes) -> bool:
        """Whether it proves that the leaf (its hash) is in the log of so many leaves."""
        return is_included(leaf, self.index, size, self.path, root)


def parse(text: str) -> TlogProof:
    """The proof of a text; `NoteError` if it is none, or not spelt as everybody would spell it."""
    head, empty, checkpoint = text.partition("\n\n")
    first, *lines = head.split("\n")
    if first != _FIRST or not empty or not checkpoint:
        raise NoteError("note.proof-parts")
    extra = None
    if lines and lines[0].startswith(_EXTRA):
        extra = _unb64(lines.pop(0).removeprefix(_EXTRA))
    index = _INDEX.fullmatch(lines.pop(0)) if lines else None
    if index is None:
        raise NoteError("note.proof-index")
    path = tuple(map(_unb64, lines))
    if len(path) > _LONGEST_PATH or any(len(one) != len(EMPTY) for one in path):
        raise NoteError("note.proof-path")
    return TlogProof(index=int(index[1]), path=path, checkpoint=checkpoint, extra=extra)


def _unb64(text: str) -> bytes:
    try:
        found = base64.b64decode(text, validate=True)
    except (ValueError, binascii.Error):
        found = b""
    if _b64(found) != text:
        raise NoteError("note.proof-base64")
    return found


def _b64(data: bytes) -> str:
    return base64.b64encode(data).decode()
