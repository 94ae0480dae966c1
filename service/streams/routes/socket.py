"""The socket of a game: the same events as its stream, over WebSocket."""

from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Annotated, Any, Final

from litestar import Response
from msgspec import Meta, Struct

from referee.asked import AskedSeat
from referee.problems import kinds
from referee.problems.problem import refused
from referee.schemas import Version
from service.http.call import Call
from service.http.frames import StreamEnd
from service.http.languages import TEXTS_LANGUAGE
from service.http.operation import SWITCHING, Answer, operation
from service.http.sockets import socket_route
from service.identity.scopes import Scope
from service.limits.stream_slots import holding
from service.streams.following import Ended, NewEvents, Silence, StreamItem, follow
from service.streams.frames import Hello, KeepAlive, SocketMessage
from service.streams.parts import StreamParts
from service.streams.routes.events import reader_of, slot_of

FRAMES: Final = "application/vnd.kronika.socket+json"


class SocketWanted(Struct, frozen=True, kw_only=True):
    """From where, and from when; or that this will be said."""

    seat: AskedSeat = None
    after: Annotated[Version, Meta(description="Send only events after this version.")] = 0
    hello: Annotated[
        bool,
        Meta(
            description=(
                'Wait for a first message `{"token", "after", "seat"}` in place of the headers '
                "and query parameters. Each member is optional."
            )
        ),
    ] = False


@operation(
    "GET",
    "/v1/games/{game_id}/socket",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    headers=(TEXTS_LANGUAGE,),
    answers=(
        Answer(SWITCHING, SocketMessage, (FRAMES,), "A WebSocket; each text frame is a message."),
    ),
    problems=(
        kinds.UNKNOWN_GAME,
        kinds.NOT_YOUR_SEAT,
        kinds.TOO_MANY_STREAMS,
        kinds.UPGRADE_REQUIRED,
    ),
)
async def open_socket(_: Call[StreamParts, None, SocketWanted]) -> Response[Any]:
    """Follow a game over WebSocket.

    Sends the same events as `stream` over WebSocket. Each text frame is a message with a `type`:
    `event` (its `id` is the version to resume `after`), `keep-alive` (sent when idle), `stream.end`
    (the game is over and every event has been sent) or `problem`.

    Send the token in the `Authorization` header. Browsers cannot set that header: offer the
    subprotocol `kronika.token.<token>` in addition to `kronika.v1`, or send the token in a first
    message with `hello=true`. If the request is refused during the handshake, the response is a
    problem. If it is refused after the first message, the service sends a `problem` message and
    closes the socket with code 4000 plus the HTTP status (for example 4403); the close reason is
    the problem type. Other close codes: 1000, the game is over; 1008, you sent an unexpected
    message; 1011, you did not answer a ping; 1012, reconnect and resume with `after`.
    """
    raise refused(kinds.UPGRADE_REQUIRED, headers={"Upgrade": "websocket", "Connection": "Upgrade"})


async def begin(call: Call[StreamParts, None, SocketWanted]) -> AsyncIterator[Struct | str]:
    """What is said on the socket of a call."""
    reader = await reader_of(call, call.query.seat, call.query.after)
    slot = await slot_of(call)
    return holding(slot, _messages(follow(call.parts, reader)))


async def _messages(heard: AsyncIterator[StreamItem]) -> AsyncIterator[Struct | str]:
    """What is heard as messages of a socket."""
    async with aclosing(heard):  # type: ignore[type-var]  # it is a generator
        async for item in heard:
            match item:
                case NewEvents(encoded):
                    for one in encoded.frames:
                        yield one
                case Silence():
                    yield KeepAlive()
                case Ended():
                    yield StreamEnd()


SOCKET: Final = socket_route(open_socket, begin, Hello)
