"""Titles: what they are, their components and their rules."""

from msgspec.structs import replace

from referee.catalogue import catalogue
from referee.operations.operation import operation
from referee.paging import page_of
from referee.problems import kinds
from referee.problems.problem import refused
from referee.requests import Call, Nothing, Reply, reply
from referee.title_json import RuleList, RuleText, Titles
from referee.titles_asked import PartsWanted, TitlesWanted, TitleWanted
from referee.titles_shown import in_brief, rule_list, spoken, title_shown


@operation("GET", "/v1/titles")
def list_titles(call: Call[TitlesWanted, None]) -> Reply:
    """List the titles of the games that were opened here; others are not loaded for it."""
    found = ((title, title_shown(title)) for title in call.shelf.played)
    titles = [spoken(shown, title, call.language) for title, shown in found]
    page = page_of("titles", titles, lambda one: one.title, call.query)
    shown = tuple(one if call.query.schemas else in_brief(one) for one in page.items)
    return reply(Titles(items=shown, next=page.next), headers=_in(call.language))


@operation("GET", "/v1/titles/{title}")
def get_title(call: Call[TitleWanted, None]) -> Reply:
    """Get a title."""
    title = call.shelf.title(call.parameters["title"])
    shown = spoken(title_shown(title), title, call.language)
    return reply(shown if call.query.schemas else in_brief(shown), headers=_in(call.language))


@operation("GET", "/v1/titles/{title}/components")
def list_components(call: Call[PartsWanted, None]) -> Reply:
    """List what a title is made of: what each tile and card is, costs and does."""
    title = call.shelf.title(call.parameters["title"])
    whole = catalogue(title, call.language)
    listing = f"components of {title.meta.slug}"
    page = page_of(listing, whole.items, lambda one: one.id, call.query)
    return reply(replace(whole, items=page.items, next=page.next), headers=_in(call.language))


@operation("GET", "/v1/titles/{title}/rules")
def list_rules(call: Call[PartsWanted, None]) -> Reply:
    """List the rules of a title by section, each in a sentence."""
    title = call.shelf.title(call.parameters["title"])
    rules = () if title.words is None else rule_list(title.words.of(call.language)).items
    listing = f"rules of {title.meta.slug}"
    page = page_of(listing, rules, lambda one: one.section, call.query)
    return reply(RuleList(items=page.items, next=page.next), headers=_in(call.language))


@operation("GET", "/v1/titles/{title}/rules/{rule}")
def get_rule(call: Call[Nothing, None]) -> Reply:
    """Get the text of a rule."""
    title, rule = call.shelf.title(call.parameters["title"]), call.parameters["rule"]
    text = None if title.words is None else title.words.of(call.language).rule(rule)
    if text is None:
        raise refused(kinds.UNKNOWN_RULE)
    shown = RuleText(rule=rule, language=call.language, text=text)
    return reply(shown, headers=_in(call.language))


def _in(language: str) -> dict[str, str]:
    return {"Content-Language": language}
