"""The witness over HTTP (C2SP tlog-witness, HTTP Interface). Both prefixes are the same address.

| request | answer |
| --- | --- |
| `POST /add-checkpoint` | signature lines, or why there are none (`cosigner`) |
| `GET /<SHA-256 of the origin, hex>/checkpoint` | the last checkpoint that was cosigned |
"""

import asyncio
import re
import socket
from collections.abc import Callable
from http import HTTPStatus
from typing import Final

import uvicorn
from litestar import Litestar, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from service.cli.serve import stopping
from service.cli.witness.cosigner import SIZE_TYPE, Cosigner, RefusedError

LONGEST_BODY: Final = 256 * 1024
"""Octets: a proof of 63 hashes, and far more than sixteen signatures."""
_PLAIN: Final = "text/plain; charset=utf-8"
_ORIGIN_HASH: Final = re.compile(r"[0-9a-f]{64}")


def application(cosigner: Cosigner) -> Litestar:
    """What answers for a witness."""

    @post("/add-checkpoint", status_code=HTTPStatus.OK)
    async def add_checkpoint(request: Request[None, None, State]) -> Response[str]:
        body = await request.body()
        try:
            return _reply(await asyncio.to_thread(cosigner.add, body))
        except RefusedError as refusal:
            kind = SIZE_TYPE if refusal.status is HTTPStatus.CONFLICT else _PLAIN
            return _reply(refusal.text, refusal.status, kind)

    @get("/{name:str}/checkpoint", sync_to_thread=True)
    def checkpoint(name: FromPath[str]) -> Response[str]:
        note = cosigner.kept.note(name) if _ORIGIN_HASH.fullmatch(name) else None
        if note is None:
            missing = "no checkpoint of that log was cosigned here\n"
            return _reply(missing, HTTPStatus.NOT_FOUND)
        return _reply(note, cache="max-age=5")

    return Litestar(
        [add_checkpoint, checkpoint], request_max_body_size=LONGEST_BODY, openapi_config=None
    )


def _reply(
    text: str, status: HTTPStatus = HTTPStatus.OK, kind: str = _PLAIN, cache: str = "no-store"
) -> Response[str]:
    """A text whose type is spelt as the specification spells it."""
    headers = {"Content-Type": kind, "Cache-Control": cache}
    return Response(text, status_code=status, headers=headers)


class _Server(uvicorn.Server):
    """It says when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()


def serve(cosigner: Cosigner, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Answers until the process is told to stop."""
    config = uvicorn.Config(
        application(cosigner), log_config=None, access_log=False, server_header=False
    )
    with stopping.serving():
        _Server(config, ready).run([listener])
