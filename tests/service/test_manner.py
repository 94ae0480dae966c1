"""One manner in the whole contract: names of operations, paths, parameters, members and values.

What differs has its reason here: a standard, a fact of the log, or a signed note.
"""

import json
import re
from collections.abc import Iterator
from itertools import chain
from typing import Any, Final

import pytest

from service import contract

Json = Any

VERBS: Final = {
    "get": {"get", "list", "export", "stream", "read"},
    "delete": {"delete", "give", "cancel"},
    "put": {"set", "fill", "reveal"},
    "patch": {"change"},
    "post": {
        *("create", "open", "import", "fork"),
        *("join", "leave", "start", "resign", "abandon", "play", "preview"),
        *("agree", "decline", "withdraw", "judge"),
        *("rotate", "test", "replay"),
        *("decide", "authorize", "issue", "introspect"),
        *("sign", "begin"),
        *("take", "extend", "ask", "register", "post", "get"),
        *("suspend", "unsuspend", "grant", "revoke", "erase", "void"),
    },
}
"""What an operation's name begins with, by method; what it is done to follows."""
DEPENDING: Final = {
    *("after", "limit", "from", "to", "format", "ply", "schemas", "seat", "status"),
    *("title", "Accept-Language", "Idempotency-Key", "Last-Event-ID"),
}
"""Parameters that say of each list or answer what they mean for it."""
CURSORS: Final = "after"
"""A cursor; lists whose items have numbers take those, too."""
PLACES: Final = re.compile(
    r"(job_)?[a-z]+(_(id|number|code))?|tlog-proof|[a-z]+-(pictures|in|codes)"
)
"""`tlog-proof` is how others name such files; the others are words that have a hyphen."""
MOMENTS: Final = re.compile(r"(.+_)?at")
OTHER_TIMES: Final = {
    "timestamp": "Standard Webhooks",
    "until": "how long a pause lasts is a fact of the log; when a key ends is in a signed note; "
    "a lease lasts until then",
    "since": "when an epoch or a key begins is in a signed note",
    "lost_from": "what an epoch has lost is in a signed note",
}
SNAKE: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
KEBAB: Final = re.compile(r"[a-z][a-z0-9]*([.-][a-z0-9]+)*")
OTHER_VALUES: Final = {
    "token_type": "`Bearer`, as OAuth spells it",
    "format": "`kronika-export/3` has its version",
    "version": "oEmbed has versions",
}
OUTSIDE: Final = ("/oembed", "/health", "/ready", "/oauth/", "/.well-known/")
"""Paths that others have named."""


@pytest.fixture(scope="module")
def document() -> Json:
    return json.loads(contract.current())


def _operations(document: Json) -> Iterator[tuple[str, str, Json]]:
    for path, item in document["paths"].items():
        for method, operation in item.items():
            yield path, method, operation


def _parameters(document: Json) -> Iterator[tuple[str, Json]]:
    for _, _, operation in _operations(document):
        for parameter in operation["parameters"]:
            yield operation["operationId"], parameter


def _members(document: Json) -> Iterator[tuple[str, str, Json]]:
    for name, schema in document["components"]["schemas"].items():
        for member, shape in schema.get("properties", {}).items():
            yield name, member, shape


def test_operations_are_a_verb_and_what_it_is_done_to(document: Json) -> None:
    for _, method, operation in _operations(document):
        verb, *objects = re.findall(r"[a-z]+|[A-Z][a-z]*", operation["operationId"])
        assert verb in VERBS[method], (method, operation["operationId"])
        assert objects, operation["operationId"]
    used = {re.match("[a-z]+", one["operationId"])[0] for _, _, one in _operations(document)}  # type: ignore[index]
    assert used == set(chain.from_iterable(VERBS.values()))


def test_paths_are_nouns_of_the_api_and_name_what_is_in_them(document: Json) -> None:
    for path, _, _ in _operations(document):
        if path.startswith(OUTSIDE):
            continue
        assert path.startswith("/v1/"), path
        for part in path.removeprefix("/v1/").split("/"):
            inner = part.strip("{}") if part.startswith("{") else part.removesuffix(".json")
            assert PLACES.fullmatch(inner), path


def test_parameters_of_one_name_are_one(document: Json) -> None:
    types: dict[str, set[str]] = {}
    words: dict[tuple[str, str], set[str]] = {}
    for operation, one in _parameters(document):
        name, schema = one["name"], one["schema"]
        assert one["description"], (operation, name)
        if one["in"] != "header":
            assert SNAKE.fullmatch(name), (operation, name)
            told = str(schema.get("type", "string" if "enum" in schema else "mixed"))
            types.setdefault(f"{one['in']} {name}", set()).add(told)
        words.setdefault((one["in"], name), set()).add(f"{schema} {one['description']}")
    mixed = {name for name, found in types.items() if len(found) > 1}
    assert mixed == {f"query {CURSORS}"}
    different = {name for (_, name), found in words.items() if len(found) > 1}
    assert different == DEPENDING


def test_the_seat_that_somebody_acts_for_stands_in_the_body(document: Json) -> None:
    """That from which one looks is in the query, and in the path is a seat that is meant itself."""
    schemas = document["components"]["schemas"]
    for path, method, operation in _operations(document):
        places = {one["in"] for one in operation["parameters"] if one["name"] == "seat"}
        body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
        shape = schemas.get(body.get("schema", {}).get("$ref", "").rpartition("/")[2], {})
        places |= {"body"} if "seat" in shape.get("properties", {}) else set()
        allowed = {"path"} if "/seats/{seat}" in path else {"query" if method == "get" else "body"}
        assert places <= allowed, operation["operationId"]


def test_members_are_named_alike(document: Json) -> None:
    odd = [(name, one) for name, one, _ in _members(document) if not SNAKE.fullmatch(one)]
    assert odd == []
    late = {
        one
        for _, one, shape in _members(document)
        if '"date-time"' in json.dumps(shape) and not MOMENTS.fullmatch(one)
    }
    assert late == OTHER_TIMES.keys()


def test_values_are_spelled_alike(document: Json) -> None:
    shapes = [
        *((name, one["schema"]) for name, one in _parameters(document)),
        *((one, shape) for _, one, shape in _members(document)),
    ]
    for name, shape in shapes:
        for value in _values(shape):
            assert name in OTHER_VALUES or KEBAB.fullmatch(value), (name, value)


def _values(shape: Json) -> Iterator[str]:
    yield from (one for one in shape.get("enum", ()) if isinstance(one, str))
    for inner in shape.get("anyOf", ()):
        yield from _values(inner)
