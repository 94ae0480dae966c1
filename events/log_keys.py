"""Keys by which logs sign their checkpoints: Ed25519 (0x01), or ML-DSA-44 (0x06) as cosignatures
are made (C2SP tlog-checkpoint, Signatures). The name of the key is the origin of the log.

Whoever trusts a key of a service knows its logs of all epochs by it (`events.checkpoints`).
"""

from collections.abc import Iterable
from typing import TypeAlias

from events.checkpoints import root_log_of
from events.cosignatures import WitnessKey, signed_trees
from events.keys import PublicKey, taken_apart
from events.ml_dsa import MlDsaPublicKey
from events.notes import NoteError, signed_by, text_of

LogKey: TypeAlias = PublicKey | MlDsaPublicKey


def log_key(text: str) -> LogKey:
    """A key from its text; `KeyFormatError` if it is none by which logs sign."""
    kind = taken_apart(text)[2][:1]
    return MlDsaPublicKey.parse(text) if kind == b"\x06" else PublicKey.parse(text)


def of_origin(origin: str, keys: Iterable[LogKey]) -> dict[LogKey, LogKey]:
    """By the keys as they sign checkpoints of that origin the keys themselves: those of that name,
    and those of services whose root log it is in a later epoch."""
    return {one.renamed(origin): one for one in keys if root_log_of(origin, one.name) is not None}


def signers(note: str, keys: Iterable[LogKey]) -> tuple[LogKey, ...]:
    """Which of the keys have signed a checkpoint, under its origin as their name; `NoteError` if
    a signature of one of them is wrong. ML-DSA-44 counts for nothing where it cannot be
    checked."""
    named = of_origin(text_of(note).partition("\n")[0], keys)
    texts = signed_by(note, [one for one in named if isinstance(one, PublicKey)])
    trees = {WitnessKey.of_public(one): one for one in named if isinstance(one, MlDsaPublicKey)}
    found: list[LogKey] = [*texts, *(trees[one.witness] for one in signed_trees(note, trees))]
    return tuple(dict.fromkeys(named[one] for one in found))


def signer(note: str, keys: Iterable[LogKey]) -> LogKey:
    """The first of them; `NoteError` if there is none."""
    found = signers(note, keys)
    if not found:
        raise NoteError("note.unknown-log", origin=text_of(note).partition("\n")[0])
    return found[0]
