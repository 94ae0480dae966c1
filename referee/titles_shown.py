"""Titles as clients see them."""

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from typing import TypeAlias

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from games.kernel.phrases import Phrases
from games.kernel.registry import Registry
from games.kernel.texts import BotText, OptionText
from games.kernel.title import AnyTitle
from games.kernel.words import LANGUAGES
from referee.catalogue import catalogue
from referee.json_schema import Schema
from referee.title_json import RuleList, RuleSection, RuleText, SeatsAllowed, TitleShown
from referee.title_schemas import alone, document, of_title

TitlesShown: TypeAlias = Mapping[str, Mapping[str, TitleShown]]

_ANY = Raw(b"{}")
EVERYWHERE = "KR-"
"""What the ids of rules begin with that every title has."""


@cache
def titles_shown(registry: Registry) -> TitlesShown:
    """All titles by language and slug; worked out once for a registry, which never changes."""
    shown = [(title, title_shown(title)) for title in registry]
    return {
        language: {one.title: spoken(one, title, language) for title, one in shown}
        for language in LANGUAGES
    }


@cache
def edition(title: AnyTitle) -> str:
    """A name for what can be read of a title without a game: a hash of its schemas, components,
    rules and texts in all languages. Worked out once for a title."""
    hashed = blake2b(schema_document(title), digest_size=8)
    hashed.update(msgspec.json.encode(title.meta))
    for language in LANGUAGES:
        hashed.update(msgspec.json.encode(catalogue(title, language), order="deterministic"))
        if title.words is not None:
            phrases = title.words.of(language)
            hashed.update(msgspec.json.encode(rule_list(phrases), order="deterministic"))
            hashed.update(msgspec.json.encode(phrases.box, order="deterministic"))
    return hashed.hexdigest()


@cache
def schema_document(title: AnyTitle) -> bytes:
    """All schemas of a title in one document; worked out once for a title."""
    return msgspec.json.encode(document(title))


def title_shown(title: AnyTitle) -> TitleShown:
    """A title as clients see it, without words for its options."""
    schemas = of_title(title)
    least, most = title.meta.seats

    def schema(one: Schema) -> Raw:
        return Raw(msgspec.json.encode(alone(one, schemas.parts)))

    return TitleShown(
        title=title.meta.slug,
        name=title.meta.name,
        seats=SeatsAllowed(least, most),
        about=(),
        minutes=title.meta.minutes,
        weight=title.meta.weight,
        ruleset=title.meta.ruleset,
        edition=edition(title),
        introduction=0 if title.introduction is None else len(title.introduction.steps),
        rulesets=title.meta.rulesets,
        bots=tuple(sorted(title.bots)),
        strengths=title.meta.bots,
        opponent=title.meta.opponent,
        notes=title.meta.notes,
        options_schema=schema(schemas.options),
        command_schema=schema(schemas.command),
        event_schema=schema(schemas.event),
        view_schema=schema(schemas.view),
    )


def in_brief(shown: TitleShown) -> TitleShown:
    """The title with empty schemas of commands, events and views, which are large."""
    return replace(shown, command_schema=_ANY, event_schema=_ANY, view_schema=_ANY)


def spoken(shown: TitleShown, title: AnyTitle, language: str) -> TitleShown:
    """The title with words of a language: for its name, its bots and notes, and for options
    `title`, `description` and `x-titles` of their values."""
    if title.words is None:
        return shown
    box = title.words.of(language).box
    schema = msgspec.json.decode(shown.options_schema)
    options = schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"]
    for name, text in box.options.items():
        options[name] |= _worded(text)
    return replace(
        shown,
        name=box.name or shown.name,
        about=box.about,
        bot_texts={bot: box.bots.get(bot, BotText(name=bot)) for bot in shown.bots},
        notes=box.notes or shown.notes,
        options_schema=Raw(msgspec.json.encode(schema)),
    )


def _worded(text: OptionText) -> Schema:
    said = {"title": text.name, "description": text.hint, "x-titles": text.values}
    return {member: words for member, words in said.items() if words}


def rule_list(phrases: Phrases) -> RuleList:
    """All rules by section: those of the title, then those that every title has."""
    sections: dict[str, list[RuleText]] = {}
    for rule, text in phrases.rules.items():
        shown = RuleText(rule=rule, language=phrases.language, text=text)
        sections.setdefault(rule.rpartition("-")[0], []).append(shown)
    names = phrases.box.sections
    return RuleList(
        items=tuple(
            RuleSection(section=one, name=names.get(one, one), rules=tuple(sections[one]))
            for one in sorted(sections, key=lambda one: one.startswith(EVERYWHERE))
        )
    )
