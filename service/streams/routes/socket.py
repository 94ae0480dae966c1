"""The socket of a game: the same events as its stream, over WebSocket."""

from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Annotated, Any, Final

from litestar import Response
from msgspec import Meta, Struct

from service.http.call import Call
from service.http.frames import StreamEnd
from service.http.languages import TEXTS_LANGUAGE
from service.http.operation import Answer, operation
from service.http.sockets import socket_route
from service.identity.scopes import Scope
from service.limits.stream_slots import holding
from service.lobby.access import AskedSeat
from service.play.schemas import Version
from service.problems import kinds
from service.problems.problem import refused
from service.streams.following import Ended, NewEvents, Silence, StreamItem, follow
from service.streams.frames import Hello, KeepAlive, SocketMessage
from service.streams.parts import StreamParts
from service.streams.routes.events import reader_of, slot_of

FRAMES: Final = "application/vnd.kronika.socket+json"


class SocketWanted(Struct, frozen=True, kw_only=True):
    """From where, and from when; or that this will be said."""

    seat: AskedSeat = None
    after: Annotated[Version, Meta(description="Events after this version.")] = 0
    hello: Annotated[
        bool,
        Meta(
            description='Wait for a first message, `{"token", "after", "seat"}`, all of them '
            "optional, that says what otherwise headers and query say."
        ),
    ] = False


@operation(
    "GET",
    "/v1/games/{game_id}/socket",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    headers=(TEXTS_LANGUAGE,),
    answers=(Answer(101, SocketMessage, (FRAMES,), "A WebSocket; each text frame is a message."),),
    problems=(
        kinds.UNKNOWN_GAME,
        kinds.NOT_YOUR_SEAT,
        kinds.TOO_MANY_STREAMS,
        kinds.UPGRADE_REQUIRED,
    ),
)
async def open_socket(_: Call[StreamParts, None, SocketWanted]) -> Response[Any]:
    """Follow a game over WebSocket.

    The same as `stream`, for those who would rather have a socket. Each text frame is a message
    with a `type`: `event` (with `id`, the version to resume `after`), `keep-alive` after a while
    of silence, `stream.end` when the game is over and all is told, `problem`.

    A token comes in the header `Authorization`; from browsers, which cannot set headers, as a
    subprotocol `kronika.token.<token>` beside `kronika.v1`, or, with `hello=true`, in a first
    message. Refusals are the answer of the handshake; after a first message they come as a
    `problem`, and the socket is closed with 4000 and the status, and the kind as the reason. It is
    closed with 1000 at the end of the game, with 1012 when you should connect again (resume with
    `after`), and with 1008 if you send anything else. Answer pings, or it is closed with 1011.
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
                case NewEvents(told):
                    for one in told.frames:
                        yield one
                case Silence():
                    yield KeepAlive()
                case Ended():
                    yield StreamEnd()


SOCKET: Final = socket_route(open_socket, begin, Hello)
