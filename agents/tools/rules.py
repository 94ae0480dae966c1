"""Rules and components: what a title says, to be looked up."""

from typing import Annotated

from kronika_client import models
from msgspec import Meta

from agents.asked import Page, Title
from agents.pages import fitting
from agents.tool import Asked, Call, Next, RefusedError, Result, next_line, tool


class Reading(Asked, frozen=True, kw_only=True):
    title: Title
    section: Annotated[
        str | None, Meta(description="Id of a section, such as TZ-PLC; left out: list them.")
    ] = None
    rules: Annotated[
        tuple[str, ...], Meta(description="Or ids of rules, such as TZ-PLC-05.", max_length=50)
    ] = ()


class Rule(Result, frozen=True, kw_only=True):
    """A rule, or a section and how many rules it has."""

    id: str
    says: str

    def text(self) -> str:
        return f"{self.id}: {self.says}"


class Rules(Result, frozen=True, kw_only=True):
    """Rules of a title."""

    title: str
    rules: tuple[Rule, ...]
    next: tuple[Next, ...] = ()

    def text(self) -> str:
        lines = [one.text() for one in self.rules] or ["There are none."]
        return "\n".join([*lines, next_line(self.next)])


@tool("Read rules of a title")
async def read_rules(call: Call, asked: Reading) -> Rules:
    """Read rules: a section, or rules by their ids. Refusals and legal commands name ids. Without
    both it lists the sections."""
    sections = await _sections(call, asked.title)
    known: dict[str, str | int | bool] = {"title": asked.title}
    if asked.rules:
        found = [one for part in sections for one in part.rules if one.rule in asked.rules]
        return _rules(asked.title, found)
    if asked.section is None:
        step = Next(tool="read_rules", arguments=known, choose={"section": "one of the ids"})
        told = [
            Rule(id=one.section, says=f"{one.name} ({len(one.rules)} rules)") for one in sections
        ]
        return Rules(title=asked.title, rules=tuple(told), next=(step,))
    section = next((one for one in sections if one.section == asked.section), None)
    if section is None:
        names = ", ".join(one.section for one in sections)
        raise RefusedError(f"The sections of {asked.title} are: {names}.")
    return _rules(asked.title, section.rules)


class Finding(Asked, frozen=True, kw_only=True):
    title: Title
    words: Annotated[
        str, Meta(description="Words that have to be there, such as: food day.", min_length=1)
    ]
    page: Page = 1


@tool("Find rules by words")
async def find_rules(call: Call, asked: Finding) -> Rules:
    """Find the rules of a title that have all of these words in them."""
    words = asked.words.casefold().split()
    found = [
        one
        for part in await _sections(call, asked.title)
        for one in part.rules
        if all(word in f"{one.rule} {one.text}".casefold() for word in words)
    ]
    return _rules(asked.title, found)


class ComponentFound(Result, frozen=True, kw_only=True):
    """A card, tile, space or piece, and what it is, costs and does."""

    id: str
    name: str
    kind: str
    says: str = ""
    facts: tuple[str, ...] = ()

    def text(self) -> str:
        told = "; ".join(one for one in (self.says, *self.facts) if one)
        return f"{self.name} ({self.kind}, {self.id}): {told}"


class Components(Result, frozen=True, kw_only=True):
    """Components of a title, of so many that were found."""

    title: str
    components: tuple[ComponentFound, ...]
    found: int
    next: tuple[Next, ...] = ()

    def text(self) -> str:
        lines = [f"{len(self.components)} of {self.found}"]
        lines += [one.text() for one in self.components]
        return "\n".join([*lines, next_line(self.next)])


@tool("Find cards, tiles and pieces")
async def find_components(call: Call, asked: Finding) -> Components:
    """Look up what a card, tile, space or piece is, costs and does: by its name, its id, or any
    words that are on it."""
    words = asked.words.casefold().split()
    found = [
        told
        async for one in call.player.client.iter_components(asked.title, accept_language="en")
        if all(word in (told := _component(one)).text().casefold() for word in words)
    ]
    shown = found
    for _ in range(asked.page - 1):
        shown = shown[len(fitting(shown)) :]
    page = fitting(shown)
    more: tuple[Next, ...] = ()
    if len(page) < len(shown):
        known: dict[str, str | int | bool] = {"title": asked.title, "words": asked.words}
        more = (Next(tool="find_components", arguments={**known, "page": asked.page + 1}),)
    return Components(title=asked.title, components=tuple(page), found=len(found), next=more)


def _component(one: models.Component) -> ComponentFound:
    return ComponentFound(
        id=one.id,
        name=one.name.en,
        kind=one.kind,
        says=one.text,
        facts=tuple(f"{name} {value}" for name, value in one.facts),
    )


async def _sections(call: Call, title: str) -> list[models.RuleSection]:
    return [one async for one in call.player.client.iter_rules(title, accept_language="en")]


def _rules(title: str, found: list[models.RuleText]) -> Rules:
    """As many rules as fit; the ids of the others."""
    told = [Rule(id=one.rule, says=one.text) for one in found]
    shown = fitting(told)
    left = ", ".join(one.id for one in told[len(shown) :])
    rest = Next(tool="read_rules", arguments={"title": title}, choose={"rules": left})
    return Rules(title=title, rules=tuple(shown), next=(rest,) if left else ())
