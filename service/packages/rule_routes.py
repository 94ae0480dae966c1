"""The addresses at which pages find the rules: a list of files, and the files."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from referee.problems import kinds
from referee.problems.problem import refused
from referee.validators import coded, matches
from service.http.constants import Constant
from service.http.middleware.codings import preferred
from service.http.operation import JSON
from service.http.replies import sent
from service.packages.rule_files import RuleFile, rule_files, version

FILES: Final = "/assets/rules"
LIST: Final = "/rules.json"
_FRESH: Final = {"Cache-Control": "no-cache"}
_FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}

Asked = Request[Any, Any, Any]


class Listed(Struct, frozen=True, kw_only=True):
    """A file: `size` bytes, of which `sent` go over the line at most times."""

    name: str
    url: str
    size: int
    sent: int
    integrity: str


class RuleList(Struct, frozen=True, kw_only=True):
    """All files that a page needs, and what they are called together."""

    version: str
    files: tuple[Listed, ...]


class Rules:
    """The files, made when they are first asked for, aside from what else the process does."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._made: Sequence[RuleFile] = ()

    async def files(self) -> Sequence[RuleFile]:
        """All files."""
        async with self._turn:
            self._made = self._made or await asyncio.to_thread(rule_files)
            return self._made


def rule_routes() -> Sequence[HTTPRouteHandler]:
    """A list, which says what is newest, and the files, whose names change with their content."""
    rules = Rules()

    @get(LIST, include_in_schema=False)
    async def listed(request: Asked) -> Response[bytes]:
        """Which files there are."""
        files = await rules.files()
        told = RuleList(version=version(files), files=tuple(_listed(one) for one in files))
        return Constant.of(msgspec.json.encode(told), JSON, _FRESH).answer(request)

    @get(f"{FILES}/{{name:str}}", include_in_schema=False)
    async def fetched(request: Asked, name: str) -> Response[bytes]:
        """A file."""
        found = next((one for one in await rules.files() if one.address == name), None)
        if found is None:
            raise refused(kinds.NOT_FOUND)
        return await _answer(request, found)

    return listed, fetched


def _listed(one: RuleFile) -> Listed:
    return Listed(
        name=one.name,
        url=f"{FILES}/{one.address}",
        size=one.size,
        sent=len(one.coded),
        integrity=one.integrity,
    )


async def _answer(request: Asked, one: RuleFile) -> Response[bytes]:
    """The file in the coding in which it is kept, or as it is for who does not take that."""
    etag = f'"{one.sha256}"'
    headers = {**_FOR_EVER, "Vary": "Accept-Encoding", "ETag": etag}
    if matches(request.headers.get("if-none-match"), etag):
        return sent(b"", status=304, headers=headers)
    if preferred(request.headers.get("accept-encoding")) == "br":
        told = {**headers, "Content-Encoding": "br", "ETag": coded(etag, "br")}
        return sent(one.coded, media=one.media, headers=told)
    return sent(await asyncio.to_thread(one.plain), media=one.media, headers=headers)
