"""What the files hold that are handed in beside exports: keys, what is said about them, witnesses,
receipts. `KeyFormatError` or an error of the decoder says that a file does not."""

import msgspec

from events.cosignatures import WitnessKey
from events.keys import PublicKey
from events.receipts import Receipt


def keys_of(text: str) -> tuple[PublicKey, ...]:
    """The public keys in a file: one a line, or the JSON of the service's `/v1/keys`."""
    if text.lstrip().startswith("{"):
        listed = msgspec.json.decode(text, type=_Keys)
        return tuple(PublicKey.parse(one.key) for one in listed.items)
    return tuple(PublicKey.parse(line) for line in text.splitlines() if line.strip())


def notes_of(text: str) -> tuple[str, ...]:
    """What is said about keys in such a file: the JSON has endorsements and revocations."""
    return msgspec.json.decode(text, type=_Keys).notes if text.lstrip().startswith("{") else ()


def witnesses_of(text: str) -> tuple[WitnessKey, ...]:
    """The public keys of witnesses in a file, one a line."""
    lines = text.splitlines()
    return tuple(WitnessKey.parse(line) for line in lines if line.strip())


def receipts_of(raw: bytes | str) -> tuple[Receipt, ...]:
    """The receipts in a file: one, a list of them, or the answer to a move."""
    found = msgspec.json.decode(raw, type=_Answer | list[Receipt])
    if isinstance(found, list):
        return tuple(found)
    if found.receipt is not None:
        return (found.receipt,)
    return found.items or (msgspec.json.decode(raw, type=Receipt),)


class _Key(msgspec.Struct, frozen=True):
    key: str


class _Keys(msgspec.Struct, frozen=True):
    items: tuple[_Key, ...]
    notes: tuple[str, ...] = ()


class _Answer(msgspec.Struct, frozen=True):
    receipt: Receipt | None = None
    items: tuple[Receipt, ...] = ()
