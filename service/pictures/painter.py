"""Draws pictures of scenes, and keeps what it has drawn of the past."""

from hashlib import blake2b
from typing import Final

import msgspec
from msgspec import Struct

from games.kernel.drawing.picture import Wanted, picture
from games.kernel.scene import Scene
from games.kernel.sentence import Sentence
from games.kernel.title import AnyTitle
from service.pictures.kept import KeptPictures
from service.pictures.raster import Order
from service.pictures.schemas import Format
from service.problems import kinds
from service.problems.problem import refused
from service.process.worker_pool import WorkerPool

LATER: Final = {"Retry-After": "2"}


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
    """Draws SVG here, which takes some milliseconds, and has PNG made by `workers`."""

    def __init__(self, workers: WorkerPool, kept: KeptPictures) -> None:
        self._workers = workers
        self._kept = kept

    async def picture(self, title: AnyTitle, wish: Wish, account: str) -> bytes:
        """The picture. Accounts take turns. A problem (503) if it was not made in time."""
        if (known := self._kept.get(wish.validator)) is not None:
            return known
        scene = msgspec.json.decode(wish.scene, type=_Shown).scene
        drawn = picture(title, scene, wish.wanted)
        made = drawn.encode() if wish.format == "svg" else await self._png(drawn, wish, account)
        self._kept.add(wish.validator, made)
        return made

    async def close(self) -> None:
        """Ends the workers."""
        await self._workers.close()

    async def _png(self, drawn: str, wish: Wish, account: str) -> bytes:
        asked = msgspec.msgpack.encode(Order(drawn, wish.width))
        try:
            made = await self._workers.ask(asked, account, first=False)
        except (TimeoutError, OSError):
            made = b""
        if not made:
            raise refused(kinds.UNAVAILABLE, Sentence("not-drawn"), headers=LATER)
        return made
