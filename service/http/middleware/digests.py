"""`Repr-Digest`: a hash of an answer as it is sent, by which whoever saves it sees whether all of
it came (RFC 9530, section 3)."""

import hashlib
from base64 import b64encode
from typing import Final

HEADER: Final = "Repr-Digest"


def digest(body: bytes) -> str:
    """The value of the header for a body, in the content coding in which it is sent."""
    return f"sha-256=:{b64encode(hashlib.sha256(body).digest()).decode()}:"
