"""Hanging up: a client that no longer waits for its answer."""

from litestar.types import Receive


async def hung_up(receive: Receive) -> None:
    """Returns when the client has closed its connection: nobody would hear of what comes after.
    The body of the request has been read before."""
    while (await receive())["type"] != "http.disconnect":
        pass
