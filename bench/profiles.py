"""Why an aim was missed: where the time goes, function by function."""

import cProfile
import io
import pstats
import re
from collections.abc import Callable
from pathlib import Path

LINES = 25
ROOT = str(Path(__file__).resolve().parents[1])


def profile(work: Callable[[], object]) -> str:
    """The functions that took most time of their own, as the profiler lists them."""
    profiler = cProfile.Profile()
    profiler.runcall(work)
    return _table(profiler)


def stored_profile(path: Path) -> str:
    """The same of a profile that was written to a file."""
    return _table(str(path))


def _table(profiler: cProfile.Profile | str) -> str:
    out = io.StringIO()
    stats = pstats.Stats(profiler, stream=out)
    stats.sort_stats("tottime").print_stats(LINES)
    table = out.getvalue().partition("ncalls")
    lines = (table[1] + table[2]).splitlines()
    return "\n".join(_short(line) for line in lines if line.strip())


def _short(line: str) -> str:
    """Without the folders of the interpreter, its packages and the project."""
    line = re.sub(r"/\S*/(?:site-packages|lib/python[\d.]+)/", "", line)
    return line.replace(f"{ROOT}/", "").rstrip()
