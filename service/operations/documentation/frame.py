"""What all pages of the documentation have around them."""

from collections.abc import Mapping
from html import escape
from typing import Final

from service.operations.documentation.markdown import PAGES
from service.operations.documentation.sources import grouped

POLICY: Final = (
    "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
_REFERENCE: Final = {
    "/": "Games",
    "/docs": "The API, to try",
    PAGES: "The guide",
    "/docs/problems": "Problems",
    "/openapi.json": "The contract",
    "/sdk": "Packages to install",
}


def framed(title: str, body: str, titles: Mapping[str, str], here: str) -> bytes:
    """A page; `titles` are those of the guide, and `here` is its own address."""
    page = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)} – Kronika</title>"
        '<link rel="icon" href="/favicon.ico"><link rel="stylesheet" href="/docs/static/pages.css">'
        f"</head><body>{_navigation(titles, here)}<main>{body}</main></body></html>"
    )
    return page.encode()


def listed(titles: Mapping[str, str]) -> str:
    """The contents of the guide."""
    parts = []
    for group, names in grouped(titles).items():
        links = {f"{PAGES}/{name}": titles[name] for name in names}
        heading = f'<h2 id="{group.lower()}">{escape(group)}</h2>'
        parts.append(f"{heading}{_links(links, '')}" if links else "")
    return "<h1>The guide</h1>" + "".join(parts)


def _navigation(titles: Mapping[str, str], here: str) -> str:
    parts = [_links(_REFERENCE, here)]
    for group, names in grouped(titles).items():
        if names:
            links = {f"{PAGES}/{name}": titles[name] for name in names}
            parts.append(f"<b>{escape(group)}</b>{_links(links, here)}")
    return f'<nav aria-label="Documentation">{"".join(parts)}</nav>'


def _links(links: Mapping[str, str], here: str) -> str:
    rows = (
        f'<li><a href="{escape(address)}"{_current(address, here)}>{escape(words)}</a></li>'
        for address, words in links.items()
    )
    return f"<ul>{''.join(rows)}</ul>"


def _current(address: str, here: str) -> str:
    return ' aria-current="page"' if address == here else ""
