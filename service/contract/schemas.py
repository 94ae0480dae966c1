"""The schemas of the contract: the types of operations, and what every title says more of."""

from collections.abc import Iterable
from typing import Any

from games.kernel.result import SeatScore
from games.kernel.table.state import TableFact
from games.kernel.visibility import Hidden
from referee.json_schema import HIDDEN, Schema, Schemas, of_types
from referee.schemas import Event


def schemas(types: Iterable[object]) -> Schemas:
    """The schemas of these types and of all that they are made of, by name; with what is the same
    in every title. What only one title has stands in a document of its own."""
    kinds = [*types, Event, TableFact, Hidden, SeatScore]
    found, parts = of_types(kinds)
    table = found[kinds.index(TableFact)]
    return dict(sorted({**parts, **_of_titles(table)}.items()))


def for_generators(components: Schemas) -> Schemas:
    """Components that clients can be generated from. Generators name a class by its title: no two
    have the same one. A member that refers to a component says no defaults of it once more."""
    return {
        name: _defaults_left_to_components(
            {**part, "title": name} if part.get("title") in components else part
        )
        for name, part in components.items()
    }


def _defaults_left_to_components(schema: Any) -> Any:
    match schema:
        case {"$ref": str(), "default": dict(), **rest}:
            return {"$ref": schema["$ref"], **rest}
        case dict():
            return {key: _defaults_left_to_components(value) for key, value in schema.items()}
        case list():
            return [_defaults_left_to_components(value) for value in schema]
        case _:
            return schema


def _of_titles(table: Schema) -> Schemas:
    """What each title says more of in its own document."""
    return {
        "Options": {
            "description": _by_title("What the host has set", "options"),
            "type": "object",
            "additionalProperties": True,
        },
        "Command": _tagged(_by_title("A command", "command"), "tzolkin.place-worker"),
        "EventData": {
            "description": "What happened: at the table, or in the game.",
            "anyOf": [{"$ref": "ref:TableFact"}, {"$ref": "ref:GameEvent"}],
        },
        "TableFact": {"description": "What happened at the table, in every title.", **table},
        "GameEvent": _tagged(
            _by_title("A command that was played, or what came of it", "event"),
            "tzolkin.points-scored",
        ),
        "View": {
            "description": _by_title("The table as you may see it", "view"),
            "type": "object",
            "required": ["scores"],
            "properties": {
                "scores": {
                    "description": "The points so far, at the end those of the result.",
                    "type": "array",
                    "items": {"$ref": "ref:SeatScore"},
                }
            },
            "additionalProperties": {
                "description": "What the title shows; `Hidden` stands where you may not look.",
                "anyOf": [{"$ref": f"ref:{HIDDEN}"}, {"description": "What you may see."}],
            },
        },
    }


def _by_title(what: str, member: str) -> str:
    return (
        f"{what}. The property `{member}` of `GET /v1/titles/{{title}}/schema.json` says what it "
        "may be in that title."
    )


def _tagged(words: str, example: str) -> Schema:
    tag = {
        "description": "Discriminator: `<title>.<name>`.",
        "type": "string",
        "pattern": r"^(?!table\.)[a-z0-9-]+\.[a-z0-9.-]+$",
        "examples": [example],
    }
    return {
        "description": words,
        "type": "object",
        "required": ["type"],
        "properties": {"type": tag},
        "additionalProperties": True,
    }
