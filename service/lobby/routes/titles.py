"""Titles and their components."""

from typing import Any, Final

from litestar import Response
from msgspec.structs import replace

from referee.catalogue import catalogue
from referee.languages import preferred
from referee.paging import page_of
from referee.problems import kinds
from referee.problems.problem import refused
from referee.title_json import Catalogue, RuleList, RuleText, SchemaDocument, Titles, TitleShown
from referee.titles_asked import EditionWanted, PartsWanted, TitlesWanted, TitleWanted
from referee.titles_shown import edition, in_brief, rule_list, schema_document
from service.http.call import Call, Nothing
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import Answer, operation
from service.http.replies import json, sent
from service.lobby.parts import LobbyParts

SCHEMA: Final = "application/schema+json"

_CACHED: Final = {"Cache-Control": "public, max-age=60"}
_LASTING: Final = {"Cache-Control": "public, max-age=31536000, immutable"}


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
    titles = tuple(call.parts.titles[language].values())
    page = page_of("titles", titles, lambda one: one.title, call.query)
    shown = tuple(one if call.query.schemas else in_brief(one) for one in page.items)
    return json(Titles(items=shown, next=page.next), headers=_spoken(language))


@operation(
    "GET",
    "/v1/titles/{title}",
    tag="titles",
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, TitleShown),),
    problems=(kinds.UNKNOWN_TITLE,),
)
async def get_title(call: Call[LobbyParts, None, TitleWanted]) -> Response[bytes]:
    """Get a title.

    `schemas` adds the JSON Schemas of its options, commands and events.
    """
    language = preferred(call.header("accept-language"))
    found = call.parts.titles[language].get(call.path("title"))
    if found is None:
        raise refused(kinds.UNKNOWN_TITLE)
    headers = {**_spoken(language), **_kept(call, found.edition)}
    return json(found if call.query.schemas else in_brief(found), headers=headers)


@operation(
    "GET",
    "/v1/titles/{title}/schema.json",
    tag="titles",
    answers=(Answer(200, SchemaDocument, (SCHEMA,)),),
    problems=(kinds.UNKNOWN_TITLE,),
)
async def get_title_schema(call: Call[LobbyParts, None, EditionWanted]) -> Response[bytes]:
    """Get the JSON Schema of a title.

    The properties `options`, `command`, `event` and `view` of the schema refine `Options`,
    `Command`, `EventData` and `View` of this contract. The same document is published next to
    `openapi.json` as `titles/<title>.json`, for code generators.
    """
    found = call.parts.registry.get(call.path("title"))
    if found is None:
        raise refused(kinds.UNKNOWN_TITLE)
    headers = _kept(call, edition(found))
    return sent(schema_document(found), headers=headers, media=SCHEMA)


@operation(
    "GET",
    "/v1/titles/{title}/components",
    tag="titles",
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, Catalogue),),
    problems=(kinds.UNKNOWN_TITLE,),
)
async def list_components(call: Call[LobbyParts, None, PartsWanted]) -> Response[bytes]:
    """List the components of a title.

    Returns what each tile and card is, costs and does.
    """
    found = call.parts.registry.get(call.path("title"))
    if found is None:
        raise refused(kinds.UNKNOWN_TITLE)
    language = preferred(call.header("accept-language"))
    headers = {**_spoken(language), **_kept(call, edition(found))}
    whole = catalogue(found, language)
    page = page_of(f"components of {found.meta.slug}", whole.items, lambda one: one.id, call.query)
    return json(replace(whole, items=page.items, next=page.next), headers=headers)


@operation(
    "GET",
    "/v1/titles/{title}/rules",
    tag="titles",
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, RuleList),),
    problems=(kinds.UNKNOWN_TITLE,),
)
async def list_rules(call: Call[LobbyParts, None, PartsWanted]) -> Response[bytes]:
    """List the rules of a title.

    Returns the rules by section, each in a sentence.
    """
    found = call.parts.registry.get(call.path("title"))
    if found is None:
        raise refused(kinds.UNKNOWN_TITLE)
    language = preferred(call.header("accept-language"))
    rules = () if found.words is None else rule_list(found.words.of(language)).items
    listing = f"rules of {found.meta.slug}"
    page = page_of(listing, rules, lambda one: one.section, call.query)
    shown = RuleList(items=page.items, next=page.next)
    return json(shown, headers={**_spoken(language), **_kept(call, edition(found))})


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


def _kept(call: Call[LobbyParts, None, Any], current: str) -> dict[str, str]:
    """For how long caches may keep an answer: as long as they like, if its address names what it
    is of."""
    return _LASTING if call.query.edition == current else _CACHED


def _spoken(language: str) -> dict[str, str]:
    """The headers of an answer in a language."""
    return {**_CACHED, "Content-Language": language, "Vary": "Accept-Language"}
