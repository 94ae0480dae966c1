"""The OpenAPI 3.1 document: what the service promises, generated from what it runs."""

from collections.abc import Sequence
from importlib.metadata import version
from typing import Final

import msgspec

from referee.json_schema import Schema, pointing, reachable
from service.contract import operations as described
from service.contract.headers import headers
from service.contract.limits import limit_headers
from service.contract.responses import shared
from service.contract.schemas import for_generators, schemas
from service.contract.webhooks import TYPES, webhooks
from service.http.operation import Operation
from service.identity.scopes import Scope

COMPONENTS: Final = "#/components/schemas/"
_OVERVIEW: Final = """\
Kronika hosts board games as logs of typed events. A client lists the `legal` commands of its seat,
posts one or more of them as `moves`, and follows the `stream`; `states` returns the table after any
past ply.

Send `Authorization: Bearer <token>`; `POST /v1/accounts` gives the first one. Public games can be
read without a token. Every response is redacted for the caller: `{"hidden": n}` stands for n items
that the caller may not see. Errors are problem details (RFC 9457); `/docs/problems` lists every
`type`. Send an `Idempotency-Key` with each move. A retry with the same key returns the first
response and plays nothing.

Every GET endpoint also accepts HEAD. Times are in UTC and end with `Z`.

Requests are rate limited. `x-budget` on an operation names the budget that the request uses. The
header `RateLimit` of every response shows how much of that budget is left. When it is used up,
the service responds with 429 and a `Retry-After` header.

`GET /v1/titles/{title}/schema.json` returns the JSON Schema of a title's commands, events, options
and views. `GET /asyncapi.json` describes streams, WebSockets and webhooks (AsyncAPI 3), and
`GET /openapi-3.2.json` is this document with the items of streams (OpenAPI 3.2).

**Compatibility.** Changes to `/v1` are additive only. New operations, response members, problem
types and events may appear at any time. Clients must ignore those that they do not know. Nothing is
removed, renamed or given a new meaning, and no new request member becomes required. A breaking
change would be released as `/v2`, and `/v1` would stay available for at least one year after that.
Whatever is going to end says so in `Deprecation` and `Sunset`.
`info.version` is the version of the service and follows semantic versioning. Every recorded event
remains readable.
"""
_TAGS: Final = {
    "accounts": "Accounts and their tokens.",
    "authorization": (
        "Apps that act for players: OAuth 2.1, consent, connections. Libraries find all they need "
        "by `/.well-known/oauth-authorization-server`."
    ),
    "sign-in": "Sessions of browsers, passkeys, recovery codes and an outside provider.",
    "titles": "The board games that can be played.",
    "games": "Opening, joining, importing and forking games.",
    "table": "Invitations, proposals, standing passes, seat preferences, resigning and rematches.",
    "play": "Listing legal commands and playing them.",
    "leases": "Sharing the turns of one account among several programs.",
    "reading": "Following and replaying games.",
    "reviews": "What every decision of a finished game was worth.",
    "engines": "Making reviews on machines of one's own: engines take jobs and post lines.",
    "auditing": (
        "Proving that the log has not been altered: keys, checkpoints, proofs, receipts, draws "
        "and the refusal journal."
    ),
    "players": "Player results and leaderboards.",
    "disputes": "Disputing a ply or a refused command, and the verdicts of arbiters.",
    "webhooks": "Signed HTTP callbacks in the Standard Webhooks format.",
    "deliveries": "What your webhooks receive.",
    "administration": "Accounts, roles, sign-up and games, for administrators, and what they did.",
    "operations": "Health, readiness and projections, for operators.",
}


def document(operations: Sequence[Operation]) -> Schema:
    """The document for these operations. What only one title has stands in a document of its own
    (`referee.title_schemas.document`)."""
    requests = [one for one in operations if not one.is_socket]
    paths, responses = shared(described.paths(requests))
    found = schemas([*described.types(requests), *TYPES])
    whole = {
        "openapi": "3.1.0",
        "info": {
            "title": "Kronika",
            "version": version("kronika"),
            "summary": "Event-sourced board games.",
            "description": _OVERVIEW,
            "contact": {"name": "The maintainers of Kronika"},
            "license": {"name": "Apache License 2.0", "identifier": "Apache-2.0"},
        },
        "servers": [{"url": "/", "description": "The service that shows this document."}],
        "tags": [{"name": name, "description": words} for name, words in _TAGS.items()],
        "paths": paths,
        "webhooks": webhooks(),
        "components": {
            "schemas": for_generators(reachable([paths, responses, webhooks()], found)),
            "responses": responses,
            "examples": described.problem_examples(requests),
            "headers": {**headers(requests), **limit_headers()},
            "securitySchemes": _security(),
        },
    }
    pointed: Schema = pointing(whole, COMPONENTS)
    return pointed


def rendered(whole: Schema) -> bytes:
    """The document as it is committed and served."""
    return _laid_out(whole, depth=3) + b"\n"


def _laid_out(value: Schema, *, depth: int) -> bytes:
    """JSON with a line for each member down to some depth, and none below: small, and fit for
    comparing."""
    if depth == 0 or not isinstance(value, dict) or not value:
        return msgspec.json.encode(value)
    lines = [
        msgspec.json.encode(name) + b": " + _laid_out(member, depth=depth - 1)
        for name, member in value.items()
    ]
    return b"{\n" + b",\n".join(lines) + b"\n}"


def _security() -> Schema:
    scopes = ", ".join(f"`{scope}`" for scope in Scope)
    words = (
        "A token from `POST /v1/accounts` or `POST /v1/tokens`. `x-scope` of an operation names "
        f"the scope that the token needs. Scopes: {scopes}."
    )
    return {"token": {"type": "http", "scheme": "bearer", "description": words}}
