"""`kronika test --changed` runs what a change can reach, and all of it where that is not known."""

import random

import pytest

from tests import changed
from tests.changed import ROOT, chosen


@pytest.mark.parametrize(
    ("file", "reached", "unreached"),
    [
        (
            "games/tzolkin/rules/temples.py",
            "tests/games/tzolkin/examples/test_temples.py",
            "tests/events",
        ),
        ("games/tzolkin/data/words.cs.json", "tests/laws/test_words.py", "tests/events"),
        ("events/sql/a_new_table.sql", "tests/events", "tests/games/tzolkin"),
        ("service/webhooks/outbox.py", "tests/service", "tests/laws"),
        ("tests/kernel/market.py", "tests/kernel/test_script.py", "tests/kernel/test_scene.py"),
        ("docs/clocks.md", "tests/docs", "tests/service"),
        ("docs/agents.md", "tests/agents", "tests/service"),
        ("agents/web.py", "tests/agents", "tests/laws"),
        ("clocks/a_module_that_is_gone.py", "tests/clocks", "tests/kernel/test_scene.py"),
    ],
)
def test_a_file_reaches_the_tests_of_what_imports_it(
    file: str, reached: str, unreached: str
) -> None:
    found = chosen([file])
    assert found is not None
    assert any(reached.startswith(one) or one.startswith(reached) for one in found), found
    assert not any(one.startswith(unreached) for one in found), found


@pytest.mark.parametrize("file", ["pyproject.toml", "tests/conftest.py", "deploy/unknown.txt"])
def test_what_is_not_known_reaches_every_test(file: str) -> None:
    assert chosen([file, "docs/clocks.md"]) is None


def test_every_path_that_is_chosen_exists() -> None:
    """Also those of the tables, for files of all kinds."""
    files = [file for file in changed.BY_HAND if (ROOT / file).exists()]
    assert len(files) > 10
    for path in chosen(files) or ():
        assert (ROOT / path).exists(), path


def test_no_test_that_imports_a_changed_module_is_left_out() -> None:
    tests = sorted(changed._tests())
    for test in random.Random(17).sample(tests, 60):
        imported = sorted(one for one in changed._imported(test) if one.startswith("games."))
        known = [one for one in imported if (ROOT / f"{one.replace('.', '/')}.py").exists()]
        for module in known[:2]:
            found = chosen([f"{module.replace('.', '/')}.py"])
            assert found is not None
            assert any(test.startswith(one) for one in found), (test, module)
