"""Titles as JSON."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Raw, Struct

from games.kernel.bots import RankedBot
from games.kernel.catalogue import Component
from games.kernel.formula import SignText
from games.kernel.texts import BotText
from games.kernel.title import Weight
from referee.pages import Next

Schema = Annotated[
    Raw,
    Meta(
        description="A JSON Schema (2020-12), complete in itself.",
        extra_json_schema={"type": "object"},
    ),
]


class SeatsAllowed(Struct, frozen=True):
    """How many seats a game can have."""

    min: Annotated[int, Meta(description="The fewest.")]
    max: Annotated[int, Meta(description="The most.")]


class TitleShown(Struct, frozen=True, kw_only=True):
    """A title that can be played."""

    title: Annotated[str, Meta(description="Its slug, used everywhere else.")]
    name: Annotated[str, Meta(description="The display name.")]
    seats: SeatsAllowed
    about: Annotated[
        tuple[str, ...],
        Meta(
            description="What the game is about, in the language of `Accept-Language`: sentences, "
            "the first of which says it all."
        ),
    ]
    minutes: Annotated[
        int, Meta(description="Usual length of a game in minutes, when everybody is there.")
    ]
    weight: Weight
    ruleset: Annotated[str, Meta(description="The default ruleset of new games.")]
    edition: Annotated[
        str,
        Meta(
            description="Names what can be read of the title without a game: schemas, components, "
            "rules, texts. As the query parameter `edition` it makes their addresses cacheable for "
            "a year."
        ),
    ]
    introduction: Annotated[
        int,
        Meta(
            ge=0,
            description="How many steps its introduction has (`/introduction`); 0: it has none.",
        ),
    ]
    rulesets: Annotated[
        tuple[str, ...], Meta(description="Every version of the rules that can be played.")
    ]
    bots: Annotated[tuple[str, ...], Meta(description="Strategies that can take seats.")]
    bot_texts: Annotated[
        Mapping[str, BotText],
        Meta(description="What the strategies are called, and how they play, in words."),
    ] = {}
    strengths: Annotated[
        tuple[RankedBot, ...],
        Meta(description="How strong the strategies are, as measured; the weakest first."),
    ]
    opponent: Annotated[
        str,
        Meta(description="The strategy that is recommended as an opponent, of medium strength."),
    ]
    notes: Annotated[
        tuple[str, ...],
        Meta(
            description="What players should know about this version of the game, in the "
            "language of `Accept-Language`."
        ),
    ]
    options_schema: Annotated[
        Schema,
        Meta(
            description="With words in the asked language: `title` and `description` of each "
            "option, `x-titles` of its values."
        ),
    ]
    command_schema: Annotated[
        Schema, Meta(description="A JSON Schema (2020-12) of commands, complete in itself.")
    ]
    event_schema: Annotated[
        Schema, Meta(description="A JSON Schema (2020-12) of events, complete in itself.")
    ]
    view_schema: Annotated[
        Schema, Meta(description="A JSON Schema (2020-12) of views, complete in itself.")
    ]


class SchemaDocument(Struct, frozen=True):
    """A JSON Schema (2020-12), whose parts stand in `$defs`."""


class Titles(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Every title, by slug."""

    items: Annotated[tuple[TitleShown, ...], Meta(description="The titles.")]
    next: Next = None


class RuleText(Struct, frozen=True, kw_only=True):
    """The text of a rule, summarised in one sentence."""

    rule: Annotated[str, Meta(description="Id of the rule.")]
    language: Annotated[str, Meta(description="Language of the text: `en` or `cs`.")]
    text: Annotated[str, Meta(description="What the rule says.")]


class RuleSection(Struct, frozen=True, kw_only=True):
    """Rules about one matter: those whose ids begin alike."""

    section: Annotated[str, Meta(description="What the ids begin with.")]
    name: Annotated[
        str, Meta(description="What the rules are about, in the language of `Accept-Language`.")
    ]
    rules: Annotated[tuple[RuleText, ...], Meta(description="The rules, in order.")]


class RuleList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All rules of a title, and then those of the table, which every title has."""

    items: Annotated[tuple[RuleSection, ...], Meta(description="The rules by section.")]
    next: Next = None


class Catalogue(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The components of a title: tiles, cards, boards."""

    items: Annotated[tuple[Component, ...], Meta(description="The components.")]
    next: Next = None
    kinds: Annotated[
        Mapping[str, str],
        Meta(description="What the kinds are called, in the language of `Accept-Language`."),
    ]
    words: Annotated[
        Mapping[str, Mapping[str, str]],
        Meta(
            description="By language, the names of whatever else scenes and components name: "
            "zones, gauges, kinds, marks."
        ),
    ] = {}
    signs: Annotated[
        Mapping[str, Mapping[str, SignText]],
        Meta(description="By language, what the signs of `formulas` stand for."),
    ] = {}
