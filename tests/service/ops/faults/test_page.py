"""The page of faults is made of what the tests see, and every row has its test."""

import ast
import re

import pytest

from tests.service.ops.faults.elsewhere import ELSEWHERE, Elsewhere
from tests.service.ops.faults.page import PAGE, filled
from tests.service.ops.faults.running import RUNNING
from tests.service.ops.faults.starts import FAULTS
from tests.support.forked import ROOT


def test_the_page_says_what_the_tests_see() -> None:
    """Write it anew with `python -m tests.service.ops.faults.page`."""
    text = PAGE.read_text(encoding="utf-8")
    assert text == filled(text)
    assert text.count("\n| --- ") == 3
    assert len(RUNNING) >= 30
    assert len(FAULTS) >= 20


def test_every_entry_of_the_log_that_it_names_is_one() -> None:
    operations = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    known = set(re.findall(r"`([a-z.-]+)`", operations))
    named = {one for fault in (*RUNNING, *ELSEWHERE) for one in fault.logged}
    assert named <= known


@pytest.mark.parametrize("row", ELSEWHERE, ids=lambda row: row.what)
def test_a_row_that_others_set_up_has_its_test(row: Elsewhere) -> None:
    file, _, name = row.test.partition("::")
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    names = {
        node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert name in names
