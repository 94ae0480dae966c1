"""The addresses at which packages are installed from."""

import asyncio
from collections.abc import Sequence
from html import escape
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from referee.problems import kinds
from referee.problems.problem import refused
from service.http.constants import Constant
from service.http.operation import JSON
from service.packages.page import page
from service.packages.shelf import Language, Package, packages

PLACE: Final = "/sdk"
_FRESH: Final = {"Cache-Control": "public, no-cache"}
_PAGE: Final = {
    **_FRESH,
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; img-src 'self' data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}
_MEDIA: Final = {"python": "application/zip", "javascript": "application/gzip"}

Asked = Request[Any, Any, Any]


class Listed(Struct, frozen=True, kw_only=True):
    """A package as programs read of it; `url` is where it is."""

    name: str
    version: str
    language: Language
    file: str
    url: str
    size: int
    sha256: str
    integrity: str


class Shelf:
    """The packages, made when they are first asked for, aside from what else the process does."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._made: tuple[Package, ...] | None = None

    async def all(self) -> tuple[Package, ...]:
        """All packages."""
        async with self._turn:
            if self._made is None:
                self._made = await asyncio.to_thread(packages)
            return self._made


def package_routes() -> Sequence[HTTPRouteHandler]:
    """A page for people, a list for programs, and the files."""
    shelf = Shelf()

    @get(PLACE, include_in_schema=False)
    async def listed(request: Asked) -> Response[bytes]:
        """What can be installed, and how."""
        html = page(await shelf.all(), escape(_place(request)))
        return Constant.of(html, "text/html", _PAGE).answer(request)

    @get(f"{PLACE}/packages.json", include_in_schema=False)
    async def told(request: Asked) -> Response[bytes]:
        """The same for programs."""
        items = [_listed(one, _place(request)) for one in await shelf.all()]
        return Constant.of(msgspec.json.encode({"items": items}), JSON, _FRESH).answer(request)

    @get(f"{PLACE}/{{file:str}}", include_in_schema=False)
    async def fetched(request: Asked, file: str) -> Response[bytes]:
        """A package."""
        found = next((one for one in await shelf.all() if one.file == file), None)
        if found is None:
            raise refused(kinds.NOT_FOUND)
        return Constant.of(found.body, _MEDIA[found.language], _FRESH).answer(request)

    return listed, told, fetched


def _place(request: Asked) -> str:
    return f"{str(request.base_url).rstrip('/')}{PLACE}"


def _listed(one: Package, place: str) -> Listed:
    return Listed(
        name=one.name,
        version=one.version,
        language=one.language,
        file=one.file,
        url=f"{place}/{one.file}",
        size=len(one.body),
        sha256=one.sha256,
        integrity=one.integrity,
    )
