"""Server-Sent Events, as far as the service uses them (WHATWG HTML, 9.2)."""

from collections.abc import Iterable, Iterator

from msgspec import Struct


class Message(Struct, frozen=True):
    """One message: its name, its data, and the id to go on from; an id alone can come, too."""

    name: str
    data: bytes
    id: str | None = None


class Lines:
    """Takes a body in pieces, and gives its lines. An unfinished last one is not told."""

    def __init__(self) -> None:
        self._rest = b""

    def fed(self, chunk: bytes) -> Iterator[bytes]:
        """The lines that are whole now."""
        *whole, self._rest = (self._rest + chunk).split(b"\n")
        for line in whole:
            yield line.removesuffix(b"\r")


class Messages:
    """Takes a body in pieces, and gives its messages. An unfinished last one is not told."""

    def __init__(self) -> None:
        self._lines = Lines()
        self._name = "message"
        self._data: list[bytes] = []
        self._id: str | None = None

    def fed(self, chunk: bytes) -> Iterator[Message]:
        """The messages that are whole now."""
        for line in self._lines.fed(chunk):
            field, _, value = line.partition(b":")
            value = value.removeprefix(b" ")
            if not line:
                if self._data or self._id is not None:
                    yield Message(self._name, b"\n".join(self._data), self._id)
                self._begin()
            elif field == b"event":
                self._name = value.decode()
            elif field == b"data":
                self._data.append(value)
            elif field == b"id":
                self._id = value.decode()

    def _begin(self) -> None:
        self._name, self._data, self._id = "message", [], None


def messages(chunks: Iterable[bytes]) -> Iterator[Message]:
    """The messages in a body that comes in pieces."""
    reader = Messages()
    for chunk in chunks:
        yield from reader.fed(chunk)
