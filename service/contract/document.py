"""The OpenAPI 3.1 document: what the service promises, generated from what it runs."""

from collections.abc import Sequence
from importlib.metadata import version
from typing import Final

import msgspec

from games.kernel.lifecycle import TableFact
from games.kernel.registry import Registry
from games.kernel.title import AnyTitle
from games.kernel.visibility import Hidden
from service.contract import operations as described
from service.contract.limits import limit_headers
from service.contract.webhooks import TYPES, webhooks
from service.http.json_schema import Schema, Schemas, of_types, pointing, reachable, rewritten
from service.http.operation import Operation
from service.identity.scopes import Scope
from service.lobby.title_schemas import TitleSchemas, of_title
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

Requests are counted in budgets: `x-budget` of an operation names its own, the headers `RateLimit-*`
of every answer tell what is left of it, and 429 with `Retry-After` says when to go on.
"""
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


def document(registry: Registry, operations: Sequence[Operation]) -> Schema:
    """The document for these titles and operations."""
    paths = described.paths(operations)
    schemas = _schemas(registry, operations)
    whole = {
        "openapi": "3.1.0",
        "info": {
            "title": "Kronika",
            "version": version("kronika"),
            "summary": "Event-sourced board games.",
            "description": _OVERVIEW,
            "license": {"name": "Apache License 2.0", "identifier": "Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "tags": [{"name": name, "description": words} for name, words in _TAGS.items()],
        "paths": paths,
        "webhooks": webhooks(),
        "components": {
            "schemas": reachable([paths, webhooks()], schemas),
            "examples": described.problem_examples(),
            "headers": limit_headers(),
            "securitySchemes": _security(),
        },
    }
    pointed: Schema = pointing(whole, COMPONENTS)
    return pointed


def rendered(whole: Schema) -> bytes:
    """The document as it is committed and served."""
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


def _security() -> Schema:
    scopes = ", ".join(f"`{scope}`" for scope in Scope)
    words = f"A token of `POST /v1/tokens`. Scopes: {scopes}."
    return {"token": {"type": "http", "scheme": "bearer", "description": words}}


def _schemas(registry: Registry, operations: Sequence[Operation]) -> Schemas:
    _, common = of_types([*described.types(operations), *TYPES, Event, TableFact, Hidden])
    parts = dict(common)
    unions: dict[str, list[Schema]] = {"Options": [], "Command": [], "EventData": [], "View": []}
    for title in registry:
        schemas = of_title(title)
        own = _Own(title, schemas.parts, common)
        parts |= {own(name): rewritten(part, own) for name, part in schemas.parts.items()}
        for name, schema in _four(schemas).items():
            unions[name].append(_named(own, f"Any{name}", rewritten(schema, own), parts))
    for name, members in unions.items():
        parts[name] = _either(members) if name in ("Options", "View") else _told(members, parts)
    return dict(sorted(parts.items()))


def _four(schemas: TitleSchemas) -> Schemas:
    return {
        "Options": schemas.options,
        "Command": schemas.command,
        "EventData": schemas.event,
        "View": schemas.view,
    }


class _Own:
    """Names of a title's structs: below its slug, so that titles may use the same words. What is
    everybody's (results, facts of the table, `Hidden`) keeps its plain name."""

    def __init__(self, title: AnyTitle, parts: Schemas, common: Schemas) -> None:
        self._slug = title.meta.slug
        self._plain = {
            name: plain
            for name, part in parts.items()
            if common.get(plain := name.removeprefix("Table")) == part
        }

    def __call__(self, name: str) -> str:
        return self._plain.get(name) or f"{self._slug}.{name}"


def _named(own: _Own, name: str, schema: Schema, parts: Schemas) -> Schema:
    """A reference to the schema, which is put among the parts unless it is a reference."""
    if "$ref" in schema:
        return schema
    parts[own(name)] = schema
    return {"$ref": own(name)}


def _either(members: list[Schema]) -> Schema:
    return {"anyOf": members} if members else {"type": "object"}


def _told(unions: list[Schema], parts: Schemas) -> Schema:
    """One union over all titles, whose members are told apart by their tags."""
    mapping: dict[str, str] = {}
    for ref in unions:
        mapping = {**parts[ref["$ref"]]["discriminator"]["mapping"], **mapping}
    return {
        "oneOf": [{"$ref": name} for name in mapping.values()],
        "discriminator": {"propertyName": "type", "mapping": mapping},
    }
