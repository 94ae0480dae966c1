"""The page that follows a rule of each title: every file and every name in it is there."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct

from tests.docs.blocks import ROOT
from tests.support.titles import SLUGS, title_of

PAGE = ROOT / "docs" / "following-a-rule.md"
STEPS = {"sentence", "command", "rule", "fact", "view", "click", "words", "test"}


class Row(Struct, frozen=True):
    """A line of a table: the step, the file, and the names that stand in the file."""

    rule: str
    step: str
    path: str
    names: tuple[str, ...]

    @property
    def file(self) -> Path:
        """The file on this machine."""
        return ROOT / self.path


def rows() -> Iterator[Row]:
    """The lines of all tables of the page."""
    for section in PAGE.read_text("utf-8").split("\n## ")[1:]:
        rule = re.search(r"`([A-Z]+(?:-[A-Z0-9]+)+)`", section)
        assert rule is not None, section
        for step, path, rest in re.findall(r"^\| (\w+) \| `([^`]+)` \| (.+) \|$", section, re.M):
            yield Row(rule[1], step, path, tuple(re.findall(r"`([^`]+)`", rest)))


def defined(nodes: list[ast.stmt], inside: str = "") -> Iterator[str]:
    """The functions, classes, methods and fields of a module: `placed`, `View.gears`."""
    for node in nodes:
        match node:
            case ast.ClassDef(name=name, body=body):
                yield name
                yield from defined(body, f"{name}.")
            case ast.FunctionDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                yield inside + name
            case _:
                pass


def missing(row: Row) -> set[str]:
    """The names of a line that its file lacks; texts lack what one language lacks."""
    if not row.file.exists():
        return {row.path}
    if row.file.suffix == ".py":
        return set(row.names) - set(defined(ast.parse(row.file.read_text("utf-8")).body))
    languages = (row.file, row.file.with_name(row.file.name.replace(".en.", ".cs.")))
    texts = [json.loads(one.read_text("utf-8")) for one in languages]
    return {name for name in row.names for text in texts if not _has(text, name)}


def _has(text: object, name: str) -> bool:
    """Whether a name is a key anywhere in a file of texts."""
    return isinstance(text, dict) and (name in text or any(_has(t, name) for t in text.values()))


ROWS = tuple(rows())
RULES = tuple(dict.fromkeys(row.rule for row in ROWS))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.rule}-{row.step}")
def test_what_a_line_names_is_in_its_file(row: Row) -> None:
    assert row.names
    assert missing(row) == set()


@pytest.mark.parametrize("rule", RULES)
def test_a_walk_has_every_step_and_its_rule_is_cited(rule: str) -> None:
    walk = [row for row in ROWS if row.rule == rule]
    assert {row.step for row in walk} >= STEPS
    for step in ({"rule", "refusal"}, {"test"}):
        texts = [row.file.read_text("utf-8") for row in walk if row.step in step]
        assert any(rule in text for text in texts), step


def test_every_title_has_its_walk() -> None:
    walked = {row.path.split("/")[1] for row in ROWS if row.step == "command"}
    modules = (title_of(slug).types.state.__module__.split(".") for slug in SLUGS)
    assert walked == {name for top, name, *_ in modules if top == "games"}


def test_a_name_that_is_gone_is_found() -> None:
    row = next(row for row in ROWS if row.step == "rule")
    gone = Row(row.rule, row.step, row.path, (*row.names, "never_there", "PlaceWorker.never"))
    assert missing(gone) == {"never_there", "PlaceWorker.never"}
    assert missing(Row(row.rule, "rule", "games/nowhere.py", ())) == {"games/nowhere.py"}
