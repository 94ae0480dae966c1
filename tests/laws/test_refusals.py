"""The law of refusals: each one that the rules of a title can give has its sentence in every
language, with all of its values; and no sentence is left that nothing gives."""

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from games.kernel.phrases import Phrases
from games.kernel.words import LANGUAGES, table_words
from tests.support.rules import KERNEL, rule_ids
from tests.support.titles import title_of

GAMES: Final = Path(__file__).parents[2] / "games"
KEYED: Final = ("ancient-knowledge", "eldervale", "monumental", "through-the-ages", "tzolkin")

OPTIONAL: Final = {"ask"}
"""Values that a sentence can do without."""


class Refusal(NamedTuple):
    """A place of the code that refuses something."""

    key: str
    place: str
    values: frozenset[str] | None
    """The names of the values, None if they are not to be read from the code."""


class Code(NamedTuple):
    """What is written in the modules of a title: what refuses, the rules that refusals and
    decisions name, and every name by its module."""

    refusals: Sequence[Refusal]
    rules: Set[str]
    names: Mapping[str, Set[str]]


@cache
def code(slug: str) -> Code:
    """Reads the modules of a title, once for all tests."""
    refusals: list[Refusal] = []
    rules: set[str] = set()
    names: dict[str, set[str]] = {}
    for file in sorted((GAMES / slug.replace("-", "_")).rglob("*.py")):
        nodes = [*ast.walk(ast.parse(file.read_text()))]
        refusals += _refusals(nodes, str(file.relative_to(GAMES)))
        rules.update(_rules(nodes))
        names[str(file)] = set(_identifiers(nodes))
    return Code(refusals, rules, names)


def _refusals(nodes: Iterable[ast.AST], file: str) -> Iterator[Refusal]:
    """Every key that a title names: the second argument of `Illegal`, and what is assigned to
    `key`, by decisions and before a call."""
    for node in nodes:
        place = f"{file}:{getattr(node, 'lineno', 0)}"
        match node:
            case ast.Call(func=ast.Name(id="Illegal"), args=[_, key], keywords=keywords):
                names = [one.arg for one in keywords]
                values = None if None in names else frozenset(filter(None, names))
                yield from (Refusal(one, place, values) for one in _literals(key, place))
            case ast.ClassDef(body=body):
                yield from (Refusal(one, place, frozenset()) for one in _assigned(body))
            case ast.FunctionDef() if any(map(_refuses_by_key, ast.walk(node))):
                yield from (Refusal(one, place, None) for one in _assigned(ast.walk(node)))
            case _:
                pass


def _literals(key: ast.expr, place: str) -> Iterator[str]:
    """The keys of a call; those that stand in `key` are found where it is assigned."""
    match key:
        case ast.Name(id="key") | ast.Attribute(attr="key"):
            return
        case ast.Constant() | ast.IfExp():
            yield from _written(key)
        case _:
            raise AssertionError(f"{place}: the key is not written there: {ast.unparse(key)}")


def _refuses_by_key(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Name(id="Illegal"), args=[_, ast.Name(id="key")]):
            return True
        case _:
            return False


def _assigned(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The keys that are assigned to `key`."""
    for node in nodes:
        match node:
            case ast.Assign(targets=[ast.Name(id="key")], value=key):
                yield from _written(key)
            case _:
                pass


def _written(key: ast.expr) -> Iterator[str]:
    match key:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from _written(body)
            yield from _written(orelse)
        case _:
            pass


def phrases(slug: str, language: str) -> Phrases:
    words = title_of(slug).words
    assert words is not None
    return words.of(language)


@pytest.mark.parametrize("slug", KEYED)
def test_what_the_rules_refuse_is_what_the_words_say(slug: str) -> None:
    keys = {one.key for one in code(slug).refusals}
    common = table_words().of(LANGUAGES[0]).refusals.keys()
    for language in LANGUAGES:
        said = phrases(slug, language).refusals.keys()
        assert (keys - said, said - common - keys) == (set(), set()), language


@pytest.mark.parametrize("slug", KEYED)
def test_every_sentence_has_its_values(slug: str) -> None:
    for language in LANGUAGES:
        sentences = phrases(slug, language).refusals
        lacking = {
            (one.key, one.place): missing
            for one in code(slug).refusals
            if one.values is not None
            if (missing := _fields(sentences[one.key].fields) - one.values - OPTIONAL)
        }
        assert lacking == {}, language


def _fields(paths: frozenset[str]) -> set[str]:
    return {one.partition(".")[0] for one in paths}


@pytest.mark.parametrize("slug", KEYED)
def test_every_rule_that_refuses_exists(slug: str) -> None:
    assert code(slug).rules - rule_ids(slug) - KERNEL == set()


def _rules(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The rules that refusals and decisions name."""
    for node in nodes:
        match node:
            case (
                ast.Call(func=ast.Name(id="Illegal"), args=[ast.Constant(value=str(rule)), _])
                | ast.Assign(targets=[ast.Name(id="rule")], value=ast.Constant(value=str(rule)))
            ):
                yield rule
            case _:
                pass


@pytest.mark.parametrize("slug", KEYED)
def test_no_refusal_is_written_in_english(slug: str) -> None:
    package = GAMES / slug.replace("-", "_")
    assert not [*package.glob("data/refusals.*")]
    left = {"unkeyed", "Reasons", "REASONS", "because"}
    named = {file: sorted(names & left) for file, names in code(slug).names.items()}
    assert {file: words for file, words in named.items() if words} == {}


def _identifiers(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        match node:
            case ast.Name(id=name) | ast.alias(name=name) | ast.Attribute(attr=name):
                yield name
            case _:
                pass
