"""What logs send to a witness: a checkpoint, and the proof that it continues the last one (C2SP
tlog-witness, add-checkpoint).

    old <size of the last checkpoint>
    <base64 of a hash of the proof>          none or more, at most 63
    <an empty line>
    <the checkpoint, as the log has signed it>
"""

import base64
import binascii
import re
from typing import Final

from msgspec import Struct

from events.checkpoints import Checkpoint, parsed
from events.notes import NoteError, text_of

_OLD: Final = re.compile(r"old (0|[1-9][0-9]{0,17})")
_LONGEST_PROOF: Final = 63
_HASH: Final = 32


class SubmissionError(ValueError):
    """What was sent is not spelt as the specification says; the message says in what."""


class Submission(Struct, frozen=True, kw_only=True):
    """What was sent. Nothing in it is checked but its spelling."""

    old: int
    path: tuple[bytes, ...]
    note: str
    checkpoint: Checkpoint

    @property
    def text(self) -> str:
        """How it is sent."""
        lines = (f"old {self.old}", *(base64.b64encode(one).decode() for one in self.path))
        return "".join(f"{one}\n" for one in lines) + f"\n{self.note}"


def submission(old: int, path: tuple[bytes, ...], note: str) -> Submission:
    """What a log sends; `NoteError` if the note is no checkpoint."""
    return Submission(old=old, path=path, note=note, checkpoint=parsed(text_of(note)))


def read(body: bytes) -> Submission:
    """What was sent in the body of a request; `SubmissionError` if it is none."""
    try:
        head, empty, note = body.decode().partition("\n\n")
    except UnicodeDecodeError:
        raise SubmissionError("the request is not UTF-8") from None
    first, *lines = head.split("\n")
    old = _OLD.fullmatch(first)
    if old is None or not empty:
        raise SubmissionError("the request is a line old <size>, a proof, an empty line, a note")
    if len(lines) > _LONGEST_PROOF:
        raise SubmissionError(f"a proof has at most {_LONGEST_PROOF} lines")
    try:
        found = submission(int(old[1]), tuple(map(_hash, lines)), note)
    except NoteError as trouble:
        raise SubmissionError(f"this is no checkpoint: {trouble}") from None
    text = text_of(note)
    if "\n\n" in f"\n{text}":
        raise SubmissionError("no line of a checkpoint is empty")
    return found


def _hash(line: str) -> bytes:
    try:
        found = base64.b64decode(line, validate=True)
    except (ValueError, binascii.Error):
        found = b""
    if len(found) != _HASH or base64.b64encode(found).decode() != line:
        raise SubmissionError("a line of a proof is the base64 of 32 bytes")
    return found
