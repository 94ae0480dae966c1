"""The yardstick of HTTP: a Litestar application that reads and writes JSON and does nothing else.

Its one route takes what a move takes, read and checked by msgspec, and gives it back.
"""

from typing import Any

from litestar import Litestar, post
from msgspec import Struct

PATH = "/bare"


class Posted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A body like that of a move."""

    seat: int
    decision: int
    commands: tuple[dict[str, Any], ...]


@post(PATH)
async def echo(data: Posted) -> Posted:
    """The same again."""
    return data


def bare_app() -> Litestar:
    """The application."""
    return Litestar([echo], logging_config=None, openapi_config=None)
