"""The OpenAPI 3.1 document: what the service promises, generated from what it runs."""

from collections.abc import Sequence
from importlib.metadata import version
from typing import Final

import msgspec

from games.kernel.lifecycle import TableFact
from games.kernel.result import SeatScore
from games.kernel.visibility import Hidden
from service.contract import operations as described
from service.contract.limits import limit_headers
from service.contract.responses import shared
from service.contract.webhooks import TYPES, webhooks
from service.http.json_schema import HIDDEN, Schema, Schemas, of_types, pointing, reachable
from service.http.operation import Operation
from service.identity.scopes import Scope
from service.play.schemas import Event

COMPONENTS: Final = "#/components/schemas/"
_OVERVIEW: Final = """\
Kronika hosts board games as logs of typed events. A client lists the `legal` commands of its
seat, posts one or more of them as `moves`, and follows the `stream`; every past ply can be read
again at `states`.

Send `Authorization: Bearer <token>`; `POST /v1/accounts` gives the first one. Public games can be
read without a token. Everything is shown as the caller may see it: `{"hidden": n}` stands for
n things that it may not. Refusals are problem details (RFC 9457) of the kinds listed at
`/docs/problems`. Posting a move with an `Idempotency-Key` makes a retry harmless: it gets the
first answer again.

HEAD answers wherever GET does. Times are in UTC and end with `Z`.

Requests are counted in budgets: `x-budget` of an operation names its own, the headers `RateLimit-*`
of every answer tell what is left of it, and 429 with `Retry-After` says when to go on.

Commands, events, options and views of each title stand in a document of its own:
`GET /v1/titles/{title}/schema.json`.

**What you can rely on.** Below `/v1` this contract only grows. Operations, members of answers,
kinds of problems and events are added; clients pass over those that they do not know. Nothing is
taken away, renamed or given another meaning, and no new member of a body has to be sent: such a
change would come as `/v2`, beside `/v1` for at least a year. `version` is that of the service, by
semantic versioning. Recorded events are readable for ever.
"""
_HIDDEN: Final = {"$ref": f"ref:{HIDDEN}"}
"""Stands in what titles say."""
_TAGS: Final = {
    "accounts": "Accounts and their tokens.",
    "titles": "The board games that can be played.",
    "games": "Opening games and sitting down.",
    "table": "What people at a table do beside moving.",
    "play": "Deciding.",
    "reading": "Following and replaying games.",
    "auditing": "Checking that the log is what it was: keys, checkpoints, proofs, receipts.",
    "players": "What people have reached.",
    "disputes": "What somebody takes for wrong, and what arbiters make of it.",
    "webhooks": "Being told what happens, in the format of Standard Webhooks.",
    "operations": "For those who run the service.",
}


def document(operations: Sequence[Operation]) -> Schema:
    """The document for these operations. What only one title has stands in a document of its own
    (`service.lobby.title_schemas.document`)."""
    paths, responses = shared(described.paths(operations))
    schemas = _schemas(operations)
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
            "schemas": reachable([paths, responses, webhooks(), _HIDDEN], schemas),
            "responses": responses,
            "examples": described.problem_examples(),
            "headers": limit_headers(),
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
    words = f"A token of `POST /v1/tokens`. Scopes: {scopes}."
    return {"token": {"type": "http", "scheme": "bearer", "description": words}}


def _schemas(operations: Sequence[Operation]) -> Schemas:
    kinds = [*described.types(operations), *TYPES, Event, TableFact, Hidden, SeatScore]
    found, parts = of_types(kinds)
    table = found[kinds.index(TableFact)]
    return dict(sorted({**parts, **_of_titles(table)}.items()))


def _of_titles(table: Schema) -> Schemas:
    """What each title says more of in its own document."""
    return {
        "Options": {"description": _told("What the host has set", "options"), "type": "object"},
        "Command": _tagged(_told("A command", "command"), "tzolkin.place-worker"),
        "EventData": {
            "description": "What happened: at the table, or in the game.",
            "anyOf": [{"$ref": "ref:TableFact"}, {"$ref": "ref:GameEvent"}],
        },
        "TableFact": {"description": "What happened at the table, in every title.", **table},
        "GameEvent": _tagged(
            _told("A command that was played, or what came of it", "event"), "tzolkin.points-scored"
        ),
        "View": {
            "description": _told("The table as you may see it", "view"),
            "type": "object",
            "required": ["scores"],
            "properties": {
                "scores": {
                    "description": "The points so far, at the end those of the result.",
                    "type": "array",
                    "items": {"$ref": "ref:SeatScore"},
                }
            },
        },
    }


def _told(what: str, member: str) -> str:
    return (
        f"{what}. The property `{member}` of `GET /v1/titles/{{title}}/schema.json` says what it "
        "may be in that title."
    )


def _tagged(words: str, example: str) -> Schema:
    tag = {
        "description": "Says which it is: the title, and a name.",
        "type": "string",
        "pattern": r"^(?!table\.)[a-z0-9-]+\.[a-z0-9.-]+$",
        "examples": [example],
    }
    return {
        "description": words,
        "type": "object",
        "required": ["type"],
        "properties": {"type": tag},
    }
