"""A real S3 server (moto's) on a port of its own, and wires to it that break."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

import httpx
from moto.server import ThreadedMotoServer

CREDENTIALS = {"AWS_ACCESS_KEY_ID": "somebody", "AWS_SECRET_ACCESS_KEY": "a secret"}
REGION = "eu-central-1"


@contextmanager
def s3_server() -> Iterator[str]:
    """The address of a server without a bucket."""
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    try:
        yield f"http://{host}:{port}"
    finally:
        server.stop()


def make_bucket(endpoint: str, name: str) -> None:
    """An empty bucket in `REGION`."""
    where = f"<CreateBucketConfiguration><LocationConstraint>{REGION}</LocationConstraint>"
    signed = f"AWS4-HMAC-SHA256 Credential=somebody/20260101/{REGION}/s3/aws4_request"
    answer = httpx.put(
        f"{endpoint}/{name}",
        content=f"{where}</CreateBucketConfiguration>",
        headers={"Authorization": f"{signed}, SignedHeaders=host, Signature=0"},
    )
    answer.raise_for_status()


class Front:
    """Stands before the server: answers with what it is told, or breaks the wire."""

    def __init__(self, endpoint: str) -> None:
        self._host, _, port = endpoint.removeprefix("http://").rpartition(":")
        self._port = int(port)
        self.breaks = 0
        """So many of the next answers are cut off in their middle."""
        self.refusal: bytes | None = None
        """Instead of asking the server: a whole answer."""
        self.asked = 0

    @asynccontextmanager
    async def standing(self) -> AsyncIterator[str]:
        """The address."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        try:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        finally:
            server.close()

    async def _serve(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            await self._answer(near, back)
        back.close()

    async def _answer(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        """One request, one answer, one wire."""
        head = (await near.readuntil(b"\r\n\r\n"))[:-4].split(b"\r\n")
        fields = {key.lower(): value for key, value in (one.split(b": ", 1) for one in head[1:])}
        body = await near.readexactly(int(fields.get(b"content-length", b"0")))
        self.asked += 1
        if self.refusal is not None:
            back.write(self.refusal)
            await back.drain()
            return
        far, forth = await asyncio.open_connection(self._host, self._port)
        lines = [one for one in head if not one.lower().startswith(b"connection:")]
        forth.write(b"\r\n".join([*lines, b"Connection: close", b"", body]))
        answer = await far.read()
        forth.close()
        if self.breaks:
            self.breaks -= 1
            answer = answer[: len(answer) // 2]
        back.write(answer)
        await back.drain()


def refused(status: int, code: str) -> bytes:
    """An answer of S3 that says no."""
    body = f"<?xml version='1.0'?><Error><Code>{code}</Code><Message>no</Message></Error>".encode()
    head = f"HTTP/1.1 {status} No\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    return head.encode() + body
