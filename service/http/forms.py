"""Form bodies, and the errors that OAuth has for them (RFC 6749, 3.2 and 5.2).

Where OAuth speaks, requests are forms and refusals have OAuth's own shape, since the libraries of
apps know no other. What is not OAuth's matter (budgets, bodies that are too long, outages) is told
as a problem, as everywhere.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Final, TypeVar
from urllib.parse import parse_qsl

import msgspec
from msgspec import Meta, Struct

from service.http.operation import FORM, JSON, Answer
from service.http.replies import NO_STORE, Whole

S = TypeVar("S", bound=Struct)

INVALID_REQUEST: Final = "invalid_request"
_MOST: Final = 40


class OAuthError(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An error of OAuth 2."""

    error: Annotated[
        str,
        Meta(description="The error, as RFC 6749 (5.2) and its extensions name it."),
    ]
    error_description: Annotated[
        str | None, Meta(description="What is wrong, in English, for developers.")
    ] = None


REFUSED: Final = Answer(400, OAuthError, meaning="The request was refused; `error` says why.")
UNPROVEN: Final = Answer(401, OAuthError, meaning="The client has not shown who it is.")


class FormRefusedError(Exception):
    """An OAuth error, raised where a request is read."""

    def __init__(self, error: str, description: str) -> None:
        super().__init__(error)
        self.error = OAuthError(error=error, error_description=description)

    @property
    def response(self) -> Whole:
        """What is answered."""
        return Whole(msgspec.json.encode(self.error), REFUSED.status, NO_STORE, JSON)


def parameters(raw: str) -> Sequence[tuple[str, str]]:
    """The parameters of a form or a query, in their order; those without a value count as left out
    (RFC 6749, 3.1). ValueError for what is no form."""
    if not raw:
        return ()
    given = parse_qsl(raw, keep_blank_values=True, errors="strict", max_num_fields=_MOST)
    return tuple((name, value) for name, value in given if value)


def form(content_type: str, raw: bytes, kind: type[S]) -> S:
    """A form body as a value of `kind`. Parameters that are not known are ignored; known ones that
    are sent twice are refused, as OAuth wants both."""
    if content_type.partition(";")[0].strip().lower() != FORM:
        raise FormRefusedError(INVALID_REQUEST, f"The body has to be {FORM}.")
    given: Sequence[tuple[str, str]] | None = None
    with suppress(ValueError):
        given = parameters(raw.decode("ascii"))
    if given is None:
        raise FormRefusedError(INVALID_REQUEST, "The form cannot be read.")
    known = [(name, value) for name, value in given if name in kind.__struct_encode_fields__]
    values = dict(known)
    if len(values) < len(known):
        raise FormRefusedError(INVALID_REQUEST, "A parameter was sent twice.")
    try:
        return msgspec.convert(values, kind, strict=False)
    except msgspec.ValidationError as error:
        raise FormRefusedError(INVALID_REQUEST, _said(error)) from None


def _said(error: msgspec.ValidationError) -> str:
    """The description, of the characters that OAuth allows in one."""
    return str(error).replace('"', "'").replace("\\", "/").encode("ascii", "replace").decode()
