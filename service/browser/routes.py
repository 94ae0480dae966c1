"""The client that `web/` holds, served by the service itself, so that nothing else has to run."""

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get

from service.http.constants import MEDIA, Constant
from service.problems import kinds
from service.problems.problem import refused

BUILT: Final = Path(__file__).with_name("built")
PAGES: Final = (
    "/",
    "/about",
    "/games/new",
    "/games/{game:str}",
    "/games/{game:str}/audit",
    "/i/{code:str}",
    "/invitations",
    "/leaderboards/{title:str}",
    "/me",
    "/players/{player:str}",
    "/titles/{title:str}",
    "/verify",
)
"""The addresses of its pages, which the client tells apart; any other one stays unknown (404)."""

_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_PAGE: Final = {"Content-Security-Policy": _POLICY, "Cache-Control": "no-cache"}
_FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}


@get(list(PAGES), media_type=MediaType.HTML, include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The one page; the client shows what its address names."""
    return Constant.read(BUILT / "index.html", _PAGE).answer(request)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """A file of the client; its name has a hash of its content, so it never changes."""
    path = BUILT / name
    if path.parent != BUILT or path.suffix not in MEDIA or not path.is_file():
        raise refused(kinds.NOT_FOUND)
    return Constant.read(path, _FOR_EVER).answer(request)


BROWSER: Final = (page, asset)
