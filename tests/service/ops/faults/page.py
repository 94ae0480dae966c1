"""The tables on the page of faults, made of what the tests set up and see.

`python -m tests.service.ops.faults.page` writes them.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from tests.service.ops.faults.elsewhere import ELSEWHERE
from tests.service.ops.faults.running import (
    CACHE_FAULTS,
    DATABASE_FAULTS,
    FILE_FAULTS,
    PROCESS_FAULTS,
    SLOW_FAULTS,
    RunningFault,
)
from tests.service.ops.faults.starts import FAULTS
from tests.service.ops.faults.ward import ROLE

PAGE: Final = Path(__file__).parents[4] / "docs" / "faults.md"
RUNNING_HEADS: Final = (
    *("fault", "`/ready`", "log", "`doctor` says", "and to do"),
    *("start", "what ends it"),
)
START_HEADS: Final = ("fault", "both say", "and to do")
OTHER_HEADS: Final = ("fault", "`/ready`", "log", "exit code", "what to do")
TABLE: Final = re.compile(r"(?:^\|.*\n)+", re.M)


def filled(text: str) -> str:
    """The page with its three tables as they should be."""
    tables = iter(_tables())
    return TABLE.sub(lambda _: next(tables), text)


def _tables() -> Iterator[str]:
    running = (*DATABASE_FAULTS, *SLOW_FAULTS, *CACHE_FAULTS, *FILE_FAULTS, *PROCESS_FAULTS)
    yield _table(RUNNING_HEADS, map(_running, running))
    starts = ((one.what, _said(one.told), _said(one.remedy)) for one in FAULTS)
    yield _table(START_HEADS, starts)
    others = (
        (one.what, one.ready, _entries(one.logged), one.code, one.undone) for one in ELSEWHERE
    )
    yield _table(OTHER_HEADS, others)


def _running(fault: RunningFault) -> Sequence[str]:
    return (
        fault.what,
        _ready(fault),
        _entries(fault.logged),
        _said(fault.told),
        _said(fault.remedy),
        "serves" if fault.start is None else str(fault.start),
        fault.undone,
    )


def _ready(fault: RunningFault) -> str:
    """The parts that are the cause; read models cannot be looked at without a database."""
    if not fault.answers:
        return "no answer"
    causes = [part for part in ("log", "database", "redis") if part in fault.parts]
    return ", ".join((str(fault.status), *(f"`{part}`" for part in causes)))


def _entries(logged: Sequence[str]) -> str:
    return ", ".join(f"`{one}`" for one in logged) or "–"


def _said(text: str) -> str:
    """What is said, with the names that operators know, in the place of those of the tests."""
    for fault in FAULTS:
        text = text.replace(f"role_of_{fault.name}", ROLE)
    if not text:
        return "–"
    return f"`` {text} ``" if "`" in text else f"`{text}`"


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
