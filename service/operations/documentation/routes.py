"""The addresses of the documentation, and of what programs ask every site for."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from referee.problems import kinds
from referee.problems.problem import refused
from service.http.constants import Constant
from service.operations.documentation import frame, problems
from service.operations.documentation.markdown import PAGES, PICTURES, Article, article
from service.operations.documentation.problems import Examples
from service.operations.documentation.sources import files, grouped, pictures, root

STATIC: Final = Path(__file__).parents[1] / "static"
_FILES: Final = {"scalar.js": STATIC / "scalar", "docs.js": STATIC, "pages.css": STATIC}
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src data:; connect-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
"""Of the page to try the API on, whose viewer makes its styles while it runs."""
_FRESH: Final = {"Cache-Control": "public, no-cache"}
_PAGE: Final = {**_FRESH, "Content-Security-Policy": frame.POLICY}
_ROBOTS: Final = "User-agent: *\nDisallow: /v1/\nDisallow: /metrics\nAllow: /\n"
_ABOUT: Final = """\
# Kronika

> An event-sourced game service. Programs and people play board games over an HTTP API: every move \
is a typed event, every game can be read again at any ply, and every result can be checked.

A client lists the legal commands of its seat (GET /v1/games/{id}/legal), posts one of them as it \
is (POST /v1/games/{id}/moves), and follows the stream (GET /v1/games/{id}/stream). An account, \
and its token, is one request: POST /v1/accounts. Refusals are problem details (RFC 9457).

## Contract

- [OpenAPI 3.1](/openapi.json): every operation
- [AsyncAPI 3](/asyncapi.json): streams, WebSockets and webhooks
- [The titles](/v1/titles): what can be played; the commands, events and views of \
each are at /v1/titles/{title}/schema.json
- [Problems](/docs/problems): every kind of refusal, with an example
"""


class Documentation:
    """The documents, each made when it is first asked for."""

    def __init__(self, examples: Examples) -> None:
        self._examples = examples
        self._made: dict[str, Constant] = {}

    @cached_property
    def articles(self) -> dict[str, Article]:
        """The pages of the guide, by name."""
        folder = root()
        return {name: article(folder, path) for name, path in files(folder).items()}

    @property
    def titles(self) -> dict[str, str]:
        """The titles of the guide's pages."""
        return {name: one.title for name, one in self.articles.items()}

    def page(self, name: str) -> Constant:
        """A page of the guide."""
        if name not in self.articles:
            raise refused(kinds.NOT_FOUND)
        one = self.articles[name]
        return self._framed(one.title, one.html, f"{PAGES}/{name}")

    def picture(self, name: str) -> Constant:
        """A picture of the guide."""
        found = pictures(root())
        if name not in found:
            raise refused(kinds.NOT_FOUND)
        return self.file(found[name], _FRESH)

    def contents(self) -> Constant:
        """The contents of the guide."""
        return self._framed("The guide", frame.listed(self.titles), PAGES)

    def problems(self) -> Constant:
        """Every kind of problem."""
        return self._framed("Problems", problems.listed(self._examples), "/docs/problems")

    def about(self) -> Constant:
        """What the service is and where its documents are, for language models."""
        if "about" not in self._made:
            parts = [_ABOUT]
            for group, names in grouped(self.titles).items():
                rows = [f"- [{self.titles[name]}]({PAGES}/{name})" for name in names]
                parts.append("\n".join([f"\n## {group}\n", *rows, ""]) if rows else "")
            text = "".join(parts).encode()
            self._made["about"] = Constant.of(text, "text/plain", _FRESH)
        return self._made["about"]

    def file(self, path: Path, headers: dict[str, str]) -> Constant:
        """A file."""
        if path.name not in self._made:
            self._made[path.name] = Constant.read(path, headers)
        return self._made[path.name]

    def _framed(self, title: str, body: str, here: str) -> Constant:
        if here not in self._made:
            html = frame.framed(title, body, self.titles, here)
            self._made[here] = Constant.of(html, "text/html", _PAGE)
        return self._made[here]


Asked = Request[Any, Any, Any]


def documentation(examples: Examples) -> Sequence[HTTPRouteHandler]:
    """The routes; `examples` are problems of each kind that is known."""
    made = Documentation(examples)
    return (*_reference(made), *_guide(made), *_for_machines(made))


def _reference(made: Documentation) -> Sequence[HTTPRouteHandler]:
    """The contract, as a page and as it is."""

    @get("/docs", include_in_schema=False)
    async def docs(request: Asked) -> Response[bytes]:
        """The API, to read and to try."""
        headers = {**_FRESH, "Content-Security-Policy": _POLICY}
        return made.file(STATIC / "docs.html", headers).answer(request)

    @get("/docs/static/{name:str}", include_in_schema=False)
    async def static(request: Asked, name: str) -> Response[bytes]:
        """A file of the documentation's pages."""
        if name not in _FILES:
            raise refused(kinds.NOT_FOUND)
        return made.file(_FILES[name] / name, _FRESH).answer(request)

    @get("/openapi.json", include_in_schema=False)
    async def openapi(request: Asked) -> Response[bytes]:
        """The contract."""
        document: Constant = request.app.state.openapi
        return document.answer(request)

    @get("/openapi-3.2.json", include_in_schema=False)
    async def openapi_with_items(request: Asked) -> Response[bytes]:
        """The contract with the items of streams."""
        document: Constant = request.app.state.openapi_with_items
        return document.answer(request)

    @get("/asyncapi.json", include_in_schema=False)
    async def asyncapi(request: Asked) -> Response[bytes]:
        """The contract of streams, sockets and webhooks."""
        document: Constant = request.app.state.asyncapi
        return document.answer(request)

    return docs, static, openapi, openapi_with_items, asyncapi


def _guide(made: Documentation) -> Sequence[HTTPRouteHandler]:
    """The guide: its pages and pictures, and what problems mean."""

    @get(PAGES, include_in_schema=False)
    async def contents(request: Asked) -> Response[bytes]:
        """The contents of the guide."""
        return made.contents().answer(request)

    @get(f"{PAGES}/{{name:str}}", include_in_schema=False)
    async def page(request: Asked, name: str) -> Response[bytes]:
        """A page of the guide."""
        return made.page(name).answer(request)

    @get(f"{PICTURES}/{{name:str}}", include_in_schema=False)
    async def picture(request: Asked, name: str) -> Response[bytes]:
        """A picture of the guide."""
        return made.picture(name).answer(request)

    @get("/docs/problems", include_in_schema=False)
    async def every_problem(request: Asked) -> Response[bytes]:
        """Every kind of problem; the `type` of a problem points here."""
        return made.problems().answer(request)

    return contents, page, picture, every_problem


def _for_machines(made: Documentation) -> Sequence[HTTPRouteHandler]:
    """What browsers, search engines and language models look for."""

    @get("/favicon.ico", include_in_schema=False)
    async def favicon(request: Asked) -> Response[bytes]:
        """The icon of the site."""
        cached = {"Cache-Control": "public, max-age=86400"}
        return made.file(STATIC / "favicon.ico", cached).answer(request)

    @get("/robots.txt", include_in_schema=False)
    async def robots(request: Asked) -> Response[bytes]:
        """What search engines are to leave alone."""
        return Constant.of(_ROBOTS.encode(), "text/plain", _FRESH).answer(request)

    @get("/llms.txt", include_in_schema=False)
    async def about(request: Asked) -> Response[bytes]:
        """What the service is, for language models (llmstxt.org)."""
        return made.about().answer(request)

    return favicon, robots, about
