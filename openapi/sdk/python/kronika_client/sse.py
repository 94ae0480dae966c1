"""Server-Sent Events, as far as the service uses them (WHATWG HTML, 9.2)."""

from collections.abc import Iterable, Iterator

from msgspec import Struct


class Message(Struct, frozen=True):
    """One message: its name, and its data."""

    name: str
    data: bytes


def messages(chunks: Iterable[bytes]) -> Iterator[Message]:
    """The messages in a body that comes in pieces. An unfinished last one is not told."""
    name, data = "message", list[bytes]()
    for line in lines(chunks):
        field, _, value = line.partition(b":")
        value = value.removeprefix(b" ")
        if not line:
            if data:
                yield Message(name, b"\n".join(data))
            name, data = "message", []
        elif field == b"event":
            name = value.decode()
        elif field == b"data":
            data.append(value)


def lines(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """The lines of a body that comes in pieces. An unfinished last one is not told."""
    rest = b""
    for chunk in chunks:
        *whole, rest = (rest + chunk).split(b"\n")
        for line in whole:
            yield line.removesuffix(b"\r")
