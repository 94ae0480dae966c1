"""Signed notes: a text and signatures under it, in the C2SP signed-note format.

    <lines of text, each ended by a newline>
    <an empty line>
    — <name of the key> <base64 of the key's id (4 bytes) and the signature (64 bytes)>

Signed is the text with its last newline.
"""

import base64
import binascii
import re
from collections.abc import Iterable

from events.format_error import FormatError
from events.keys import PublicKey, SigningKey

_DASH = "\u2014 "
_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f]")


class NoteError(FormatError):
    """The note is malformed, or no known key has signed it."""


def sign(text: str, *keys: SigningKey) -> str:
    """The note of a text, which ends with a newline."""
    if not text.endswith("\n") or _CONTROL.search(text):
        raise NoteError("note.text-lines")
    message = text.encode()
    lines = [f"{_DASH}{key.public.name} {_b64(key.id + key.sign(message))}\n" for key in keys]
    return f"{text}\n{''.join(lines)}"


def opened(note: str, keys: Iterable[PublicKey]) -> tuple[str, PublicKey]:
    """The text of a note and the first of the keys that has signed it.

    `NoteError` if none has. Signatures of unknown keys do not matter; a wrong one of a known key
    does.
    """
    found = signed_by(note, keys)
    text, signatures = _taken_apart(note)
    if not found:
        raise NoteError("note.unknown-signers", signers=_names(signatures))
    return text, found[0]


def signed_by(note: str, keys: Iterable[PublicKey]) -> tuple[PublicKey, ...]:
    """Which of the keys have signed a note, in the order of its lines; `NoteError` if a signature
    of one of them is wrong."""
    text, signatures = _taken_apart(note)
    message, found = text.encode(), []
    known = {(key.name, key.id): key for key in keys}
    for name, blob in signatures:
        key = known.get((name, blob[:4]))
        if key is None:
            continue
        if not key.verifies(blob[4:], message):
            raise NoteError("note.wrong-signature", name=name)
        found.append(key)
    return tuple(found)


def text_of(note: str) -> str:
    """The text of a note, whoever signed it."""
    return _taken_apart(note)[0]


def signatures_of(note: str) -> list[tuple[str, bytes]]:
    """Who has signed a note, and with what: the id of the key (4 bytes) and what follows it.
    Nothing of it is checked."""
    return _taken_apart(note)[1]


def shortened(note: str) -> str:
    """The note with its first signature alone."""
    end = note.rfind("\n\n") + 2
    return note[:end] + note[end:].partition("\n")[0] + "\n"


def _taken_apart(note: str) -> tuple[str, list[tuple[str, bytes]]]:
    end = note.rfind("\n\n")
    if end < 0 or not note.endswith("\n"):
        raise NoteError("note.parts")
    if _CONTROL.search(note):
        raise NoteError("note.text-lines")
    text, lines = note[: end + 1], note[end + 2 : -1].split("\n")
    signatures: list[tuple[str, bytes]] = []
    for line in lines:
        name, space, encoded = line.removeprefix(_DASH).partition(" ")
        try:
            blob = base64.b64decode(encoded, validate=True)
        except (ValueError, binascii.Error):
            blob = b""
        named = line.startswith(_DASH) and space and name and "+" not in name
        if not named or _b64(blob) != encoded or len(blob) < 5:
            raise NoteError("note.signature-line")
        signatures.append((name, blob))
    return text, signatures


def _names(signatures: Iterable[tuple[str, bytes]]) -> tuple[str, ...]:
    return tuple(f"{name}+{blob[:4].hex()}" for name, blob in signatures)


def _b64(data: bytes) -> str:
    return base64.b64encode(data).decode()
