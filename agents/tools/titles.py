"""Titles: which games can be played, and how they are learnt."""

import asyncio
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from agents import api
from agents.asked import Title
from agents.pages import fitting
from agents.tool import Asked, Call, Next, Result, next_line, tool


class Nothing(Asked, frozen=True, kw_only=True):
    """No arguments."""


class TitleListed(Result, frozen=True, kw_only=True):
    """A title: its slug, players, minutes of a game between people, and what it is about."""

    title: str
    name: str
    players: str
    minutes: int
    weight: str
    about: str

    def text(self) -> str:
        told = f"{self.players} players, {self.minutes} minutes, {self.weight}"
        return f"{self.title}: {self.name} ({told}). {self.about}"


class Titles(Result, frozen=True, kw_only=True):
    """The titles."""

    titles: tuple[TitleListed, ...]
    next: tuple[Next, ...]

    def text(self) -> str:
        return "\n".join([*(one.text() for one in self.titles), next_line(self.next)])


@tool("List the titles")
async def list_titles(call: Call, asked: Nothing) -> Titles:
    """List the board games ("titles") that can be played here, each in a sentence.

    Begin here: choose one, then call read_title, or open_game at once.
    """
    page = await call.player.client.list_titles(schemas=False, accept_language="en")
    known = {"title": "one of the slugs"}
    return Titles(
        titles=tuple(
            TitleListed(
                title=one.title,
                name=one.name,
                players=_players(one.seats.min, one.seats.max),
                minutes=one.minutes,
                weight=one.weight,
                about=one.about[0] if one.about else "",
            )
            for one in page.items
        ),
        next=(Next(tool="read_title", arguments={}, choose=known),),
    )


class OneTitle(Asked, frozen=True, kw_only=True):
    title: Title


class Bot(Result, frozen=True, kw_only=True):
    """A bot that can sit opposite you."""

    bot: str
    strength: str

    def text(self) -> str:
        return f"{self.bot} ({self.strength})"


class Option(Result, frozen=True, kw_only=True):
    """What can be set for a game: the name, the JSON Schema, what it does, and what is used if it
    is left out."""

    option: str
    schema: dict[str, Any]
    meaning: str
    default: Any = None

    def text(self) -> str:
        schema = msgspec.json.encode(self.schema).decode()
        return f"{self.option} {schema}, default {self.default!r}: {self.meaning}"


class TitleRead(Result, frozen=True, kw_only=True):
    """A title: what it is about, its bots from the weakest to the strongest, and its options."""

    title: str
    name: str
    players: str
    ruleset: str
    about: tuple[str, ...]
    notes: tuple[str, ...]
    bots: tuple[Bot, ...]
    options: tuple[Option, ...]
    next: tuple[Next, ...]

    def text(self) -> str:
        return "\n".join(
            [
                f"{self.name} ({self.title}), {self.players} players, rules {self.ruleset}",
                *self.about,
                *self.notes,
                f"Bots: {', '.join(one.text() for one in self.bots)}",
                "Options:" if self.options else "No options.",
                *(one.text() for one in self.options),
                next_line(self.next),
            ]
        )


@tool("Read about a title")
async def read_title(call: Call, asked: OneTitle) -> TitleRead:
    """Read what a title is about: how a turn goes, how a game ends, its bots and its options."""
    one = await call.player.client.get_title(asked.title, accept_language="en")
    steps = Next(tool="read_introduction", arguments={"title": one.title})
    opened = Next(tool="open_game", arguments={"title": one.title, "bot": one.opponent})
    return TitleRead(
        title=one.title,
        name=one.name,
        players=_players(one.seats.min, one.seats.max),
        ruleset=one.ruleset,
        about=tuple(one.about),
        notes=tuple(one.notes),
        bots=tuple(Bot(bot=bot.bot, strength=bot.strength) for bot in one.strengths),
        options=_options(one.options_schema),
        next=(opened, steps) if one.introduction else (opened,),
    )


class Introduction(Asked, frozen=True, kw_only=True):
    title: Title
    step: Annotated[int, Meta(description="The step to begin with, from 1.", ge=1)] = 1


class StepTold(Result, frozen=True, kw_only=True):
    """A step."""

    step: int
    heading: str
    says: str

    def text(self) -> str:
        return f"{self.step}. {self.heading}. {self.says}"


class IntroductionRead(Result, frozen=True, kw_only=True):
    """Steps by which a title is learnt, of so many."""

    title: str
    steps: tuple[StepTold, ...]
    of: int
    next: tuple[Next, ...]

    def text(self) -> str:
        told = f"{self.title}, {len(self.steps)} of {self.of} steps"
        return "\n".join([told, *(one.text() for one in self.steps), next_line(self.next)])


@tool("Read the introduction to a title")
async def read_introduction(call: Call, asked: Introduction) -> IntroductionRead:
    """Read how a title is played, step by step: the best thing to read before the first game."""
    client = call.player.client
    shown = await client.get_introduction(asked.title, accept_language="en")
    numbers = [one.number for one in shown.steps if one.number >= asked.step]
    steps = await asyncio.gather(*(client.send(api.step(asked.title, one)) for one in numbers))
    told = fitting([StepTold(step=s.number, heading=s.heading, says=s.sees) for s in steps])
    rest = len(told) < len(steps)
    known: dict[str, str | int | bool] = {"title": asked.title}
    more = Next(tool="read_introduction", arguments={**known, "step": asked.step + len(told)})
    opened = Next(tool="open_game", arguments=known)
    return IntroductionRead(
        title=asked.title,
        steps=tuple(told),
        of=len(shown.steps),
        next=(more if rest else opened,),
    )


def _players(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"


def _options(schema: dict[str, Any]) -> tuple[Option, ...]:
    """The options, read from their JSON Schema."""
    root = schema.get("$ref", "").rpartition("/")[2]
    found = schema.get("$defs", {}).get(root, schema).get("properties", {})
    left_out = {"title", "description", "default", "x-titles"}
    return tuple(
        Option(
            option=name,
            schema={key: value for key, value in one.items() if key not in left_out},
            meaning=one.get("description", one.get("title", "")),
            default=one.get("default"),
        )
        for name, one in found.items()
    )
