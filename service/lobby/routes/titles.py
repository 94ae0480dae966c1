"""Titles and their components."""

from collections.abc import Collection, Mapping
from typing import Annotated, Final

from litestar import Response
from msgspec import Meta, Struct
from msgspec.structs import replace

from games.kernel.catalogue import Component
from games.kernel.formula import SignText
from games.kernel.phrases import Phrases
from games.kernel.title import AnyTitle
from games.kernel.words import LANGUAGES, Words
from service.http.call import Call, Nothing
from service.http.languages import ACCEPT_LANGUAGE, preferred
from service.http.operation import Answer, operation
from service.http.replies import json, sent
from service.lobby.parts import LobbyParts
from service.lobby.presenters.titles import in_brief, rule_list, schema_document
from service.lobby.schemas.titles import (
    Catalogue,
    RuleList,
    RuleText,
    SchemaDocument,
    Titles,
    TitleShown,
)
from service.problems import kinds
from service.problems.problem import refused

SCHEMA: Final = "application/schema+json"
NOTATION: Final = "notation"
"""The label of a fact that is no text in any language."""

_CACHED = {"Cache-Control": "public, max-age=60"}


class TitlesWanted(Struct, frozen=True, kw_only=True):
    """How much of titles."""

    schemas: Annotated[
        bool,
        Meta(
            description=(
                "Include the schemas of commands, events and views, which are large. If `false`, "
                "each of them is `{}`."
            )
        ),
    ] = True


@operation(
    "GET",
    "/v1/titles",
    tag="titles",
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, Titles),),
)
async def list_titles(call: Call[LobbyParts, None, TitlesWanted]) -> Response[bytes]:
    """List titles.

    Returns the titles that can be played and, with `schemas=true`, the schemas of their commands,
    events and views.
    """
    language = preferred(call.header("accept-language"))
    titles = call.parts.titles[language].values()
    shown = tuple(one if call.query.schemas else in_brief(one) for one in titles)
    return json(Titles(shown), headers=_spoken(language))


@operation(
    "GET",
    "/v1/titles/{title}",
    tag="titles",
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, TitleShown),),
    problems=(kinds.UNKNOWN_TITLE,),
)
async def get_title(call: Call[LobbyParts, None, TitlesWanted]) -> Response[bytes]:
    """Get a title.

    `schemas` adds the JSON Schemas of its options, commands and events.
    """
    language = preferred(call.header("accept-language"))
    found = call.parts.titles[language].get(call.path("title"))
    if found is None:
        raise refused(kinds.UNKNOWN_TITLE)
    return json(found if call.query.schemas else in_brief(found), headers=_spoken(language))


@operation(
    "GET",
    "/v1/titles/{title}/schema.json",
    tag="titles",
    answers=(Answer(200, SchemaDocument, (SCHEMA,)),),
    problems=(kinds.UNKNOWN_TITLE,),
)
async def get_title_schema(call: Call[LobbyParts, None, Nothing]) -> Response[bytes]:
    """Get the JSON Schema of a title.

    The properties `options`, `command`, `event` and `view` of the schema refine `Options`,
    `Command`, `EventData` and `View` of this contract. The same document is published next to
    `openapi.json` as `titles/<title>.json`, for code generators.
    """
    found = call.parts.registry.get(call.path("title"))
    if found is None:
        raise refused(kinds.UNKNOWN_TITLE)
    return sent(schema_document(found), headers=_CACHED, media=SCHEMA)


@operation(
    "GET",
    "/v1/titles/{title}/components",
    tag="titles",
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, Catalogue),),
    problems=(kinds.UNKNOWN_TITLE,),
)
async def list_components(call: Call[LobbyParts, None, Nothing]) -> Response[bytes]:
    """List the components of a title.

    Returns what each tile and card is, costs and does.
    """
    found = call.parts.registry.get(call.path("title"))
    if found is None:
        raise refused(kinds.UNKNOWN_TITLE)
    language = preferred(call.header("accept-language"))
    return json(catalogue(found, language), headers=_spoken(language))


def catalogue(title: AnyTitle, language: str) -> Catalogue:
    """The components of a title, with their facts and the kinds in a language."""
    items = tuple(_spoken_of(one, title.words, language) for one in title.showing.catalogue())
    named = {} if title.words is None else title.words.of(language).box.kinds
    names = {one.kind: named.get(one.kind, one.kind) for one in items}
    words = _words(title.words, {one.id for one in items})
    return Catalogue(items=items, kinds=names, words=words, signs=_signs(title.words))


def _spoken_of(one: Component, words: Words | None, language: str) -> Component:
    """A component whose text and facts are in a language."""
    if words is None or language == LANGUAGES[0]:
        return one
    facts = (
        (label, value if label == NOTATION else words.printed(value, language))
        for label, value in one.facts
    )
    told = tuple((words.printed(label, language), value) for label, value in facts)
    others = {LANGUAGES[0]: one.text, **one.texts}
    text = others.pop(language, one.text)
    return replace(one, facts=told, text=text, texts=others)


def _signs(words: Words | None) -> Mapping[str, Mapping[str, SignText]]:
    """What the signs of formulas stand for, by language."""
    spoken = {} if words is None else words.by_language
    return {language: phrases.legend.signs for language, phrases in spoken.items()}


def _words(words: Words | None, components: Collection[str]) -> Mapping[str, Mapping[str, str]]:
    """Names of whatever is no component, by language."""
    return {
        language: {key: word for key, word in _named(spoken).items() if key not in components}
        for language, spoken in ({} if words is None else words.by_language).items()
    }


def _named(phrases: Phrases) -> Mapping[str, str]:
    """Every word that names something, by its key."""
    return {**phrases.legend.roles, **phrases.labels, **phrases.box.kinds, **phrases.names}


@operation(
    "GET",
    "/v1/titles/{title}/rules",
    tag="titles",
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, RuleList),),
    problems=(kinds.UNKNOWN_TITLE,),
)
async def list_rules(call: Call[LobbyParts, None, Nothing]) -> Response[bytes]:
    """List the rules of a title.

    Returns the rules by section, each in a sentence.
    """
    found = call.parts.registry.get(call.path("title"))
    if found is None:
        raise refused(kinds.UNKNOWN_TITLE)
    language = preferred(call.header("accept-language"))
    rules = RuleList(()) if found.words is None else rule_list(found.words.of(language))
    return json(rules, headers=_spoken(language))


@operation(
    "GET",
    "/v1/titles/{title}/rules/{rule}",
    tag="titles",
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, RuleText),),
    problems=(kinds.UNKNOWN_TITLE, kinds.UNKNOWN_RULE),
)
async def get_rule(call: Call[LobbyParts, None, Nothing]) -> Response[bytes]:
    """Get a rule.

    Returns the text of a rule that a refusal, evidence or a verdict cites. Rules whose ids begin
    with `KR-` are the same for every title.
    """
    found = call.parts.registry.get(call.path("title"))
    if found is None:
        raise refused(kinds.UNKNOWN_TITLE)
    language, rule = preferred(call.header("accept-language")), call.path("rule")
    text = None if found.words is None else found.words.of(language).rule(rule)
    if text is None:
        raise refused(kinds.UNKNOWN_RULE)
    shown = RuleText(rule=rule, language=language, text=text)
    return json(shown, headers=_spoken(language))


def _spoken(language: str) -> dict[str, str]:
    """The headers of an answer in a language."""
    return {**_CACHED, "Content-Language": language, "Vary": "Accept-Language"}
