"""A request for every operation: what it takes at least, made from its declaration.

A body is worked out from its type: required fields only, with the smallest value that fits. Where
that is not enough (a name that must be free, commands that must be legal), `BODIES` and `QUERIES`
tell. An operation that needs to be told and is not, fails the test
`test_every_operation_has_a_specimen`.
"""

import secrets
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import msgspec
from msgspec import Struct

from referee.review.engine import ENGINE, digest
from service.contract.published import OPERATIONS
from service.http.operation import SSE, Operation
from tests.service.hard.setup import NOBODY_LISTENS, TEXT, Stage
from tests.support.appraised import LANTERNS

Json = Any

BODIES: Final[Mapping[str, Callable[[Stage], Json]]] = {
    "createAccount": lambda _: {"name": f"n-{secrets.token_hex(8)}"},
    "changeAccount": lambda _: {"name": f"n-{secrets.token_hex(8)}"},
    "deleteAccount": lambda stage: {"name": stage.ada.name},
    "createToken": lambda _: {"name": "x", "scopes": ["read"]},
    "openGame": lambda stage: {"title": stage.title, "seats": [{"kind": "me"}, {"kind": "open"}]},
    "signInByCode": lambda stage: {"name": stage.ada.name, "code": stage.recovery_code},
    "revealEntropy": lambda _: {"entropy": TEXT},
    "playMoves": lambda stage: {"seat": 0, "commands": _legal(stage)},
    "previewMoves": lambda stage: {"seat": 0, "commands": _legal(stage)},
    "openDispute": lambda _: {"seat": 0, "ply": 0, "complaint": "It was not fair."},
    "judgeDispute": lambda _: {"verdict": "dismissed", "ruling": "It was fair."},
    "createProposal": lambda _: {"seat": 0, "proposal": {"type": "call-off"}},
    "createWebhook": lambda _: {"url": NOBODY_LISTENS},
    "importGame": lambda _: {
        "format": "kronika-notation/1",
        "title": "tzolkin",
        "seats": [{"kind": "person"}, {"kind": "person"}],
        "moves": [],
    },
    "forkGame": lambda _: {"ply": 0},
    "suspendAccount": lambda _: {"reason": "Spam."},
    "grantRole": lambda _: {"role": "log"},
    "revokeRole": lambda _: {"role": "arbiter"},
    "eraseAccount": lambda stage: {"name": stage.suspended.name, "ground": "request"},
    "voidGame": lambda _: {"reason": "The table was set up by mistake."},
    "setSignUp": lambda _: {"mode": "open"},  # as it is: other tests sign up meanwhile
    "createCode": lambda _: {"label": "Club", "uses": 2, "expires_at": _soon()},
    "createApp": lambda _: {"name": "Lamp", "redirect_uris": ["https://lamp.example/back"]},
    "decideAuthorization": lambda _: {"query": "client_id=app_none", "approve": False},
    "takeJob": lambda stage: {"engine": stage.engine},
    "postLines": lambda stage: {"first": 0, "lines": [_header(stage.job)]},
    "replayWebhook": lambda stage: {"game": stage.game},
}
"""Bodies that cannot be guessed from their types, by operation id."""


def _header(job: Mapping[str, Any]) -> Json:
    """The first line of the review of a job, which says what it is made with."""
    return {
        "type": "review",
        **{name: job[name] for name in ("game", "title", "quality", "nodes", "seed")},
        "ruleset": "lanterns/2",
        "seats": 2,
        "engine": ENGINE,
        "weights": digest(LANTERNS.weights),
        "redraws": 16,
        "plies": 20,
        "lines": 22,
        "start": {"chances": [5000, 5000], "points": [0, 0]},
    }


def _soon() -> str:
    return (datetime.now(UTC) + timedelta(days=1)).isoformat()


QUERIES: Final[Mapping[str, str]] = {
    "getDiff": "from=0&to=0",
    "getComparison": "from=0&to=0",
    "getAuthorization": "query=client_id%3Dapp_none",
    "getEmbedding": "url=http://127.0.0.1/games/none",
}
"""Queries with required parameters, by operation id."""


def body(operation: Operation, stage: Stage) -> Json:
    """A body for an operation; None if it takes none."""
    if operation.body is None:
        return None
    known = BODIES.get(operation.id)
    return smallest(operation.body) if known is None else known(stage)


def query(operation: Operation, partition: int = 0) -> str:
    """A query with the parameters that are required, with the `?`; where it is about a partition,
    about this one."""
    found = QUERIES.get(operation.id, "").format(partition=partition)
    return f"?{found}" if found else ""


def headers(operation: Operation) -> dict[str, str]:
    """What has to be sent beside it: the handshake of a WebSocket."""
    if all(answer.status != 101 for answer in operation.answers):
        return {}
    return {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "a3Jvbmlrc2tyb25pa3Nrcg==",
    }


def endless(operation: Operation) -> bool:
    """Whether it may answer with a stream that does not end."""
    return SSE in operation.media or any(answer.status == 101 for answer in operation.answers)


def smallest(kind: type[Struct]) -> Json:
    """The smallest value of a type."""
    (schema,), parts = msgspec.json.schema_components([kind], ref_template="{name}")
    return _smallest(schema, parts)


def _smallest(schema: Mapping[str, Any], parts: Mapping[str, Any]) -> Json:
    if "$ref" in schema:
        return _smallest(parts.get(schema["$ref"], {}), parts)
    for word in ("anyOf", "oneOf"):
        if word in schema:
            return _smallest(schema[word][0], parts)
    if "const" in schema or "enum" in schema:
        return schema.get("const", schema.get("enum", [None])[0])
    match schema.get("type"):
        case "object":
            needed = schema.get("required", ())
            return {name: _smallest(schema["properties"][name], parts) for name in needed}
        case "array":
            return [_smallest(schema.get("items", {}), parts)] * schema.get("minItems", 0)
        case "integer" | "number":
            return schema.get("minimum", 0)
        case "boolean":
            return False
        case "string":
            return "x" * max(1, schema.get("minLength", 1))
        case _:
            return {}


def seats_taken(operation: Operation) -> bool:
    """Whether an operation is told a seat: in its query or at the top of its body."""
    kinds = [operation.query, *([] if operation.body is None else [operation.body])]
    return any("seat" in kind.__struct_encode_fields__ for kind in kinds)


def by_id(*methods: str) -> list[Any]:
    """The operations, for parametrizing a test; all methods unless some are given."""
    return [one for one in OPERATIONS if not methods or one.method in methods]


def _legal(stage: Stage) -> Json:
    return stage.ada.legal(stage.game, 0)["commands"][:1]
