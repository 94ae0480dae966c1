"""`http` blocks of the documentation: requests that can be driven against a live service.

    ```http game=id                          POST /v1/games
                                             Authorization: Bearer {token}

                                             {"title": "tzolkin", ...}
    ```json response=201                     {"id": "...", "status": "running"}

(the right column is the text of the block). `name=path` keeps a value of the answer for the
requests below it: `game=id`, `token=token`, `first=items.0`, `all=` (the whole answer); `{name}`
stands for it, as JSON unless it is a word. A block `json response=STATUS` right after a request is
the answer: the status must be equal, and every member that the page shows must be in the real
answer; `"..."` stands for any value.
"""

import itertools
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from tests.docs.blocks import Block

_PLACE = re.compile(r"\{(\w+)\}")


class Answer(Protocol):
    """What an HTTP client gives back (httpx's response fits)."""

    status_code: int

    def json(self) -> object:
        """The decoded body."""
        ...


class Client(Protocol):
    """An HTTP client with a base address (httpx's client fits)."""

    def request(
        self, method: str, url: str, *, headers: Mapping[str, str], content: str | None
    ) -> Answer:
        """One request and its answer."""
        ...


class Exchange(Struct, frozen=True, kw_only=True):
    """A request of a page, and the answer that the page shows, if any."""

    where: str
    method: str
    path: str
    headers: Mapping[str, str]
    body: str | None
    keep: Mapping[str, str]
    status: int | None = None
    shown: str | None = None


def exchanges(found: Sequence[Block]) -> Iterator[Exchange]:
    """The requests of a page, in order."""
    for block, after in itertools.zip_longest(found, found[1:]):
        if block.language == "http":
            yield _exchange(block, after)


def drive(client: Client, found: Sequence[Exchange], known: Mapping[str, str]) -> Mapping[str, str]:
    """Sends the requests in order and compares the answers; gives what was kept.

    `known` are values that the page does not make itself (for example a token).
    """
    kept = dict(known)
    for one in found:
        answer = client.request(
            one.method,
            _filled(one.path, kept),
            headers={name: _filled(value, kept) for name, value in one.headers.items()},
            content=None if one.body is None else _filled(one.body, kept),
        )
        status = answer.status_code
        assert one.status in (None, status), f"{one.where}: answered {status}: {answer.json()}"
        assert status < 400 or one.status is not None, f"{one.where}: failed with {status}"
        if one.shown is not None:
            differences = list(_differences(json.loads(_filled(one.shown, kept)), answer.json()))
            assert not differences, f"{one.where}: {differences}"
        kept |= {name: _at(answer.json(), path) for name, path in one.keep.items()}
    return kept


def _exchange(block: Block, after: Block | None) -> Exchange:
    head, _, body = block.text.strip().partition("\n\n")
    first, *lines = head.splitlines()
    method, path = first.split(maxsplit=1)
    headers = {name.strip(): value.strip() for name, _, value in (x.partition(":") for x in lines)}
    answered = after is not None and "response" in after.markers
    if body and "Content-Type" not in headers:
        headers["Content-Type"] = "application/json"
    return Exchange(
        where=block.where,
        method=method,
        path=path.removesuffix(" HTTP/1.1"),
        headers=headers,
        body=body or None,
        keep=block.markers,
        status=int(after.markers["response"]) if after is not None and answered else None,
        shown=after.text if after is not None and answered else None,
    )


def _filled(text: str, kept: Mapping[str, str]) -> str:
    return _PLACE.sub(lambda found: kept.get(found[1], found[0]), text)


def _at(value: object, path: str) -> str:
    for part in path.split(".") if path else ():
        if isinstance(value, list):
            value = value[int(part)]
        else:
            assert isinstance(value, dict), f"no {path!r} in the answer"
            value = value[part]
    return value if isinstance(value, str) else json.dumps(value)


def _differences(shown: object, real: object, path: str = "$") -> Iterator[str]:
    """Where the real answer is not as shown; it may hold more members than shown."""
    if shown == "...":
        return
    if isinstance(shown, dict) and isinstance(real, dict):
        for name, value in shown.items():
            if name in real:
                yield from _differences(value, real[name], f"{path}.{name}")
            else:
                yield f"{path}.{name} is missing"
    elif isinstance(shown, list) and isinstance(real, list):
        rest = bool(shown) and shown[-1] == "..."
        wanted = shown[:-1] if rest else shown
        if len(real) < len(wanted) or (len(real) > len(wanted) and not rest):
            yield f"{path}: {len(wanted)} items shown, {len(real)} answered"
        for at, (one, other) in enumerate(zip(wanted, real, strict=False)):
            yield from _differences(one, other, f"{path}[{at}]")
    elif shown != real:
        yield f"{path}: {shown!r} shown, {real!r} answered"
