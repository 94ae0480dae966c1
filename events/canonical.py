"""Canonical JSON: one spelling for every value, in every language.

RFC 8785 (JSON Canonicalization Scheme) with few fractions: UTF-8, no white space, members sorted
by name, strings escaped only where JSON demands it, whole numbers of at most 2**53 - 1, and
numbers below 2**40 with a fraction of quarters (`-5.25`). Member names are ASCII. Whatever is
hashed or signed is spelt this way first, so that a document which went through another JSON
library still has the same hashes.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

import msgspec

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
"""What JSON can say. Not all fractions can be spelt canonically (`unfit`)."""

MOST = 2**53 - 1
"""The largest whole number that every JSON library reads exactly."""

MOST_QUARTERED = 2**40
"""What is smaller may have quarters: binary fractions say them exactly, and every JSON library
spells them alike."""

_encoder = msgspec.json.Encoder(order="sorted")
_decoder = msgspec.json.Decoder()


def canonical(value: object) -> bytes:
    """The canonical spelling of a value: plain JSON, or structs made of it.

    JSON in a `Raw` is taken over as it is."""
    return _encoder.encode(value)


def respelt(json: bytes) -> bytes:
    """The canonical spelling of a JSON text."""
    return _encoder.encode(_decoder.decode(json))


def unfit(value: Json) -> str | None:
    """The path of the first number that cannot be spelt canonically; None if all is well."""
    match value:
        case str() | bool() | None:
            return None
        case int():
            return "" if abs(value) > MOST else None
        case float():
            return None if _quartered(value) else ""
        case Mapping():
            parts: Iterable[tuple[object, Json]] = value.items()
        case _:
            parts = enumerate(value)
    for name, part in parts:
        if (found := unfit(part)) is not None:
            return f"/{name}{found}"
    return None


def _quartered(number: float) -> bool:
    """Whether a number has a fraction of one, two or three quarters. What is whole is spelt without
    a point."""
    return abs(number) < MOST_QUARTERED and not number.is_integer() and (4 * number).is_integer()
