"""Titles and their components."""

from litestar import Response

from service.http.call import Call, Nothing
from service.http.languages import ACCEPT_LANGUAGE, preferred
from service.http.operation import Answer, operation
from service.http.replies import json
from service.lobby.parts import LobbyParts
from service.lobby.schemas.titles import Catalogue, RuleText, Titles, TitleShown
from service.problems import kinds
from service.problems.problem import refused

_CACHED = {"Cache-Control": "public, max-age=60"}


@operation("GET", "/v1/titles", tag="titles", answers=(Answer(200, Titles),))
async def list_titles(call: Call[LobbyParts, None, Nothing]) -> Response[bytes]:
    """List the titles that can be played, with the schemas of what they understand."""
    return json(Titles(tuple(call.parts.titles.values())), headers=_CACHED)


@operation(
    "GET",
    "/v1/titles/{title}",
    tag="titles",
    answers=(Answer(200, TitleShown),),
    problems=(kinds.UNKNOWN_TITLE,),
)
async def get_title(call: Call[LobbyParts, None, Nothing]) -> Response[bytes]:
    """Get a title."""
    found = call.parts.titles.get(call.path("title"))
    if found is None:
        raise refused(kinds.UNKNOWN_TITLE)
    return json(found, headers=_CACHED)


@operation(
    "GET",
    "/v1/titles/{title}/components",
    tag="titles",
    answers=(Answer(200, Catalogue),),
    problems=(kinds.UNKNOWN_TITLE,),
)
async def list_components(call: Call[LobbyParts, None, Nothing]) -> Response[bytes]:
    """List the components of a title: what each tile and card is, costs and does."""
    found = call.parts.registry.get(call.path("title"))
    if found is None:
        raise refused(kinds.UNKNOWN_TITLE)
    return json(Catalogue(tuple(found.catalogue())), headers=_CACHED)


@operation(
    "GET",
    "/v1/titles/{title}/rules/{rule}",
    tag="titles",
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, RuleText),),
    problems=(kinds.UNKNOWN_TITLE, kinds.UNKNOWN_RULE),
)
async def get_rule(call: Call[LobbyParts, None, Nothing]) -> Response[bytes]:
    """Get what a rule says: one of those that refusals, evidence and verdicts name.

    Rules of the table and of the agenda (`KR-...`) are the same for every title.
    """
    found = call.parts.registry.get(call.path("title"))
    if found is None:
        raise refused(kinds.UNKNOWN_TITLE)
    language, rule = preferred(call.header("accept-language")), call.path("rule")
    text = None if found.words is None else found.words.of(language).rule(rule)
    if text is None:
        raise refused(kinds.UNKNOWN_RULE)
    headers = {**_CACHED, "Content-Language": language, "Vary": "Accept-Language"}
    return json(RuleText(rule=rule, language=language, text=text), headers=headers)
