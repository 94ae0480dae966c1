"""From the Markdown of the guide to HTML: headings get ids, links lead to pages of the service."""

import posixpath
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from msgspec import Struct

from service.operations.documentation.sources import name_of

PAGES: Final = "/docs/pages"
PICTURES: Final = "/docs/pictures"
_SERVED: Final = {
    "openapi/openapi.json": "/openapi.json",
    "openapi/asyncapi.json": "/asyncapi.json",
    "docs/rulings": f"{PAGES}#rulings",
}
_CELLS: Final = frozenset({"td_open", "th_open"})
_TO_THE_RIGHT: Final = "text-align:right"
_COMMENT: Final = re.compile(r"^<!-- .* -->$", re.MULTILINE)
"""Where a part of a page begins or ends that a program writes."""
_ELSEWHERE: Final = re.compile(r"[a-z][a-z0-9+.-]*:|/", re.IGNORECASE)


class Article(Struct, frozen=True):
    """A page of the guide: its title, and its HTML."""

    title: str
    html: str


def article(folder: Path, path: Path) -> Article:
    """The page that a file below a folder is."""
    file = path.relative_to(folder).as_posix()
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(_COMMENT.sub("", path.read_text("utf-8")))
    titles = list(_headings(tokens))
    for token in tokens:
        if token.type in _CELLS and token.attrs.pop("style", None) == _TO_THE_RIGHT:
            token.attrSet("class", "number")  # the pages allow no style of their own
        if token.children:
            drawn = (_drawn(one, folder, file) for one in token.children)
            token.children = list(_linked(list(drawn), file))
    html = str(reader.renderer.render(tokens, reader.options, {}))
    html = html.replace("<table>", '<div class="wide"><table>')
    html = html.replace("</table>", "</table></div>")
    return Article(titles[0] if titles else file, html)


def _headings(tokens: list[Token]) -> Iterator[str]:
    """Gives headings their ids, and tells their words."""
    used: dict[str, int] = {}
    for opening, words in pairwise(tokens):
        if opening.type == "heading_open":
            text = "".join(one.content for one in words.children or ())
            slug = slug_of(text)
            times = used[slug] = used.get(slug, -1) + 1
            opening.attrSet("id", f"{slug}-{times}" if times else slug)
            yield text


def slug_of(words: str) -> str:
    """The id of a heading, as code hosts make it."""
    return re.sub(r"[^\w\- ]", "", words.strip().lower()).replace(" ", "-")


def _drawn(token: Token, folder: Path, file: str) -> Token:
    """A drawing of the guide stands in the page itself; of what is made of pixels, the address."""
    if token.type != "image":
        return token
    picture = folder / _path(str(token.attrGet("src")), file)
    if picture.suffix == ".svg":
        return Token("html_inline", "", 0, content=picture.read_text("utf-8"))
    token.attrSet("src", f"{PICTURES}/{picture.name}")
    return token


def _linked(tokens: list[Token], file: str) -> Iterator[Token]:
    """The tokens of a line, with links that lead somewhere; instead of one to a file that is not
    served, its path stands behind the words."""
    missing: list[str] = []
    for token in tokens:
        if token.type == "link_open":
            target = str(token.attrGet("href"))
            address = address_of(target, file)
            if address is None:
                missing.append(_path(target, file))
                continue
            token.attrSet("href", address)
        elif token.type == "link_close" and missing:
            yield Token("text", "", 0, content=" (")
            yield Token("code_inline", "code", 0, content=missing.pop())
            yield Token("text", "", 0, content=")")
            continue
        yield token


def address_of(target: str, file: str) -> str | None:
    """Where a link in a file leads; None if that is not served."""
    if _ELSEWHERE.match(target) or target.startswith("#"):
        return target
    path, _, fragment = target.partition("#")
    found = _path(path, file)
    if found in _SERVED:
        return _SERVED[found]
    name = name_of(found)
    return None if name is None else f"{PAGES}/{name}" + (f"#{fragment}" if fragment else "")


def _path(target: str, file: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(file), target))
