"""The documentation that the service brings along: no page loads anything from elsewhere."""

from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get

from service.http.constants import Constant
from service.problems import kinds
from service.problems.problem import refused

STATIC: Final = Path(__file__).with_name("static")
_FILES: Final = {
    "swagger-ui-bundle.js": (STATIC / "swagger-ui", "text/javascript"),
    "swagger-ui.css": (STATIC / "swagger-ui", "text/css"),
    "docs.js": (STATIC, "text/javascript"),
}
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"
)
_PAGE: Final = {"Content-Security-Policy": _POLICY, "Cache-Control": "no-cache"}


@get("/docs", media_type=MediaType.HTML, include_in_schema=False)
async def docs() -> Response[bytes]:
    """The API, to read and to try."""
    body = (STATIC / "docs.html").read_bytes()
    return Response(body, media_type=MediaType.HTML, headers=_PAGE)


@get("/docs/static/{name:str}", include_in_schema=False)
async def static(name: str) -> Response[bytes]:
    """A file of the documentation's page."""
    if name not in _FILES:
        raise refused(kinds.NOT_FOUND)
    folder, media = _FILES[name]
    body = (folder / name).read_bytes()
    return Response(body, media_type=media, headers={"Cache-Control": "public, max-age=3600"})


@get("/docs/problems", media_type=MediaType.HTML, include_in_schema=False)
async def problems() -> Response[bytes]:
    """Every kind of problem; the `type` of a problem points here."""
    rows = [
        f"<h2>{status}</h2>" + "".join(_kind(kind) for kind in found)
        for status, found in groupby(kinds.KINDS, key=lambda kind: kind.status)
    ]
    page = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Problems</title>'
        "<style>body{font:16px/1.5 sans-serif;max-width:50em;margin:2em auto;padding:0 1em}"
        ":target{background:#fff3b0}</style></head><body><h1>Problems</h1>"
        "<p>Every refusal is a problem detail (RFC 9457) of one of these kinds.</p>"
        f"{''.join(rows)}</body></html>"
    )
    return Response(page.encode(), media_type=MediaType.HTML, headers=_PAGE)


@get("/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The contract."""
    document: Constant = request.app.state.openapi
    return document.answer(request)


def _kind(kind: kinds.Kind) -> str:
    return (
        f'<h3 id="{kind.slug}"><code>{kind.slug}</code> {escape(kind.title)}</h3>'
        f"<p>{escape(kind.meaning)}</p>"
    )


DOCUMENTATION: Final = (docs, static, problems, openapi)
