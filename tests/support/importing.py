"""Test processes begin to import the tests at different places.

pytest rewrites the assertions of each module and keeps the result beside it. In a fresh clone this
takes a process a quarter of a minute, and all of them would do the same at the same time. As each
begins elsewhere, it finds done what the others have done.
"""

from contextlib import suppress
from importlib import import_module

from tests.support.forked import ROOT


def import_all(number: int, count: int) -> None:
    """Imports all tests in test process `number` (from 0) of `count`."""
    paths = sorted((ROOT / "tests").rglob("test_*.py"))
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in paths]
    first = len(names) * number // count
    for name in (*names[first:], *names[:first]):
        with suppress(Exception):  # collecting it says what is wrong
            import_module(name)
