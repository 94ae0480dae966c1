"""The client that `web/` holds, served by the service itself, so that nothing else has to run."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.exceptions import HTTPException

from events.database import is_outage
from referee.languages import preferred
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused
from referee.validators import etag_of, matches
from service.browser.heads import Head
from service.browser.parts import BrowserParts
from service.browser.sharing import Sharing, origin
from service.http.constants import MEDIA, Constant
from service.http.middleware import request_headers
from service.http.mount import http_problem
from service.http.replies import sent
from service.limits.budgets import Traffic

BUILT: Final = Path(__file__).with_name("built")
PAGES: Final = (
    "/",
    "/about",
    "/admin",
    "/device",
    "/disputes",
    "/games",
    "/games/new",
    "/games/{game:str}",
    "/games/{game:str}/audit",
    "/i/{code:str}",
    "/invitations",
    "/leaderboards/{title:str}",
    "/me",
    "/me/apps",
    "/me/connections",
    "/me/keep",
    "/me/sessions",
    "/me/tokens",
    "/oauth/authorize",
    "/players/{player:str}",
    "/styleguide",
    "/titles",
    "/titles/{title:str}",
    "/titles/{title:str}/introduction",
    "/verify",
)
"""The addresses of its pages, which the client tells apart; any other one stays unknown (404)."""
EMBEDDED: Final = "/embed/games/{game:str}"
"""A game for pages of others: the only address that they may have in a frame."""
MARK: Final = b"<!-- head -->"
"""Where the head of a page goes in the HTML."""

_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_FRAMED: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *"
)
_WORKER: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Of the worker with the rules: it alone may compile WebAssembly, and text is no code there."""
_PAGE: Final = {"Content-Security-Policy": _POLICY, "Cache-Control": "no-cache"}
_FRAME: Final = {"Content-Security-Policy": _FRAMED, "Cache-Control": "no-cache"}
_FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
_FRESH: Final = {"Cache-Control": "no-cache"}
_UNKNOWN: Final = 404
_OURS: Final = ("/v1/", "/assets/", "/docs")
"""Addresses that are no pages of the client."""


@cache
def _built(name: str) -> bytes:
    return (BUILT / name).read_bytes()


@cache
def _modules() -> Mapping[str, Sequence[str]]:
    """By the address of a page, the links that ask for the files that it cannot begin without."""
    return msgspec.json.decode(_built("pages.json"), type=dict[str, tuple[str, ...]])


@get(list(PAGES), media_type=MediaType.HTML, include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The one page; the client shows what its address names. Its head says it already, to those
    that show links in messages."""
    return await _headed(request, "index.html", _PAGE)


@get(EMBEDDED, media_type=MediaType.HTML, include_in_schema=False)
async def embedded(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A game in a frame of a page of others: read only, and without a caller."""
    return await _headed(request, "embed.html", _FRAME)


async def _headed(
    request: Request[Any, Any, Any], name: str, headers: dict[str, str]
) -> Response[bytes]:
    head = await _head(request)
    parts = [head.html] if head is not None else []
    if name == "index.html":
        parts += _modules().get(request.scope["path_template"], ())
    body = _built(name).replace(MARK, "\n    ".join(parts).encode())
    told = {**headers, "ETag": etag_of(body), "Vary": "Accept-Language"}
    if matches(request.headers.get("if-none-match"), told["ETag"]):
        return sent(b"", status=304, headers=told)
    return sent(body, headers=told, media="text/html")


async def _head(request: Request[Any, Any, Any]) -> Head | None:
    """What the page is about; nothing if that cannot be read now: the client says why."""
    edge, scope = request.app.state.edge, request.scope
    language = preferred(request_headers.header(scope, b"accept-language"))
    sharing = Sharing(edge.parts[BrowserParts], language, origin(request))
    try:
        await edge.limits.gate.admit(Traffic.READING, None, scope)
        return await sharing.head(request.url.path, request.query_params.get("ply"))
    except ProblemError:
        return None
    except Exception as trouble:
        if is_outage(trouble):
            return None
        raise


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """A file of the client; its name has a hash of its content, so it never changes."""
    path = BUILT / name
    if path.parent != BUILT or path.suffix not in MEDIA or not path.is_file():
        raise refused(kinds.NOT_FOUND)
    return Constant.read(path, {**_FOR_EVER, **_policed(path)}).answer(request)


def _policed(path: Path) -> dict[str, str]:
    """The policy of what runs by itself: pages and workers."""
    if path.suffix == ".html":
        return {"Content-Security-Policy": _POLICY}
    if path.name.startswith("rules-worker-"):
        return {"Content-Security-Policy": _WORKER}
    return {}


@get("/service-worker.js", include_in_schema=False)
async def service_worker(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What keeps the files of the client for when there is no line. It names all of them, so each
    build has another one."""
    return Constant.read(BUILT / "service-worker.js", _FRESH).answer(request)


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What a browser installs the client by, in the reader's language."""
    language = preferred(request_headers.header(request.scope, b"accept-language"))
    headers = {**_FRESH, "Vary": "Accept-Language", "Content-Language": language}
    return Constant.read(BUILT / f"manifest.{language}.webmanifest", headers).answer(request)


def unknown(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What nobody serves: for a browser it is a page that says so, for anybody else a problem."""
    wants = "text/html" in (request_headers.header(request.scope, b"accept") or "")
    path = request.url.path
    if error.status_code == _UNKNOWN and wants and not path.startswith(_OURS):
        body = _built("index.html").replace(MARK, b'<meta name="robots" content="noindex" />')
        return sent(body, status=_UNKNOWN, headers=_PAGE, media="text/html")
    return http_problem(request, error)


BROWSER: Final = (page, embedded, asset, service_worker, manifest)
