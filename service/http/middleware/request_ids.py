"""Every request has an id: in the answer's `X-Request-Id`, and in every log entry about it."""

import re
import secrets
from typing import Final

from service.http.middleware.request_headers import Sent

HEADER: Final = b"x-request-id"
_FORM: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")


def request_id(sent: Sent) -> bytes:
    """The id of a request. A client may bring one of its own."""
    brought = sent.get(HEADER)
    if brought is not None and _FORM.fullmatch(brought):
        return brought
    return secrets.token_hex(8).encode()
