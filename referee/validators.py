"""Validators: by which a client asks whether what it has is still right (RFC 9110, 13.1).

A body in a content coding is another sequence of bytes, so its entity tag is another strong one:
that of the body as it is, with the coding behind it (`"24+br"`). Tags that come back are compared
without it: whichever coding somebody has read, it is the same content.
"""

import hashlib
import re
from typing import Final

STRONG: Final = r'"[!#-~]*"'
"""What a strong entity tag looks like (RFC 9110, 8.8.3); the service makes none beyond ASCII."""

_CODED: Final = re.compile(r'\+(br|gzip)"$')


def etag_of(body: bytes) -> str:
    """The strong `ETag` of a body: a hash of it."""
    return f'"{hashlib.blake2b(body, digest_size=16).hexdigest()}"'


def coded(etag: str, coding: str) -> str:
    """The tag of the same body in a content coding."""
    return f'{etag[:-1]}+{coding}"' if etag.endswith('"') else etag


def uncoded(etag: str) -> str:
    """The tag of the body without its content coding."""
    return _CODED.sub('"', etag)


def matches(known: str | None, etag: str) -> bool:
    """Whether an `If-None-Match` names the tag; weak ones count as strong."""
    tags = [uncoded(tag.strip().removeprefix("W/")) for tag in (known or "").split(",")]
    return etag in tags or tags == ["*"]
