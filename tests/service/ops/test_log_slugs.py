"""Every entry of the log is in the table of the page for operators, and the other way round."""

import ast
import re
from collections.abc import Iterator
from typing import Final

from tests.support.forked import ROOT

LEVELS: Final = {"debug", "info", "warning", "error", "exception", "critical"}
PACKAGES: Final = ("service", "events", "projections", "clocks")


def slugs() -> Iterator[str]:
    """The first arguments of `_log.<level>(...)`, in all sources."""
    for package in PACKAGES:
        for file in sorted((ROOT / package).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text())):
                if isinstance(node, ast.Call) and _logs(node.func):
                    yield from _texts(node.args[0], file.name)


def _logs(called: ast.expr) -> bool:
    return (
        isinstance(called, ast.Attribute)
        and called.attr in LEVELS
        and isinstance(called.value, ast.Name)
        and called.value.id in ("_log", "log", "logger")
    )


def _texts(slug: ast.expr, file: str) -> Iterator[str]:
    """A text, or one of two."""
    if isinstance(slug, ast.IfExp):
        yield from _texts(slug.body, file)
        yield from _texts(slug.orelse, file)
    else:
        assert isinstance(slug, ast.Constant), f"{file}: an entry is named by a text"
        assert isinstance(slug.value, str)
        yield slug.value


def test_the_page_lists_every_entry() -> None:
    page = (ROOT / "docs/operations.md").read_text()
    table = page.partition("| entry | meaning |")[2].partition("\n\n")[0]
    listed = re.findall(r"`([a-z.-]+)`", "".join(re.findall(r"^\| (`.*?) \|", table, re.M)))
    assert len(listed) == len(set(listed))
    assert set(slugs()) == set(listed)
