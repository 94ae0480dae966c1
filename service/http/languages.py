"""The header by which the language of an answer is asked for (RFC 9110, 12.5.4)."""

from typing import Final

from games.kernel.words import LANGUAGES
from referee.headers import Header

_LISTED: Final = " or ".join(f"`{one}`" for one in LANGUAGES)

ACCEPT_LANGUAGE: Final = Header("Accept-Language", f"Language of texts: {_LISTED}.")


TEXTS_LANGUAGE: Final = Header(
    "Accept-Language",
    f"Language of each event's `text`: {_LISTED}. Without this header events have no `text`.",
)
