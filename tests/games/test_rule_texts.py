"""The sentences that say each rule, in English and in Czech: `data/rules.<language>.json`."""

import json
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT
from tests.rules.test_citations import ids

GAMES = ROOT / "games"
LANGUAGES = ("en", "cs")
LONGEST = 200
"""Characters of a sentence: it is shown in one line of a refusal."""

PACKAGES = tuple(sorted({path.parts[-3] for path in GAMES.glob("*/data/rules.*.json")}))

each_package = pytest.mark.parametrize("package", PACKAGES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def pairs(package: str, language: str) -> list[tuple[str, str]]:
    """The rule ids and sentences of a package as they stand in its file, twice if they do."""
    path = GAMES / package / "data" / f"rules.{language}.json"
    found: list[tuple[str, str]] = json.loads(
        path.read_text(encoding="utf-8"), object_pairs_hook=list
    )
    return found


@cache
def sentences(package: str, language: str) -> Mapping[str, str]:
    return dict(pairs(package, language))


EXAMPLES = ("EX", "CHK", "INV")
"""Ids of worked examples, checks and invariants in a specification: no rules, so no sentences."""


def cited(package: str) -> Mapping[str, Path]:
    """Every rule id in the Python code of a package, with a file that cites it."""
    return {
        rule: path.relative_to(ROOT)
        for path in sorted((GAMES / package).rglob("*.py"))
        for rule in ids(path.read_text(encoding="utf-8"))
    }


def known(package: str) -> frozenset[str]:
    """The ids that code of a package may cite. The kernel takes its examples from the titles."""
    packages = PACKAGES if package == "kernel" else (package, "kernel")
    return frozenset(rule for one in packages for rule in sentences(one, "en"))


def goes_on(sentence: str) -> bool:
    """Whether a second sentence begins in it. A Czech ordinal (`2. epocha`) begins none."""
    words = pairwise(sentence.split())
    return any(word.endswith((".", "!", "?")) and after[0].isupper() for word, after in words)


def test_the_kernel_and_titles_have_texts() -> None:
    assert {"kernel", "tzolkin", "ancient_knowledge"} <= set(PACKAGES)


@each_package
def test_languages_say_the_same_rules_in_the_same_order(package: str) -> None:
    english, czech = (list(sentences(package, language)) for language in LANGUAGES)
    assert english == czech


@each_package
@each_language
def test_each_rule_stands_once(package: str, language: str) -> None:
    rules = [rule for rule, _ in pairs(package, language)]
    assert [rule for rule in rules if rules.count(rule) > 1] == []
    assert [rule for rule in rules if list(ids(rule)) != [rule]] == []


@each_package
@each_language
def test_each_rule_is_one_short_sentence(package: str, language: str) -> None:
    unfit = {
        rule: sentence
        for rule, sentence in sentences(package, language).items()
        if sentence != sentence.strip()
        or len(sentence.split()) < 5
        or len(sentence) > LONGEST
        or not sentence.endswith(".")
        or goes_on(sentence)
    }
    assert unfit == {}


@each_package
@each_language
def test_no_two_rules_say_the_same(package: str, language: str) -> None:
    said = list(sentences(package, language).values())
    assert [one for one in said if said.count(one) > 1] == []


@each_package
def test_each_cited_rule_has_a_sentence(package: str) -> None:
    unknown = {
        rule: path
        for rule, path in cited(package).items()
        if rule not in known(package) and rule.split("-")[1] not in EXAMPLES
    }
    assert unknown == {}
