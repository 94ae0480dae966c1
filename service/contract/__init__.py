"""The published contract, generated and checked: `openapi/openapi.json`, and beside it
`asyncapi.json` and a document of schemas for each title, `titles/<title>.json`."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec

from games.kernel.registry import Registry
from referee import title_schemas
from referee.json_schema import Schema
from service.contract import asyncapi, streams
from service.contract.document import document, rendered

PUBLISHED = Path(__file__).parents[2] / "openapi" / "openapi.json"
STREAMS = "asyncapi.json"
"""The document of streams, beside the contract."""
TITLES = "titles"
"""The folder of the titles' documents, beside the contract."""


@cache
def current() -> bytes:
    """The document of the code as it is; worked out once."""
    return rendered(streams.as_texts(_document()))


@cache
def with_items() -> bytes:
    """The document of OpenAPI 3.2, which says what the items of streams are."""
    return rendered(streams.with_items(_document()))


@cache
def _document() -> Schema:
    """What both documents of OpenAPI say."""
    from service.contract.published import (
        OPERATIONS,  # here: what they show needs the schemas of titles
    )

    found: Schema = msgspec.json.decode(msgspec.json.encode(document(OPERATIONS)))
    return found


@cache
def of_streams() -> bytes:
    """The document of streams, sockets and webhooks (AsyncAPI 3)."""
    from service.contract.published import OPERATIONS  # as above

    return rendered(asyncapi.document(OPERATIONS))


@cache
def of_titles() -> Mapping[str, bytes]:
    """The documents of all installed titles, by slug."""
    return {
        title.meta.slug: rendered(title_schemas.document(title)) for title in Registry.installed()
    }


def check(published: Path = PUBLISHED) -> str | None:
    """What is wrong with the published documents; None when they are the current ones."""
    for path, content in _documents(published):
        if not path.exists():
            return f"{path} does not exist"
        if path.read_bytes() != content:
            return f"{path} is not what the code says; run `kronika openapi` and commit it"
    return None


def write(published: Path = PUBLISHED) -> None:
    """Publishes the current documents."""
    for path, content in _documents(published):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)


def differing(published: Path) -> Iterator[tuple[Path, bytes, bytes]]:
    """The published documents that are not the current ones, as they are and as they should be;
    what is missing reads as an empty object."""
    for path, content in _documents(published):
        found = path.read_bytes() if path.is_file() else b"{}"
        if found != content:
            yield path, found, content


def _documents(published: Path) -> Iterator[tuple[Path, bytes]]:
    yield published, current()
    yield published.parent / STREAMS, of_streams()
    for slug, content in of_titles().items():
        yield published.parent / TITLES / f"{slug}.json", content
