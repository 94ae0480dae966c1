"""The law of words: in every language each decision, command, fact, component and zone has words,
and what is said needs no value that is not there."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, inspect

from games.kernel.phrases import Phrases
from games.kernel.players import BY_STRENGTH
from games.kernel.seats import AtSeat, Spectator
from games.kernel.texts import OptionText
from games.kernel.title import AnyTitle
from games.kernel.visibility import Redactor
from games.kernel.words import LANGUAGES, Words
from tests.laws.budget import READING, looked_at
from tests.support.drawing import scene_of
from tests.support.games import Played
from tests.support.titles import INSTALLED, SLUGS, title_of

_REDACTOR = Redactor()
RULES = Path(__file__).parent.parent / "rules"


def words(played: Played) -> Iterator[str]:
    """What happens in a game is said in every language, to a seat and to a spectator."""
    title = played.title
    if title.words is None:
        return
    for language in LANGUAGES:
        phrases = title.words.of(language)
        yield from (f"{language}: {one}" for one in unspoken(title, phrases))
        for ply in looked_at(played, READING):
            for finding in _silent(phrases, ply.before, ply.facts):
                yield f"ply {ply.number}, {language}: {finding}"
        yield from (f"{language}: {one}" for one in _unnamed(title, phrases, played.end))
        yield from (f"{language}: {one}" for one in _uncoded(title, title.words, language, played))


def _silent(phrases: Phrases, before: Any, facts: tuple[Any, ...]) -> Iterator[str]:
    for frame in before.agenda.tops():
        if frame.seat is None:
            continue
        step: Any = _REDACTOR.redact(frame.step, AtSeat(frame.seat))
        if step["type"] not in phrases.asks:
            yield f"nothing asks for {step['type']}"
        elif not phrases.ask(step).strip():
            yield f"the prompt of {step} is empty"
    for fact in facts:
        for viewer in (AtSeat(0), Spectator()):
            seen: Any = _REDACTOR.redact(fact, viewer)
            text = phrases.fact(seen) if seen["type"] in phrases.facts else ""
            if "{" in text or "  " in text or text != text.strip():
                yield f"{seen} reads {text!r}"


def _answers(title: AnyTitle, phrases: Phrases) -> Iterator[str]:
    """Answers to no decision, or by no command."""
    commands = {str(one.__struct_config__.tag): one for one in _structs(title.types.command)}
    for step, answers in phrases.answers.items():
        if step not in phrases.asks:
            yield f"answers to {step}, which nothing asks for"
        for command in answers.keys() - commands.keys():
            yield f"answers to {step} by {command}, which is nothing"


def unspoken(title: AnyTitle, phrases: Phrases) -> Iterator[str]:
    """Types and components without words, and words about fields that do not exist."""
    for kind, table in ((title.types.command, phrases.commands), (title.types.fact, phrases.facts)):
        tags = {str(one.__struct_config__.tag): one for one in _structs(kind)}
        yield from (f"no words for {tag}" for tag in tags.keys() - table.keys())
        yield from (f"words for {tag}, which is nothing" for tag in table.keys() - tags.keys())
        for tag in tags.keys() & table.keys():
            known = {field.encode_name for field in _fields(tags[tag])} | {"seat"}
            for field in table[tag].fields:
                if field.partition(".")[0] not in known:
                    yield f"the words of {tag} name {field!r}, which it does not have"
    yield from _answers(title, phrases)
    for one in title.showing.catalogue():
        if one.id not in phrases.names:
            yield f"no name for component {one.id}"
        for amount in one.cost + one.gives + one.carries:
            if amount.of not in phrases.names.keys() | phrases.labels.keys():
                yield f"no name for {amount.of}, which {one.id} costs, gives or carries"
    kinds = {one.kind for one in title.showing.catalogue()}
    yield from (f"the kinds differ in {kind!r}" for kind in kinds ^ phrases.box.kinds.keys())
    if phrases.language != LANGUAGES[0] and len(phrases.box.notes) != len(title.meta.notes):
        yield f"the notes in {phrases.language} are not those of the title"
    yield from _unintroduced(title, phrases)
    yield from _untold(title, phrases)
    options = {field.encode_name: field.type for field in _fields(title.types.options)}
    named = phrases.box.options
    yield from (f"the options differ in {name!r}" for name in options.keys() ^ named.keys())
    for name in options.keys() & named.keys():
        yield from _unvalued(name, options[name], named[name], phrases.language)


def _unintroduced(title: AnyTitle, phrases: Phrases) -> Iterator[str]:
    """Bots without a name or a word on how they play, and sections of rules without a name; a title
    that has a single one need not name it."""
    bots, sections = phrases.box.bots, phrases.box.sections
    named = bots.keys() - (set(BY_STRENGTH) - title.bots.keys())  # the kernel names those for all
    yield from (f"the bots differ in {bot!r}" for bot in named ^ title.bots.keys())
    yield from (f"the bot {bot} is not explained" for bot, text in bots.items() if not text.hint)
    ruled = {rule.rpartition("-")[0] for rule in phrases.rules}
    if len({one for one in ruled if not one.startswith("KR-")}) > 1:
        yield from (f"the sections of rules differ in {one!r}" for one in ruled ^ sections.keys())


def _untold(title: AnyTitle, phrases: Phrases) -> Iterator[str]:
    """What is missing of the three sentences that a title of the house says of itself."""
    about = phrases.box.about
    if title.meta.slug in INSTALLED and len(about) != 3:
        yield f"{len(about)} sentences tell what the title is about, not three"
    for one in about:
        if not one.endswith(".") or one != one.strip() or not 40 <= len(one) <= 260:
            yield f"this is no sentence about a title: {one!r}"


def _unvalued(name: str, of: inspect.Type, text: OptionText, language: str) -> Iterator[str]:
    """Values of an option without a name, and an option that only English explains."""
    values = {str(value) for value in _words_of(of)}
    if values != text.values.keys():
        yield f"the values of {name} are {sorted(values)}, not {sorted(text.values)}"
    if not text.name or (language != LANGUAGES[0] and not text.hint):
        yield f"the option {name} is not explained"


def _uncoded(title: AnyTitle, spoken: Words, language: str, played: Played) -> Iterator[str]:
    """Lines of score sheets without words or a code of their own."""
    result = title.rules.result(played.end)
    if result is None:
        return
    phrases = spoken.of(language)
    for sheet in (*result.standings, *result.automata):
        codes = {line.label: spoken.score(line.label, language)[0] for line in sheet.breakdown}
        if len(set(codes.values())) != len(codes):
            yield f"two lines of a score sheet share a code: {codes}"
        for label, code in codes.items():
            if label not in phrases.scores and not {label, code} & phrases.names.keys():
                yield f"no words for the line {label!r} of a score sheet"


def _words_of(of: inspect.Type) -> Iterator[str | int]:
    """The fixed values of an option, or of the members of a list."""
    match of:
        case inspect.Metadata():
            yield from _words_of(of.type)
        case inspect.LiteralType():
            yield from of.values
        case inspect.UnionType():
            for one in of.types:
                yield from _words_of(one)
        case inspect.VarTupleType():
            yield from _words_of(of.item_type)
        case _:
            pass


def _unnamed(title: AnyTitle, phrases: Phrases, state: Any) -> Iterator[str]:
    """Boards, zones and gauges without a name."""
    if title.showing.scene is None:
        return
    scene = scene_of(title, state, Spectator())
    names = {board.name for board in scene.boards}
    names |= {zone.name for board in scene.boards for zone in board.zones}
    names |= {gauge.name for board in scene.boards for gauge in board.gauges}
    yield from (
        f"no name for {name!r} of the scene" for name in sorted(names - phrases.names.keys())
    )


def _structs(union: Any) -> tuple[type[Struct], ...]:
    info = inspect.type_info(union)
    parts = info.types if isinstance(info, inspect.UnionType) else (info,)
    return tuple(part.cls for part in parts if isinstance(part, inspect.StructType))


def _fields(kind: type[Struct]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info.fields


def test_words(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *words(played)) for played in batch] == [(p.name,) for p in batch]


@pytest.mark.parametrize("slug", SLUGS)
def test_languages_say_the_same_things(slug: str) -> None:
    title = title_of(slug)
    if title.words is None:
        return
    first, *others = (title.words.of(language) for language in LANGUAGES)
    for other in others:
        for table in ("asks", "answers", "commands", "facts", "parts", "names", "terms", "rules"):
            assert getattr(first, table).keys() == getattr(other, table).keys(), table


@pytest.mark.parametrize("slug", SLUGS)
def test_every_bot_is_ranked_and_one_is_the_opponent(slug: str) -> None:
    """The order is that of `bench.ladder`; here is held that it is one, of all bots."""
    title = title_of(slug)
    ranked = title.meta.bots
    scale = ("easy", "medium", "hard", "expert")
    places = [scale.index(one.strength) for one in ranked]
    assert sorted(one.bot for one in ranked) == sorted(title.bots)
    assert places == sorted(places)
    strengths = {one.bot: one.strength for one in ranked}
    middle = "medium" if "medium" in strengths.values() else "easy"
    assert strengths[title.meta.opponent] == middle
    assert 5 <= title.meta.minutes <= 600
