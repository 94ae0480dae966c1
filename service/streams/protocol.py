"""How sockets are kept alive, and ended when nobody reads."""

from typing import Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LONGEST_MESSAGE: Final = 4096
"""Bytes that a client may send at once; it has little to say."""

PONG_SECONDS: Final = 20.0
"""Patience with a client that was asked whether it is there."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's, but whoever does not answer a ping is hung up on for good.

    Closing politely would wait until everything in the buffer is read, which a client that does
    not read never does: its stream would stay open as long as the process lives. And a handshake
    that was answered with a refusal is over; it is no failure of ours that fills the log.
    """

    async def send(self, message: ASGISendEvent) -> None:
        """Something is said to the client."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    def keepalive_timeout(self) -> None:
        """A ping was not answered in time."""
        super().keepalive_timeout()
        self.transport.abort()
