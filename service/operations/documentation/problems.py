"""The page of all kinds of problems, each with an example; the `type` of a problem points here."""

import re
from collections.abc import Mapping
from html import escape
from itertools import groupby
from typing import Any, Final

import msgspec

from referee.problems.kinds import EXAMPLE, KINDS, Kind

Examples = Mapping[str, Mapping[str, Any]]
"""Problem details by the slug of their kind."""

SHOWN: Final = 2
"""Members of a list in an example that are shown; there may be hundreds of legal commands."""
_NAMED: Final = re.compile(r"`([^`]*)`")
_MEMBERS: Final[Mapping[str, object]] = {
    "budget": "reading",
    "awaits": [1],
    "decision": 17,
    "errors": [],
    "field": "seat",
    "incident": "9f86d081884c7d65",
    "ply": 12,
    "refusal": "01K9ZJ4T5W",
    "retry_after": 12,
    "scope": "play",
    "stream_url": "/v1/games/01K9ZJ4T5W/stream?after=31&seat=0",
    "version": 31,
}
"""Examples of the members that a kind's meaning names."""
_PLACES: Final[Mapping[str, Mapping[str, str]]] = {
    "invalid-body": {"pointer": "/seats/1/bot"},
    "invalid-header": {"header": "Idempotency-Key"},
    "invalid-path": {"parameter": "ply"},
    "invalid-query": {"parameter": "limit"},
}
"""Where the values stand that are wrong in the examples."""
_FIELDS: Final[Mapping[str, str]] = {"invalid-body": "seats[1].bot", "invalid-query": "limit"}


def listed(examples: Examples) -> str:
    """The page's body."""
    parts = [
        "<h1>Problems</h1><p>Every refusal is a problem detail "
        '(<a href="https://www.rfc-editor.org/rfc/rfc9457">RFC 9457</a>) of one of these kinds. '
        "Its <code>kind</code> never changes, and its <code>type</code> is the address of its "
        "section here; <code>instance</code> and <code>request_id</code> name this occurrence; "
        "<code>title</code> and <code>detail</code> are for people.</p>"
    ]
    for status, kinds in groupby(KINDS, key=lambda kind: kind.status):
        parts.append(f'<h2 id="status-{status}">{status}</h2>')
        parts.extend(_section(kind, examples.get(kind.slug) or plain(kind)) for kind in kinds)
    return "".join(parts)


def plain(kind: Kind) -> dict[str, Any]:
    """The details of a kind, with those members that its meaning names."""
    named = {name: _MEMBERS[name] for name in _NAMED.findall(kind.meaning) if name in _MEMBERS}
    return {
        "type": f"{EXAMPLE}{kind.type}",
        "kind": kind.slug,
        "title": kind.title,
        "status": kind.status,
        "detail": kind.meaning.replace("`", ""),
        **named,
        **({"field": _FIELDS[kind.slug]} if "field" in named else {}),
        **({"errors": [{**_PLACES[kind.slug], "detail": "..."}]} if "errors" in named else {}),
    }


def _section(kind: Kind, example: Mapping[str, Any]) -> str:
    body = msgspec.json.format(msgspec.json.encode(_short(example)), indent=2).decode()
    return (
        f'<section id="{kind.slug}"><h3><code>{kind.slug}</code> {escape(kind.title)}</h3>'
        f"<p>{_coded(kind.meaning)}</p><pre><code>{escape(body)}</code></pre></section>"
    )


def _coded(words: str) -> str:
    """Words in which names stand between backticks."""
    return _NAMED.sub(r"<code>\1</code>", escape(words))


def _short(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _short(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_short(one) for one in value[:SHOWN]]
    return value
