"""Lists as NDJSON: a line for each item, and a last one that says that nothing is missing."""

from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Annotated

import msgspec
from msgspec import Meta, Struct


class ListEnd(Struct, frozen=True, kw_only=True, tag="end"):
    """The last line. A response without it was cut off."""

    lines: Annotated[int, Meta(ge=0, description="How many lines came before this one.")]


async def ended(pieces: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The lines of a list, and the one that ends it."""
    count = 0
    async with aclosing(pieces):  # type: ignore[type-var]  # they come from a generator
        async for piece in pieces:
            count += piece.count(b"\n")
            yield piece
    yield msgspec.json.encode(ListEnd(lines=count)) + b"\n"
