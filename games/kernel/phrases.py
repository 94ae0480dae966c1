"""Phrases: the texts of one language, parsed, and filled in with the values of a case.

Phrases are written in a part of ICU MessageFormat, so that translators and browsers know it:

    {field}                                            the value: names and parts are looked up
    {field, plural, one {# corn} few {# kukuřice} other {# kukuřic}}   by the language's rules
    {field, select, up {steps up} other {steps down}}  by the value (true, false, null, a word)

`{seat}` and any other argument of the form `{giver, seat}` read as the name of that seat, or of
each of several seats. A list reads "a, b and c", and as `{price, amounts}` it counts what stands in
it several times: "2 gems and 1 tool". What is hidden from the reader reads "2 hidden". A value
without a phrase or a name reads as it is.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.kernel import texts
from games.kernel.formula import Legend
from games.kernel.message import Message, parsed
from games.kernel.reader import Part, PartReader, Reader
from games.kernel.texts import BoxTexts, LessonText, Texts


class Phrases(Struct, frozen=True, kw_only=True):
    """The phrases of one language, parsed. `table` says what happened beside the moves, `rules`
    are the rule texts by id, `lessons` what the steps of the introduction say, by `step.field`."""

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
    answers: Mapping[str, Mapping[str, Message]] = {}
    lessons: Mapping[str, Message] = {}
    legend: Legend = Legend()
    box: BoxTexts = BoxTexts()

    def ask(self, step: Mapping[str, Any], seats: Sequence[str] = ()) -> str:
        """The prompt of a decision. Values come as JSON, redacted for the reader."""
        return self._said(self.asks, step, seats)

    def command(self, command: Mapping[str, Any], seats: Sequence[str] = ()) -> str:
        """What a command says, without who says it."""
        return self._said(self.commands, command, seats)

    def answer(
        self, step: Mapping[str, Any], command: Mapping[str, Any], seats: Sequence[str] = ()
    ) -> str:
        """What a command says that answers a decision; values come as in `ask`."""
        message = self.answers.get(step["type"], {}).get(command["type"])
        if message is None:
            return self.command(command, seats)
        return self._filled(message, {**step, **command}, seats)

    def command_parts(
        self, command: Mapping[str, Any], seats: Sequence[str] = ()
    ) -> tuple[Part, ...]:
        """What a command says, in pieces that say what they name."""
        reader = PartReader(self, seats)
        return reader.parts(self.commands[command["type"]].filled(command, reader))

    def fact(self, fact: Mapping[str, Any], seats: Sequence[str] = ()) -> str:
        """What a fact of the title or of the table says; empty for facts that only the engine
        needs."""
        return self._said(self.table if fact["type"] in self.table else self.facts, fact, seats)

    def names_seats(self, step: str, commands: Iterable[str]) -> bool:
        """Whether the prompt of a step or one of its commands, by their tags, names a seat."""
        answers = self.answers.get(step, {})
        table = (answers.get(one, self.commands[one]) for one in commands)
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

    def lesson(self, step: str, part: str) -> str:
        """What a step of the introduction says in a part of it (`games.kernel.texts.LessonText`);
        empty if it says nothing there."""
        message = self.lessons[f"{step}.{part}"]
        return self._filled(message, {field: field for field in message.fields}, ())

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

    def seat(self, seat: int) -> str:
        """What a seat is called whose player has no name: with its letter, as boards have it."""
        return self.name("seat").replace("#", str(seat)).replace("@", chr(ord("A") + seat))

    def called(self, key: str) -> str:
        """What something in a scene is called: a component, a zone, a gauge, a kind or a mark."""
        of = key.partition("#")[0]
        for names in (self.names, self.box.kinds, self.labels):
            for one in (key, of):
                if (found := names.get(one)) is not None:
                    return found
        return key.replace("_", " ")

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
        return message.filled(values, Reader(self, seats))


def phrased(language: str, own: Texts) -> Phrases:
    """The phrases of a title in one language, on top of the kernel's own."""
    common = texts.read(Path(__file__).parent / "data", language)
    return Phrases(
        language=language,
        asks=_parsed(own.asks),
        answers={step: _parsed(table) for step, table in own.answers.items()},
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
        lessons=_parsed(_flat(own.lessons)),
        legend=common.legend.joined(own.legend),
        box=replace(
            own.box,
            bots={**common.box.bots, **own.box.bots},
            sections={**common.box.sections, **own.box.sections},
        ),
    )


def _apart(common: Mapping[str, str], own: Mapping[str, str]) -> Mapping[str, str]:
    """The refusals of the kernel and of a title, which must not share a key."""
    if shared := common.keys() & own.keys():
        raise ValueError(f"refusals of the kernel have these keys already: {sorted(shared)}")
    return {**common, **own}


def _flat(lessons: Mapping[str, LessonText]) -> Mapping[str, str]:
    """The texts of lessons by step and part."""
    parts = LessonText.__struct_fields__
    return {f"{step}.{part}": getattr(one, part) for step, one in lessons.items() for part in parts}


def _parsed(*several: Mapping[str, str]) -> Mapping[str, Message]:
    return {key: parsed(text) for one in several for key, text in one.items()}
