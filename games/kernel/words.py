"""Words: phrases of commands, decisions, facts and components as data, one file per language.

`data/words.en.json` and `data/words.cs.json` of a title hold, by tag or id:

* `asks`: the prompt of each decision (by the tag of its step),
* `commands`: what a button says, `facts`: what a line of the log says,
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

`data/box.en.json` and `data/box.cs.json` hold what the box says of itself: `options` and their
values, `kinds` of components, and `notes` (those of `meta`, in languages other than English).

Phrases are written in a part of ICU MessageFormat, so that translators and browsers know it:

    {field}                                            the value: names and parts are looked up
    {field, plural, one {# corn} few {# kukuřice} other {# kukuřic}}   by the language's rules
    {field, select, up {steps up} other {steps down}}  by the value (true, false, null, a word)

`{seat}` and any other argument of the form `{giver, seat}` read as the name of that seat, or of
each of several seats. A list reads "a, b and c", and as `{price, amounts}` it counts what stands in
it several times: "2 gems and 1 tool". What is hidden from the reader reads "2 hidden". A value
without a phrase or a name reads as it is.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from itertools import chain
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from games.kernel.formula import Legend
from games.kernel.message import Message, Rule, parsed
from games.kernel.refusal import Illegal

LANGUAGES = ("en", "cs")
"""Every title speaks these; the first one is the fallback."""

_EMPTY: Mapping[str, str] = {}
_BETWEEN = re.compile(r"(, | and | or )")
_LETTER = re.compile(r"[a-z]")
_NO_WORD = re.compile(r"[^a-z0-9]+")


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
    """What a title says of itself in one language: the options of a host by their names, the kinds
    of its components, its bots, the sections of its rules (`TZ-PLC` of `TZ-PLC-05`), and notes
    (those of `meta` if there are none)."""

    options: Mapping[str, OptionText] = {}
    kinds: Mapping[str, str] = {}
    bots: Mapping[str, BotText] = {}
    sections: Mapping[str, str] = {}
    notes: tuple[str, ...] = ()


class Phrases(Struct, frozen=True, kw_only=True):
    """The phrases of one language, parsed. `table` says what happened beside the moves, `rules`
    are the rule texts by id."""

    language: str
    asks: Mapping[str, Message]
    commands: Mapping[str, Message]
    facts: Mapping[str, Message]
    table: Mapping[str, Message]
    parts: Mapping[str, Message]
    names: Mapping[str, str]
    scores: Mapping[str, str]
    labels: Mapping[str, str]
    terms: Mapping[str, Message]
    rules: Mapping[str, str]
    refusals: Mapping[str, Message] = {}
    legend: Legend = Legend()
    box: BoxTexts = BoxTexts()

    def ask(self, step: Mapping[str, Any], seats: Sequence[str] = ()) -> str:
        """The prompt of a decision. Values come as JSON, redacted for the reader."""
        return self._said(self.asks, step, seats)

    def command(self, command: Mapping[str, Any], seats: Sequence[str] = ()) -> str:
        """What a command says, without who says it."""
        return self._said(self.commands, command, seats)

    def fact(self, fact: Mapping[str, Any], seats: Sequence[str] = ()) -> str:
        """What a fact of the title or of the table says; empty for facts that only the engine
        needs."""
        return self._said(self.table if fact["type"] in self.table else self.facts, fact, seats)

    def names_seats(self, step: str, commands: Iterable[str]) -> bool:
        """Whether the prompt of a step or one of its commands, by their tags, names a seat."""
        table = (self.commands[one] for one in commands)
        return self.asks[step].names_seats or any(one.names_seats for one in table)

    def refusal_names_seats(self, key: str) -> bool:
        """Whether the sentence of a refusal names a seat."""
        message = self.refusals.get(key)
        return message is not None and message.names_seats

    def wordless(self, kind: str) -> bool:
        """Whether only the engine needs facts of a kind: nothing is ever said of them."""
        return not (self.table if kind in self.table else self.facts)[kind].pieces

    def term(self, key: str, **values: Any) -> str:
        """A sentence or word of the title."""
        return self._filled(self.terms[key], values, ())

    def refusal(self, key: str, values: Mapping[str, Any], seats: Sequence[str] = ()) -> str:
        """Why something was refused; `values` are those of the refusal, as JSON has them. Without
        a sentence for it, as of a title without words, the key says so."""
        message = self.refusals.get(key)
        if message is None:
            return f"{key.replace('-', ' ').capitalize()}."
        return self._filled(message, values, seats)

    def sentence(self, message: Message, values: Mapping[str, Any]) -> str:
        """A message with its values."""
        return self._filled(message, values, ())

    def name(self, of: str) -> str:
        """The name of a component (copies `id#k` share one) or of a fixed word."""
        found = self.names.get(of)
        return self.names.get(of.partition("#")[0], of) if found is None else found

    def bot(self, bot: str) -> str:
        """What a strategy is called."""
        found = self.box.bots.get(bot)
        return bot if found is None else found.name

    def rule(self, rule: str) -> str | None:
        """The text of a rule."""
        return self.rules.get(rule)

    def _said(
        self, table: Mapping[str, Message], value: Mapping[str, Any], seats: Sequence[str]
    ) -> str:
        return self._filled(table[value["type"]], value, seats)

    def _filled(self, message: Message, values: Mapping[str, Any], seats: Sequence[str]) -> str:
        return message.filled(values, _Reader(self, seats))


class _Reader:
    """Reads single values of a phrase aloud."""

    def __init__(self, phrases: Phrases, seats: Sequence[str]) -> None:
        self._phrases = phrases
        self._seats = seats

    @property
    def rule(self) -> Rule:
        """The plural rule of the language."""
        return Rule(self._phrases.language)

    def seat(self, seat: Any) -> str:
        """The name of a seat, or of several: the player's if it is known, else that of any seat,
        with its number (`#`) or its letter (`@`, as boards have it) filled in."""
        if isinstance(seat, list | tuple):
            return self._listed([self.seat(one) for one in seat])
        if isinstance(seat, int) and seat < len(self._seats):
            return self._seats[seat]
        letter = chr(ord("A") + seat) if isinstance(seat, int) else str(seat)
        return self._phrases.name("seat").replace("#", str(seat)).replace("@", letter)

    def bot(self, bot: str) -> str:
        """The name of a strategy."""
        return self._phrases.bot(bot)

    def amounts(self, names: Any) -> str:
        """Things by their names: of each kind how many there are."""
        if not isinstance(names, list | tuple):
            return self.value(names)
        return self._listed([self._amount(name, n) for name, n in Counter(names).items()])

    def value(self, value: Any) -> str:
        """Any value as a reader may see it."""
        phrases = self._phrases
        match value:
            case None | False:
                return phrases.name("none")
            case True:
                return phrases.name("yes")
            case str():
                return phrases.name(value)
            case {"hidden": int(count), **rest} if not rest:
                return phrases.terms["hidden"].filled({"hidden": count}, self)
            case Mapping():
                return self._part(value)
            case list() | tuple():
                return self._listed([self.value(one) for one in value])
            case _:
                return str(value)

    def _part(self, value: Mapping[str, Any]) -> str:
        """A nested value: by its phrase, a step by its prompt, else the amounts in it that are not
        nothing."""
        kind = value.get("type", "")
        part = self._phrases.parts.get(kind) or self._phrases.asks.get(kind)
        if part is not None:
            return part.filled(value, self)
        amounts = [self._amount(name, n) for name, n in value.items() if n and name != "type"]
        return self._listed(amounts)

    def _amount(self, name: str, n: Any) -> str:
        """An amount of something: by the part of that name, else the number and the name."""
        part = self._phrases.parts.get(name)
        if part is not None:
            return part.filled({name: n, "n": n}, self)
        return f"{self.value(n)} {self._phrases.name(name)}"

    def _listed(self, parts: Sequence[str]) -> str:
        if not parts:
            return self._phrases.name("nothing")
        if len(parts) == 1:
            return parts[0]
        return f"{', '.join(parts[:-1])} {self._phrases.name('and')} {parts[-1]}"


class Texts(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The phrases of one language as they are written: what a file of words holds."""

    asks: Mapping[str, str] = _EMPTY
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


def coded(label: str) -> str:
    """A label as one word of small letters, digits and underscores."""
    return _NO_WORD.sub("_", label.lower()).strip("_")


class Words(Struct, frozen=True, dict=True):
    """The phrases of a title in every language."""

    by_language: Mapping[str, Phrases]

    def of(self, language: str) -> Phrases:
        """The phrases of a language, of the first one if the title does not speak it."""
        return self.by_language.get(language) or self.by_language[LANGUAGES[0]]

    def score(self, label: str, language: str) -> tuple[str, str]:
        """The code of a line of a score sheet, and what it is called in a language. Labels are in
        logs and never change, so the code does not either: the id of the component that the label
        names, else the label as one word."""
        phrases = self.of(language)
        code = self._ids.get(label, label.partition("#")[0])
        said = phrases.scores.get(label) or phrases.name(code)
        return coded(code), said

    def refusal(
        self, illegal: Illegal, language: str = LANGUAGES[0], seats: Sequence[str] = ()
    ) -> str:
        """Why something was refused, in a language. `seats` are the names of the players."""
        return self.of(language).refusal(illegal.key, illegal.values, seats)

    def speaks(self, key: str) -> bool:
        """Whether a refusal of this key has a sentence."""
        return key in self.of(LANGUAGES[0]).refusals

    def printed(self, english: str, language: str) -> str:
        """A label or a value of a fact in the catalogue, in a language: a word, an amount, several
        of them, or a word and a number; as it is if nothing says how it reads."""
        phrases = self.of(language)
        if language == LANGUAGES[0] or not _LETTER.search(english):
            return english
        key = self._names.get(english, english)
        for table in (phrases.labels, phrases.box.kinds, phrases.names):
            if (told := table.get(key)) is not None:
                return told
        parts = _BETWEEN.split(english)
        if len(parts) > 1:
            return _listed(parts, phrases, lambda one: self.printed(one, language))
        first, _, last = english.rpartition(" ")
        if last.isdigit():
            return f"{self.printed(first, language)} {last}"
        return self._amount(phrases, english)

    def _amount(self, phrases: Phrases, english: str) -> str:
        """An amount (`2 corn`, `-1 point`) in a language."""
        count, _, of = english.partition(" ")
        if not of or not count.removeprefix("-").isdigit():
            return english
        part = phrases.parts.get(of) or phrases.parts.get(of.removesuffix("s"))
        if part is not None:
            return phrases.sentence(part, {"n": int(count), of: int(count)})
        term = phrases.terms.get(of) or phrases.terms.get(f"{of}s")
        if term is not None:
            return phrases.sentence(term, {"n": int(count)})
        return f"{count} {self.printed(of, phrases.language)}"

    @cached_property
    def _names(self) -> Mapping[str, str]:
        """The id of each name in English."""
        names = self.of(LANGUAGES[0]).names
        return {name: of for of, name in names.items() if of not in names.values()} | {
            of: of for of in names
        }

    @cached_property
    def _ids(self) -> Mapping[str, str]:
        """The id of each English name that is not the key of a name itself."""
        english = self.of(LANGUAGES[0])
        ids = {name: of for of, name in english.names.items()}
        return {name: of for name, of in ids.items() if name not in english.names}


def _listed(parts: Sequence[str], phrases: Phrases, said: Callable[[str], str]) -> str:
    """Things in a row, with the links between them in a language."""
    links = (one if one == ", " else f" {phrases.name(one.strip())} " for one in parts[1::2])
    first, *others = map(said, parts[::2])
    return first + "".join(chain.from_iterable(zip(links, others, strict=True)))


def words(folder: Path) -> Words:
    """The words in a title's `data/` folder: `words.en.json`, `rules.en.json` and so on."""
    return spoken({language: _whole(folder, language) for language in LANGUAGES})


@cache
def table_words() -> Words:
    """The kernel's own words: of tables, whatever is played there."""
    return spoken({language: Texts() for language in LANGUAGES})


def reason(
    words: Words | None,
    illegal: Illegal,
    language: str = LANGUAGES[0],
    seats: Sequence[str] = (),
) -> str:
    """Why something was refused, in the words of a title, or in the kernel's if it has none."""
    return (table_words() if words is None else words).refusal(illegal, language, seats)


def spoken(texts: Mapping[str, Texts]) -> Words:
    """The words of a title, on top of the kernel's own (lists, seats).

    ValueError: a phrase is not well formed.
    """
    return Words({language: _phrases(language, own) for language, own in texts.items()})


def _phrases(language: str, own: Texts) -> Phrases:
    common = _read(Path(__file__).parent / "data", language)
    return Phrases(
        language=language,
        asks=_parsed(own.asks),
        commands=_parsed(own.commands),
        facts=_parsed(own.facts),
        table=_parsed(common.facts),
        parts=_parsed(own.parts),
        names={**common.names, **own.names},
        scores=own.scores,
        labels={**common.labels, **own.labels},
        terms=_parsed(common.terms, own.terms),
        rules={**common.rules, **own.rules},
        refusals=_parsed(_apart(common.refusals, own.refusals)),
        legend=common.legend.joined(own.legend),
        box=replace(
            own.box,
            bots={**common.box.bots, **own.box.bots},
            sections={**common.box.sections, **own.box.sections},
        ),
    )


def _whole(folder: Path, language: str) -> Texts:
    box = msgspec.json.decode((folder / f"box.{language}.json").read_bytes(), type=BoxTexts)
    return replace(_read(folder, language), box=box)


def _read(folder: Path, language: str) -> Texts:
    texts = msgspec.json.decode((folder / f"words.{language}.json").read_bytes(), type=Texts)
    rules = _table(folder / f"rules.{language}.json")
    return replace(texts, rules=rules, legend=_legend(folder / f"signs.{language}.json"))


def _apart(common: Mapping[str, str], own: Mapping[str, str]) -> Mapping[str, str]:
    """The refusals of the kernel and of a title, which must not share a key."""
    if shared := common.keys() & own.keys():
        raise ValueError(f"refusals of the kernel have these keys already: {sorted(shared)}")
    return {**common, **own}


def _legend(file: Path) -> Legend:
    """The signs of a title; none if it prints no formulas."""
    return msgspec.json.decode(file.read_bytes(), type=Legend) if file.exists() else Legend()


def _table(file: Path) -> Mapping[str, str]:
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str])


def _parsed(*texts: Mapping[str, str]) -> Mapping[str, Message]:
    return {key: parsed(text) for one in texts for key, text in one.items()}
