"""One checkpoint, sent to one witness (C2SP tlog-witness, add-checkpoint)."""

import asyncio
import base64
import re
from collections.abc import Sequence
from http import HTTPStatus
from typing import Final, Literal

import httpx
from msgspec import Struct

from events.cosignatures import Cosignature, WitnessKey, cosignatures
from events.notes import NoteError

Trouble = Literal["connect", "timeout", "status", "answer", "signature", "ahead"]
"""Why a witness has not cosigned: nobody listens; it took too long; it refuses; it does not answer
as a witness does; its signature is wrong or missing; it has cosigned more than we have signed."""

LONGEST_ANSWER: Final = 65_536
_SIZE: Final = re.compile(r"(0|[1-9][0-9]{0,17})\n?")


class Submitted(Struct, frozen=True, kw_only=True):
    """What came of it: what the witness has added to the checkpoint; or that it has cosigned
    another one last, of `size` leaves; or what was wrong, with the status of its answer."""

    found: tuple[Cosignature, ...] = ()
    size: int | None = None
    trouble: Trouble | None = None
    status: int | None = None


def body(old: int, path: Sequence[bytes], note: str) -> bytes:
    """What is sent: a checkpoint, and the proof that it continues one of `old` leaves."""
    lines = (f"old {old}", *(base64.b64encode(one).decode() for one in path))
    return ("".join(f"{one}\n" for one in lines) + f"\n{note}").encode()


class Submitter:
    """Sends checkpoints. Connections are kept for the next one; a witness gets `seconds`."""

    def __init__(self, seconds: float, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self._seconds = seconds
        self._http = httpx.AsyncClient(timeout=seconds, trust_env=False, transport=transport)

    async def close(self) -> None:
        """Closes its connections."""
        await self._http.aclose()

    async def submit(
        self, url: str, sent: bytes, note: str, witnesses: Sequence[WitnessKey]
    ) -> Submitted:
        """Sends a checkpoint once; whatever happens is in the result."""
        try:
            async with asyncio.timeout(self._seconds):
                status, text = await self._posted(f"{url}/add-checkpoint", sent)
        except (TimeoutError, httpx.TimeoutException):
            return Submitted(trouble="timeout")
        except (httpx.HTTPError, httpx.InvalidURL):
            return Submitted(trouble="connect")
        if status == HTTPStatus.CONFLICT and (size := _SIZE.fullmatch(text)) is not None:
            return Submitted(size=int(size[1]), status=status)
        if status != HTTPStatus.OK:
            return Submitted(trouble="status", status=status)
        try:
            found = cosignatures(f"{note}{text}", witnesses)
        except NoteError as trouble:
            wrong = trouble.key == "note.wrong-cosignature"
            return Submitted(trouble="signature" if wrong else "answer", status=status)
        if not found:
            return Submitted(trouble="signature", status=status)
        return Submitted(found=found, status=status)

    async def _posted(self, url: str, sent: bytes) -> tuple[int, str]:
        """Status and text of the answer, of which a part is read if it is too long."""
        async with self._http.stream("POST", url, content=sent) as answer:
            read = bytearray()
            async for some in answer.aiter_bytes():
                read += some
                if len(read) > LONGEST_ANSWER:
                    break
            return answer.status_code, read.decode(errors="replace")
