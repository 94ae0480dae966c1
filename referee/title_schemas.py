"""The schemas of a title: options, commands, events and views, as clients send and see them.

A command that a client sends is complete. The same command in an event, and everything else that
is shown, may have fields hidden, so structs with such fields have a second form, `<name>Seen`.
"""

from typing import Any, Final, get_args

from msgspec import Struct

from games.kernel.table.state import TableFact
from games.kernel.title import AnyTitle
from games.kernel.visibility import Hidden
from referee.json_schema import (
    HIDDEN,
    Schema,
    Schemas,
    names_in,
    of_types,
    pointing,
    reachable,
    redacted,
    rewritten,
)

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


class TitleSchemas(Struct, frozen=True, kw_only=True):
    """Four schemas and the parts they refer to by name (`ref:<name>`)."""

    options: Schema
    command: Schema
    event: Schema
    view: Schema
    parts: Schemas


def of_title(title: AnyTitle) -> TitleSchemas:
    """The schemas of a title; its events are those of the table and its own."""
    types = title.types
    events = _union(types.command, TableFact, types.fact)
    (options, command, event, view, _), parts = of_types(
        [types.options, types.command, events, types.view, Hidden]
    )
    seen = {name: redacted(part) for name, part in parts.items()}
    changed = _affected({name for name in parts if seen[name] != parts[name]}, parts)

    def show(schema: Any) -> Any:
        return rewritten(schema, lambda name: f"ref:{_seen(name, changed)}")

    shown = {_seen(name, changed): show(seen[name]) for name in changed}
    return TitleSchemas(
        options=options,
        command=command,
        event=show(event),
        view=show(redacted(view)),
        parts={**parts, **shown},
    )


def alone(schema: Schema, parts: Schemas) -> Schema:
    """A schema complete in itself: the parts that it needs stand in `$defs`."""
    base = "#/$defs/"
    needed = {name: pointing(part, base) for name, part in reachable(schema, parts).items()}
    whole: Schema = {"$schema": DIALECT, **pointing(schema, base)}
    return {**whole, "$defs": needed} if needed else whole


def document(title: AnyTitle) -> Schema:
    """All schemas of a title in one document: its options, commands, events and views are the
    properties, what they are made of stands in `$defs`."""
    schemas = of_title(title)
    base, slug = "#/$defs/", title.meta.slug
    whole: Schema = {
        "$schema": DIALECT,
        "$id": f"/v1/titles/{slug}/schema.json",
        "title": slug,
        "description": f"What is said in games of {title.meta.name}: whatever you may not see reads"
        ' `{"hidden": count}`.',
        "type": "object",
        "properties": {
            "options": {"description": "What a host may set.", **schemas.options},
            "command": {"description": "A command, as it is sent.", **schemas.command},
            "event": {"description": "A command that was played, or a fact.", **schemas.event},
            "view": {"description": "The table as somebody sees it.", **schemas.view},
        },
    }
    needed = reachable(whole, schemas.parts)
    return {**pointing(whole, base), "$defs": pointing(needed, base)}


def _union(*unions: Any) -> Any:
    """One union of the members of several."""
    members = [member for union in unions for member in get_args(union) or (union,)]
    whole = members[0]
    for member in members[1:]:
        whole = whole | member
    return whole


def _seen(name: str, changed: set[str]) -> str:
    return f"{name}Seen" if name in changed else name


def _affected(changed: set[str], parts: Schemas) -> set[str]:
    """The parts that change because they refer to changed ones."""
    while True:
        more = {name for name, part in parts.items() if names_in(part) & changed} - changed
        if not more:
            return changed - {HIDDEN}
        changed = changed | more
