"""How sockets are kept alive, and ended when nobody reads."""

from typing import Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LONGEST_MESSAGE: Final = 4096
"""Bytes that a client may send at once; it has little to say."""

PONG_SECONDS: Final = 20.0
"""Patience with a client that was asked whether it is there."""

NO_TEXT: Final = 1007
"""The code that a socket is closed with when a text is not UTF-8 (RFC 6455, 7.4.1)."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's, but whoever does not answer a ping is hung up on for good.

    Closing politely would wait until everything in the buffer is read, which a client that does
    not read never does: its stream would stay open as long as the process lives. And a handshake
    that was answered with a refusal is over; it is no failure of ours that fills the log. Neither
    is a text that is not UTF-8.
    """

    async def send(self, message: ASGISendEvent) -> None:
        """Something is said to the client."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """A message is whole."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """A ping was not answered in time."""
        super().keepalive_timeout()
        self.transport.abort()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
