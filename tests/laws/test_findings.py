"""The law of findings: what the verifier, the clocks and the log find wrong is a key with values,
each key has its sentence in every language with the same values, and no sentence is left that
nothing says. The browser says the same by the same keys."""

import ast
import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, get_args

import pytest

from events.codec import tag
from games.kernel.message import Message, parsed
from games.kernel.registry import Registry
from games.kernel.table.state import TableFact
from games.kernel.words import LANGUAGES
from tests.laws.counting import counted_by, uncounted_among
from verifier.sheet import CHECKS, describe
from verifier.verifying import verify

ROOT: Final = Path(__file__).parents[2]
PLACES: Final[Mapping[str, str]] = {
    "verifier": "verifier clocks events",
    "service/cli": "service/cli",
}
"""Folders of words, and where their keys are said."""

KEYWORDS: Final = {
    "NoteError": 1,
    "KeyFormatError": 1,
    "PointerError": 1,
    "UnfitError": 1,
    "MisfitError": 2,
    "Disagreement": 2,
    "_unless": 2,
    "say": 1,
}
"""What is called with a key and then with values by name, and its arguments that come before."""

SAID_BY_KIND: Final[Mapping[str, Mapping[str, str]]] = {
    "service/cli": {
        "archive-check": "service/backup/archived service/cli/common",
        "mirror": "service/cli/mirror",
    }
}
"""Keys whose last part is the kind of a fault, and where faults are found."""

ALWAYS: Final[Mapping[str, set[str]]] = {"table": {"type"}, "fields": {"version", "type"}}
"""Values that findings of a check get in one place (`unfounded`, `unfit_fields`)."""

CALLED: Final[Mapping[str, set[str]]] = {
    "_named": {"version", "type"},
    "values": {"effect", "to", "seat"},
}
"""The values that a function gives."""

ONLY_IN_THE_BROWSER: Final = {
    "check.draws": "it looks at draws, and knows no rules that would decide moves again",
    "draws.departed": "the service has told it so",
    "draws.derived": "",
    "draws.no-draws": "",
    "draws.other-count": "",
    "draws.other-draw": "",
    "draws.told": "",
    "checkpoint.half-checked": "a browser may lack the library that checks ML-DSA-44",
    "document.misshapen": "the verifier says what its decoder does: document.unreadable",
    "document.not-utf8": "the verifier says what its decoder does: document.unreadable",
    "keys.brought": "the verifier says it of each signature",
    "keys.known": "the verifier says it of each signature",
    "policy.none": "a page has no policy until one is dropped or pasted",
    "policy.unchecked-log": "a browser may lack the library that checks ML-DSA-44",
    "said.unrevealed": "the verifier says it of each check: seed.unrevealed",
}


class Said(NamedTuple):
    """A key that the code says, and the names of its values; None if these are not told there."""

    key: str
    place: str
    values: frozenset[str] | None


@cache
def texts(folder: str, language: str) -> Mapping[str, Message]:
    """The sentences in a folder, in a language."""
    table = json.loads((ROOT / folder / f"words.{language}.json").read_text())
    return {key: parsed(text) for key, text in table.items()}


@cache
def said(folder: str) -> tuple[Said, ...]:
    """Every sentence that is said with the words of a folder."""
    return tuple(
        one
        for place in PLACES[folder].split()
        for file in sorted((ROOT / place).rglob("*.py"))
        for one in _said(ast.parse(file.read_text()), str(file.relative_to(ROOT)))
    )


def _said(tree: ast.Module, file: str) -> Iterator[Said]:
    functions = [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)]
    for scope in (*functions, tree):
        for node in ast.walk(scope):
            if isinstance(node, ast.Call) and (scope is not tree or not _inside(node, functions)):
                for key, values in _call(node, scope):
                    yield Said(key, f"{file}:{node.lineno}", values)


def _inside(node: ast.Call, functions: list[ast.FunctionDef]) -> bool:
    return any(one.lineno <= node.lineno <= (one.end_lineno or 0) for one in functions)


def _call(node: ast.Call, scope: ast.AST) -> Iterator[tuple[str, frozenset[str] | None]]:
    name = ast.unparse(node.func).rpartition(".")[2]
    if name == "Sentence" and node.args:
        values = _values(node.args[1], scope) if len(node.args) > 1 else frozenset[str]()
        yield from ((key, values) for key in _keys(node.args[0]))
    elif name in KEYWORDS:
        names = [one.arg for one in node.keywords]
        given = {"member"} if name == "MisfitError" else set()
        values = None if None in names else frozenset({*filter(None, names), *given})
        for argument in node.args[: KEYWORDS[name]]:
            yield from ((key, values) for key in _keys(argument))


def _keys(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(key)):
            yield key
        case ast.IfExp(body=body, orelse=orelse):
            yield from _keys(body)
            yield from _keys(orelse)
        case _:
            pass


def _values(node: ast.expr, scope: ast.AST) -> frozenset[str] | None:
    """The names in a dictionary, as it is written or as it was assigned in the same function."""
    match node:
        case ast.Dict(keys=keys, values=values):
            spread = [_values(one, scope) for key, one in zip(keys, values, strict=True) if not key]
            own = {one.value for one in keys if isinstance(one, ast.Constant)}
            return None if None in spread else frozenset(own.union(*filter(None, spread)))
        case ast.Call(func=ast.Name(id=name)) if name in CALLED:
            return frozenset(CALLED[name])
        case ast.Name(id=name):
            found = [_values(one, scope) for one in _assigned(name, scope)]
            return None if None in found or not found else frozenset().union(*filter(None, found))
        case _:
            return None


def _assigned(name: str, scope: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                yield value
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                pairs = zip(names, values, strict=True)
                yield from (one for to, one in pairs if isinstance(to, ast.Name) and to.id == name)
            case ast.AugAssign(target=ast.Name(id=target), value=value) if target == name:
                yield value
            case _:
                pass


def strings(place: str) -> set[str]:
    """All texts in the code of a folder."""
    return {
        node.value
        for file in (ROOT / place).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("folder", PLACES)
def test_every_key_has_its_sentence_and_every_sentence_its_key(folder: str) -> None:
    known = texts(folder, LANGUAGES[0]).keys()
    prefixes = {key.partition(".")[0] for key in known}
    kinds = {tag(one) for one in get_args(TableFact)}
    written = {one for place in PLACES[folder].split() for one in strings(place)}
    shaped = {
        key
        for key in written
        if re.fullmatch(r"[a-z]+\.[a-z0-9-]+", key) and key.partition(".")[0] in prefixes
    }
    assert shaped - kinds - known == set(), "keys without a sentence"
    for first, places in SAID_BY_KIND.get(folder, {}).items():
        written |= {f"{first}.{one}" for place in places.split() for one in strings(place)}
    assert known - written == set(), "sentences that nothing says"
    assert {one.key for one in said(folder)} <= known


@pytest.mark.parametrize("folder", PLACES)
def test_sentences_have_the_same_values_everywhere(folder: str) -> None:
    english = texts(folder, LANGUAGES[0])
    for language in LANGUAGES:
        other = texts(folder, language)
        assert other.keys() == english.keys(), language
        fields = {key: message.fields for key, message in other.items()}
        assert fields == {key: message.fields for key, message in english.items()}, language


@pytest.mark.parametrize("folder", PLACES)
def test_every_sentence_gets_its_values(folder: str) -> None:
    told = [one for one in said(folder) if one.values is not None]
    assert len(told) > len(texts(folder, LANGUAGES[0])) / 2
    lacking = {
        one: missing
        for one in told
        if (missing := texts(folder, LANGUAGES[0])[one.key].fields - _given(one))
    }
    assert lacking == {}


def _given(one: Said) -> set[str]:
    return {*(one.values or ()), *ALWAYS.get(one.key.partition(".")[0], ())}


@pytest.mark.parametrize("folder", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_count_by_plurals(folder: str, language: str) -> None:
    messages = texts(folder, language)
    numbers = counted_by(messages.values())
    assert numbers
    assert uncounted_among(messages, numbers, {"s"}) == {}


def test_the_browser_says_the_same_by_the_same_keys() -> None:
    words = (ROOT / "web/src/words/en/audit.ts").read_text()
    keys = set(re.findall(r"^  '([a-z]+\.[a-z0-9-]+)':", words, re.MULTILINE))
    ours = texts("verifier", LANGUAGES[0]).keys()
    checks = {key.partition(".")[0] for key in ours} | {"draws"}
    theirs = {key for key in keys if key.partition(".")[0] in checks}
    assert len(theirs & ours) > 100
    assert theirs - ours == set(ONLY_IN_THE_BROWSER)


def test_every_check_has_a_name() -> None:
    names = {key for key in texts("verifier", LANGUAGES[0]) if key.startswith("check.")}
    assert {one.key for one in CHECKS.values()} == {f"check.{name}" for name in CHECKS} == names


def test_a_report_speaks_every_language() -> None:
    report = verify("game.json", b'{"events": 7}', Registry.installed())
    assert (report.good, [one.key for one in report.findings]) == (False, ["document.unreadable"])
    english, czech = (describe(report, language=one) for one in LANGUAGES)
    assert english.splitlines()[0] == "game.json: unreadable"
    assert english.splitlines()[-1] == "  This export cannot be trusted."
    assert re.match(r"  ! dokument +toto nelze přečíst jako export: ", czech.splitlines()[1])
    assert czech.splitlines()[-1] == "  Tomuto exportu nelze věřit."


@pytest.mark.parametrize(
    ("document", "english", "czech"),
    [
        (b"{}", "Missing required field `events`.", "Chybí povinné pole `events`."),
        (b'{"format": 7}', "$.format: Expected `str`, got `int`.", "$.format: Očekává se `str`"),
        (b'{"a":', "Input data was truncated.", "Data se přerušila."),
    ],
)
def test_what_does_not_fit_is_said_in_every_language(
    document: bytes, english: str, czech: str
) -> None:
    """The decoder says it in English only."""
    report = verify("game.json", document, Registry.installed())
    for language, told in zip(LANGUAGES, (english, czech), strict=True):
        assert told in describe(report, language=language)
