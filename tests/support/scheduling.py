"""Which test process runs what: whatever shares fixtures stays together, the long parts go first.

pytest-xdist's own groups (`xdist_group`) are not used: release 3.8 sets them on a field that
pytest 9.2 no longer reads, so that each test went to any process, and each process made the
fixtures of every file.
"""

import re
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

LONG = (
    "tests/procedures/",
    "tests/cli/",
    "tests/sdk/",
    "tests/service/hard/",
    "tests/client/",
    "tests/service/",
    "tests/laws/",
    "tests/corpus/",
    "tests/embedded/",
    "tests/events/",
    "tests/audit/",
    "tests/projections/",
    "tests/docs/",
)
"""Folders in the order in which they are begun; all others, which are short, come after them."""

SPREAD = ("tests/client/", "tests/sdk/test_linters.py")
"""What shares nothing dear, so that its tests go to several processes."""

TOGETHER = ("tests/cli/", "tests/sdk/")
"""Folders whose files share a dear fixture, so that all go to one process."""

BATCH = re.compile(r"^(tests/laws/).*\[(.+-\d+)\]$|^(tests/corpus/).*\[(.+)\]$")
"""Tests about the same games."""


def scope(test: str) -> str:
    """What runs in the same process as the test with this id."""
    if batch := BATCH.match(test):
        return "".join(filter(None, batch.groups()))  # every law over one batch of games
    if test.startswith(SPREAD):
        return test
    for folder in TOGETHER:
        if test.startswith(folder):
            return folder
    return test.partition("::")[0]


def rank(test: str) -> int:
    """When a test is begun: the number of its folder in `LONG`."""
    return next((n for n, folder in enumerate(LONG) if test.startswith(folder)), len(LONG))


class ByFixtures(LoadScopeScheduling):
    """Gives a process one scope after the other, in the order of collection."""

    def __init__(self, config: pytest.Config, log: Any) -> None:
        super().__init__(config, log)
        config.option.loadscopereorder = False

    def _split_scope(self, nodeid: str) -> str:
        return scope(nodeid)
