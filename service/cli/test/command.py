"""`kronika test`: the test suite, in the environment that runs this command."""

import importlib.util
import os
import subprocess
import sys
from typing import Annotated

from cyclopts import Parameter

from service.cli.common.program import ROOT

MOST_WORKERS = 4  # each has database servers of its own
DEFAULT = ("-m", "not contract and not web and not citus")
PARTS = {"web": ("-m", "web", "-n", "2", "tests/web")}
"""Parts of the suite that are asked for by name."""
UNWANTED = frozenset({"PYTHONDONTWRITEBYTECODE"})


def test(
    *arguments: Annotated[str, Parameter(allow_leading_hyphen=True, help="For pytest.")],
) -> int:
    """Run the tests against real servers.

    Without arguments the whole suite runs, in parallel, in some minutes; all
    but what needs Node.js and the generators, which `-m contract` runs. Deep
    runs are those of `kronika soak`. Arguments go to pytest as they are.
    Servers come from KRONIKA_TEST_DATABASE_URL and KRONIKA_TEST_REDIS_URL,
    else from containers, else from the embedded programs.

    Try:

        kronika test
        kronika test web
        kronika test tests/embedded -x

    Exit codes: those of pytest (0 all passed, 1 some failed), 2 there are no
    tests here.
    """
    if not (ROOT / "tests").is_dir():
        sys.stderr.write("kronika: the tests are not installed; run ./kronika test in a clone\n")
        return 2
    if importlib.util.find_spec("pytest") is None:
        sys.stderr.write("kronika: pytest is missing; run ./kronika test, which brings it\n")
        return 2
    part = PARTS.get(arguments[0], ()) if arguments else (*DEFAULT, "-n", str(workers()))
    chosen = (*part, *arguments[1:]) if part and arguments else (*part, *arguments)
    command = [sys.executable, "-m", "pytest", *chosen]
    return subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode


def environment() -> dict[str, str]:
    """The environment of the tests. Python keeps what it compiles in it, whatever the caller's
    says: every test process would compile all modules again, for a quarter of a minute."""
    return {name: value for name, value in os.environ.items() if name not in UNWANTED}


def workers() -> int:
    """Test processes for this machine: two more than it has cores, because many tests wait."""
    return min(2 + (os.cpu_count() or 1), MOST_WORKERS)
