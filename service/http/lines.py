"""Lists as NDJSON, made while they are sent."""

from collections.abc import AsyncIterator
from contextlib import aclosing

import msgspec

from referee.lines import ListEnd


async def ended(pieces: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The lines of a list, and the one that ends it."""
    count = 0
    async with aclosing(pieces):  # type: ignore[type-var]  # they come from a generator
        async for piece in pieces:
            count += piece.count(b"\n")
            yield piece
    yield msgspec.json.encode(ListEnd(lines=count)) + b"\n"
