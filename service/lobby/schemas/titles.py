"""Titles as JSON."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Raw, Struct

from games.kernel.catalogue import Component

Schema = Annotated[
    Raw,
    Meta(
        description="A JSON Schema (2020-12), complete in itself.",
        extra_json_schema={"type": "object"},
    ),
]


class SeatsAllowed(Struct, frozen=True):
    """How many seats a game can have."""

    min: int
    max: int


class TitleShown(Struct, frozen=True, kw_only=True):
    """A title that can be played. `ruleset` is what new games get unless they ask for another."""

    title: Annotated[str, Meta(description="Its slug, used everywhere else.")]
    name: str
    seats: SeatsAllowed
    ruleset: str
    rulesets: tuple[str, ...]
    bots: Annotated[tuple[str, ...], Meta(description="Strategies that can take seats.")]
    notes: tuple[str, ...]
    options_schema: Annotated[
        Schema,
        Meta(
            description="With words in the asked language: `title` and `description` of each "
            "option, `x-titles` of its values."
        ),
    ]
    command_schema: Schema
    event_schema: Schema
    view_schema: Schema


class SchemaDocument(Struct, frozen=True):
    """A JSON Schema (2020-12), whose parts stand in `$defs`."""


class Titles(Struct, frozen=True):
    """Every title, by slug."""

    items: tuple[TitleShown, ...]


class RuleText(Struct, frozen=True, kw_only=True):
    """What a rule says, in a sentence of our own; the rulebook says it in full."""

    rule: str
    language: str
    text: str


class Catalogue(Struct, frozen=True, kw_only=True):
    """The components of a title: tiles, cards, boards.

    `words` are, by language, what else scenes and components name: zones, gauges, kinds, marks.
    """

    items: tuple[Component, ...]
    kinds: Annotated[
        Mapping[str, str], Meta(description="What the kinds are called, in the asked language.")
    ]
    words: Mapping[str, Mapping[str, str]] = {}
