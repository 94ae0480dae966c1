"""`kronika bench`: how fast Kronika is, and how well its bots play."""

import importlib.util
import subprocess
import sys
from typing import Annotated

from cyclopts import Parameter

from service.cli.common.errors import CommandError
from service.cli.common.program import ROOT
from service.cli.common.words import say


def bench(
    *arguments: Annotated[str, Parameter(allow_leading_hyphen=True, help="For the benchmarks.")],
) -> int:
    """Measure how fast Kronika is, and how well its bots play.

    Takes minutes, and wants an idle machine. Without arguments everything is
    measured and bench/results.md is written anew. Only in a clone: benchmarks
    are not installed.

    Try:

        kronika bench
        kronika bench --only folding playouts --out /tmp
        kronika bench -- --help

    Exit codes: 0 measured, 2 there are no benchmarks here.
    """
    if not (ROOT / "bench" / "__main__.py").is_file():
        raise CommandError(say("install.benchmarks"))
    if importlib.util.find_spec("playwright") is None:
        raise CommandError(say("install.driver"))
    return subprocess.run(
        [sys.executable, "-m", "bench", *arguments], cwd=ROOT, check=False
    ).returncode
