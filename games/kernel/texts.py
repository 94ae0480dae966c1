"""Texts: phrases of commands, decisions, facts and components as data, one file per language.

`data/words.en.json` and `data/words.cs.json` of a title hold, by tag or id:

* `asks`: the prompt of each decision (by the tag of its step),
* `answers`: what a command says where it answers a decision, by the tags of its step and of the
  command, if it needs the values of the step to say all that it does,
* `commands`: what a button says elsewhere, `facts`: what a line of the log says,
* `parts`: how nested values read (a unit, a place), by tag or by the name of their type; steps
  read as in `asks`,
* `names`: components and whatever else is named by an id or a fixed word,
* `scores`: lines of score sheets, by their label in the log (those that are in `names` or are the
  English name of a component are left out),
* `labels`: kinds and marks of things in scenes, names of facts in the catalogue,
* `terms`: sentences and words of the catalogue, by keys of the title's own choice,
* `refusals`: why the rules refuse something, by the key of the refusal (`games.kernel.refusal`).

`data/signs.en.json` and `data/signs.cs.json` hold what the `signs` of formulas stand for, and what
their `roles` are called (`games.kernel.formula`).

`data/introduction.en.json` and `data/introduction.cs.json` hold what the steps of an introduction
say, by their ids (`games.kernel.introduction`). `{palenque}` in them reads as the name of that id.

`data/box.en.json` and `data/box.cs.json` hold what the box says of itself: its `name` (that of
`meta` where it has none of its own), what the title is `about`, `options` and their values, `kinds`
of components, and `notes` (those of `meta`, in languages other than English).
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from games.kernel.formula import Legend

_EMPTY: Mapping[str, str] = {}


class OptionText(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an option is called, and what its values are called.

    `hint` says what it does; left out, the schema of the options says it (in English).
    """

    name: str
    hint: str = ""
    values: Mapping[str, str] = {}


class BotText(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a strategy is called, and how it plays."""

    name: Annotated[
        str, Meta(description="What it is called, in the language of `Accept-Language`.")
    ]
    hint: Annotated[
        str, Meta(description="How it plays, in the language of `Accept-Language`.")
    ] = ""


class BoxTexts(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a title says of itself in one language: its `name`, if it has one of its own there;
    three sentences `about` it, the first of which says it all; the options of a host by their
    names, the kinds of its components, its bots, the sections of its rules (`TZ-PLC` of
    `TZ-PLC-05`), and notes (those of `meta` if there are none)."""

    name: str = ""
    about: tuple[str, ...] = ()
    options: Mapping[str, OptionText] = {}
    kinds: Mapping[str, str] = {}
    bots: Mapping[str, BotText] = {}
    sections: Mapping[str, str] = {}
    notes: tuple[str, ...] = ()


class LessonText(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a step of an introduction says.

    * `heading`: what it is about, `sees`: what there is to see, in one to three sentences.
    * `tries`: the move that it asks for, `otherwise`: why it wants just this one, said to somebody
      who has chosen another, `done`: what came of it.
    * `refused`: the question that the move which is refused there answers.
    """

    heading: str
    sees: str
    tries: str = ""
    otherwise: str = ""
    done: str = ""
    refused: str = ""


class Texts(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The phrases of one language as they are written: what a file of words holds."""

    asks: Mapping[str, str] = _EMPTY
    answers: Mapping[str, Mapping[str, str]] = {}
    commands: Mapping[str, str] = _EMPTY
    facts: Mapping[str, str] = _EMPTY
    parts: Mapping[str, str] = _EMPTY
    names: Mapping[str, str] = _EMPTY
    scores: Mapping[str, str] = _EMPTY
    labels: Mapping[str, str] = _EMPTY
    terms: Mapping[str, str] = _EMPTY
    rules: Mapping[str, str] = _EMPTY
    refusals: Mapping[str, str] = _EMPTY
    legend: Legend = Legend()
    box: BoxTexts = BoxTexts()
    lessons: Mapping[str, LessonText] = {}


def whole(folder: Path, language: str) -> Texts:
    """All texts of a title in one language, from its `data/` folder."""
    box = msgspec.json.decode((folder / f"box.{language}.json").read_bytes(), type=BoxTexts)
    return replace(read(folder, language), box=box, lessons=_lessons(folder, language))


def read(folder: Path, language: str) -> Texts:
    """The texts in a folder without those of the box, which the kernel has none of."""
    texts = msgspec.json.decode((folder / f"words.{language}.json").read_bytes(), type=Texts)
    rules = _table(folder / f"rules.{language}.json")
    return replace(texts, rules=rules, legend=_legend(folder / f"signs.{language}.json"))


def _legend(file: Path) -> Legend:
    """The signs of a title; none if it prints no formulas."""
    return msgspec.json.decode(file.read_bytes(), type=Legend) if file.exists() else Legend()


def _lessons(folder: Path, language: str) -> Mapping[str, LessonText]:
    """What the steps of the introduction say; nothing if the title has none."""
    file = folder / f"introduction.{language}.json"
    lessons = dict[str, LessonText]
    return msgspec.json.decode(file.read_bytes(), type=lessons) if file.exists() else {}


def _table(file: Path) -> Mapping[str, str]:
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str])
