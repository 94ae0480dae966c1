"""Draws pictures of scenes, and keeps what it has drawn of the past."""

import asyncio
from collections import Counter
from contextvars import Context
from hashlib import blake2b
from typing import Final

import msgspec
from msgspec import Struct

from games.kernel.drawing.picture import Wanted, picture
from games.kernel.scene import Scene
from games.kernel.sentence import Sentence
from games.kernel.title import AnyTitle
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused
from service.pictures.kept import KeptPictures
from service.pictures.raster import Order
from service.pictures.schemas import Format
from service.process.worker_pool import WorkerPool

LATER: Final = {"Retry-After": "2"}
MOST: Final = 32
"""Pictures that one account waits for; those who send no token are one together."""


class Wish(Struct, frozen=True, kw_only=True):
    """A scene as its answer tells it, and how it is drawn. `etag` is that of the scene."""

    scene: bytes
    etag: str
    wanted: Wanted
    format: Format
    width: int
    build: str

    @property
    def validator(self) -> str:
        """A name for the picture that is known before it is drawn: what it is drawn of, how, and
        by which program."""
        more = (self.format, str(self.width), self.build, repr(self.wanted))
        told = "\n".join((self.etag, *more)).encode()
        return f'"{blake2b(told, digest_size=16).hexdigest()}"'


class _Shown(Struct, frozen=True):
    scene: Scene


class Painter:
    """Draws SVG here, which takes some milliseconds, and has PNG made by `workers`: each picture
    once, whoever asks for it meanwhile, and at most so many of one account at a time."""

    def __init__(self, workers: WorkerPool, kept: KeptPictures, most: int = MOST) -> None:
        self._workers = workers
        self._kept = kept
        self._most = most
        self._making: dict[str, asyncio.Task[bytes]] = {}
        self._waiting: Counter[str] = Counter()

    async def picture(self, title: AnyTitle, wish: Wish, account: str) -> bytes:
        """The picture. Accounts take turns. A problem (503) if it was not made in time, or if too
        many of the account wait."""
        if (known := self._kept.get(wish.validator)) is not None:
            return known
        if wish.format == "svg":
            made = _drawn(title, wish).encode()
            self._kept.add(wish.validator, made)
            return made
        making = self._making.get(wish.validator) or self._begun(title, wish, account)
        return await asyncio.shield(making)

    async def close(self) -> None:
        """Ends the workers."""
        await self._workers.close()
        await asyncio.gather(*self._making.values(), return_exceptions=True)

    def _begun(self, title: AnyTitle, wish: Wish, account: str) -> asyncio.Task[bytes]:
        if self._waiting[account] >= self._most:
            raise _not_drawn()
        # It is made for whoever comes, so it belongs to nobody's request.
        work = self._png(_drawn(title, wish), wish, account)
        making = asyncio.create_task(work, name="picture", context=Context())
        self._making[wish.validator] = making
        self._waiting[account] += 1
        making.add_done_callback(lambda done: self._ended(wish, account, done))
        return making

    def _ended(self, wish: Wish, account: str, done: asyncio.Task[bytes]) -> None:
        del self._making[wish.validator]
        self._waiting[account] -= 1
        if not self._waiting[account]:
            del self._waiting[account]
        if not done.cancelled():
            done.exception()  # whoever has asked may be gone

    async def _png(self, drawn: str, wish: Wish, account: str) -> bytes:
        asked = msgspec.msgpack.encode(Order(drawn, wish.width))
        try:
            made = await self._workers.ask(asked, account, first=False)
        except (TimeoutError, OSError):
            made = b""
        if not made:
            raise _not_drawn()
        self._kept.add(wish.validator, made)
        return made


def _drawn(title: AnyTitle, wish: Wish) -> str:
    return picture(title, msgspec.json.decode(wish.scene, type=_Shown).scene, wish.wanted)


def _not_drawn() -> ProblemError:
    return refused(kinds.UNAVAILABLE, Sentence("not-drawn"), headers=LATER)
