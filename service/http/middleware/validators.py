"""Validators: by which a client asks whether what it has is still right (RFC 9110, 13.1.2)."""

import hashlib


def etag_of(body: bytes) -> str:
    """The strong `ETag` of a body: a hash of it."""
    return f'"{hashlib.blake2b(body, digest_size=16).hexdigest()}"'


def matches(known: str | None, etag: str) -> bool:
    """Whether an `If-None-Match` names the tag; weak ones count as strong."""
    tags = [tag.strip().removeprefix("W/") for tag in (known or "").split(",")]
    return etag in tags or tags == ["*"]
