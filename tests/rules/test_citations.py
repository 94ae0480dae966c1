"""Every rule of a title is cited where it is decided or tested, and nothing else is cited.

`tests/rules/<slug>.txt` lists the ids of a title's rules, one a line. A rule that nothing can
decide (a printed count of components) is exempt: `TZ-CMP-08 exempt: the reason`.

    python -m tests.rules.test_citations        lists the missing ids of every title
"""

import re
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from games.kernel.registry import GROUP
from tests.docs.blocks import ROOT, module_source
from tests.support import tiny
from tests.support.rules import LISTS

_ID = re.compile(r"\b[A-Z]{2,3}(?:-[A-Z]+){1,2}-\d+[a-z]?\b")
_RANGE = re.compile(r"\b((?:[A-Z]{2,3}(?:-[A-Z]+){1,2}-))(\d+)\.\.(\d+)\b")

PACKAGES: Mapping[str, str] = {
    point.name: point.module.removeprefix("games.") for point in entry_points(group=GROUP)
}
"""Package of each installed title."""

SUFFIXES = frozenset({".py", ".toml", ".csv", ".json", ".md"})
"""Files that can cite a rule. The sentences of `data/rules.*.json` name all rules and cite none."""

SLUGS = (*PACKAGES, tiny.title.meta.slug)


def listed(slug: str) -> Mapping[str, str]:
    """The rules of a title; each with the reason why it is exempt, or nothing."""
    found = {}
    for line in (LISTS / f"{slug}.txt").read_text(encoding="utf-8").splitlines():
        rule, _, reason = line.strip().partition(" exempt:")
        found[rule] = reason.strip()
    return found


def cited(slug: str) -> Mapping[str, str]:
    """Every id with this title's prefix that code or tests cite, with the first place."""
    prefix = next(iter(listed(slug))).partition("-")[0] + "-"
    places: dict[str, str] = {}
    for where, text in _texts(slug):
        for rule in ids(text):
            if rule.startswith(prefix):
                places.setdefault(rule, where)
    return places


def ids(text: str) -> Iterator[str]:
    """The ids in a text; `TZ-PAL-02..05` cites each of them."""
    for prefix, first, last in _RANGE.findall(text):
        yield from (f"{prefix}{number:0{len(first)}}" for number in range(int(first), int(last)))
        yield f"{prefix}{last}"
    yield from _ID.findall(text)


def _texts(slug: str) -> Iterator[tuple[str, str]]:
    if slug not in PACKAGES:
        yield str(tiny.PAGE), module_source(tiny.PAGE)
        return
    for folder in (ROOT / "games" / PACKAGES[slug], ROOT / "tests" / "games" / PACKAGES[slug]):
        for path in sorted(folder.rglob("*")):
            if path.suffix in SUFFIXES and not path.match("data/rules.*.json"):
                yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")


def missing(slug: str) -> list[str]:
    """Rules without a citation and without a reason for it."""
    places = cited(slug)
    return [rule for rule, reason in listed(slug).items() if not reason and rule not in places]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_is_cited(slug: str) -> None:
    assert missing(slug) == []


@pytest.mark.parametrize("slug", SLUGS)
def test_every_cited_rule_exists(slug: str) -> None:
    rules = listed(slug)
    assert {rule: where for rule, where in cited(slug).items() if rule not in rules} == {}


@pytest.mark.parametrize("slug", SLUGS)
def test_only_component_counts_are_exempt(slug: str) -> None:
    exempt = [rule for rule, reason in listed(slug).items() if reason]
    assert [rule for rule in exempt if "-CMP-" not in rule] == []


@pytest.mark.parametrize("path", sorted(LISTS.glob("*.txt")), ids=lambda path: path.stem)
def test_lists_hold_ids_once(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    rules = [line.partition(" ")[0] for line in lines]
    assert [rule for rule in rules if not _ID.fullmatch(rule)] == []
    assert len(set(rules)) == len(rules)


def test_a_range_cites_each_rule_in_it() -> None:
    expected = {"TZ-CMP-01", "TZ-PAL-09", "TZ-PAL-10", "TZ-PAL-11"}
    assert set(ids("TZ-PAL-09..11 and TZ-CMP-01.")) == expected


def main() -> int:
    """Prints the missing ids; the exit code says whether there are any."""
    open_rules = {slug: missing(slug) for slug in SLUGS}
    for slug, rules in open_rules.items():
        sys.stdout.write(f"{slug}: {len(rules)} rules not cited: {' '.join(rules)}\n")
    return int(any(open_rules.values()))


if __name__ == "__main__":
    sys.exit(main())
