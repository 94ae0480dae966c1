"""Refusals that many operations share, told once."""

import msgspec

from referee.json_schema import Schema, Schemas
from service.limits import headers as budget_headers

BASE = "#/components/responses/"


def shared(paths: Schema) -> tuple[Schema, Schemas]:
    """The paths with references in the place of refusals, and the refusals by name. One that has an
    example of its own stays where it is."""
    found: Schemas = {}
    told = {
        path: {method: _referring(one, found) for method, one in methods.items()}
        for path, methods in paths.items()
    }
    return told, dict(sorted(found.items()))


def _referring(operation: Schema, found: Schemas) -> Schema:
    responses = dict(operation["responses"])
    for status, answer in responses.items():
        if status < "400" or (name := _name(status, answer)) is None:
            continue
        if msgspec.json.encode(found.setdefault(name, answer)) == msgspec.json.encode(answer):
            responses[status] = {"$ref": BASE + name}
    return {**operation, "responses": responses}


def _name(status: str, answer: Schema) -> str | None:
    """The name of a refusal: its status, and the kinds of problems that it may be."""
    if len(answer["content"]) > 1:
        return None
    (media,) = answer["content"].values()
    examples = media.get("examples", {})
    if not examples or any("$ref" not in one for one in examples.values()):
        return None
    counted = budget_headers.POLICY in answer.get("headers", {})
    return ".".join((status, *sorted(examples), *(() if counted else ("uncounted",))))
