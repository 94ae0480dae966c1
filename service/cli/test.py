"""`kronika test`: the test suite, in the environment that runs this command."""

import importlib.util
import os
import subprocess
import sys
from typing import Annotated

from cyclopts import Parameter

from service.cli.common.program import ROOT
from service.cli.common.words import say

MOST_WORKERS = 4  # each has database servers of its own
WITHOUT_BROWSER = "not web and not citus"
REACHABLE = f"not contract and {WITHOUT_BROWSER}"
DEFAULT = ("-m", f"{REACHABLE} and not slow")
EVERY_TEST = "all tests"
"""What `tests.changed` prints where a change may reach anything."""
UNWANTED = frozenset({"PYTHONDONTWRITEBYTECODE"})


def workers() -> int:
    """Test processes for this machine: two more than it has cores, because many tests wait."""
    return min(2 + (os.cpu_count() or 1), MOST_WORKERS)


PARTS = {
    "all": ("-m", WITHOUT_BROWSER, "-n", str(workers())),
    "slow": ("-m", f"{REACHABLE} and slow", "-n", str(workers())),
    "web": ("-m", "web", "-n", "2", "tests/web"),
}
"""Parts of the suite that are asked for by name."""


def test(
    *arguments: Annotated[str, Parameter(allow_leading_hyphen=True, help="For pytest.")],
) -> int:
    """Run the tests against real servers.

    Without arguments the suite runs, in parallel, in some minutes: every
    guarantee, with the service as one process. `slow` runs what takes seconds
    a test, such as several processes, crashes, restores and whole games; `web`
    clicks through the browser client; `-m contract` runs what needs Node.js or
    the generators; `all` runs all of these but `web`. Deep runs are those of
    `kronika soak`. Other arguments go to pytest as they are. `--changed` runs
    the tests that a change can reach, by the imports; all of them where that
    is not known.
    Servers come from KRONIKA_TEST_DATABASE_URL and KRONIKA_TEST_REDIS_URL,
    else from containers, else from the embedded programs.

    Try:

        kronika test
        kronika test slow
        kronika test web
        kronika test tests/embedded -x
        kronika test --changed          what differs from the last commit
        kronika test --changed=main     what differs from a branch

    Exit codes: those of pytest (0 all passed, 1 some failed), 2 there are no
    tests here.
    """
    if not (ROOT / "tests").is_dir():
        sys.stderr.write(f"kronika: {say('install.tests', command='test')}\n")
        return 2
    if importlib.util.find_spec("pytest") is None:
        sys.stderr.write(f"kronika: {say('install.pytest')}\n")
        return 2
    if arguments and arguments[0].partition("=")[0] == "--changed":
        return _test_changed(arguments[0].partition("=")[2] or "HEAD", arguments[1:])
    return _test(arguments)


def _test_changed(revision: str, arguments: tuple[str, ...]) -> int:
    """Runs the tests that a change since a revision can reach."""
    asked = [sys.executable, "-m", "tests.changed", revision]
    done = subprocess.run(asked, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        return 2
    chosen = tuple(done.stdout.split("\n")[:-1])
    if chosen == ("",):
        sys.stderr.write(f"kronika: {say('changed.nothing', revision=revision)}\n")
        return 0
    if chosen == (EVERY_TEST,):
        chosen = ()
    else:
        sys.stderr.write(f"kronika: {say('changed.reached', count=len(chosen))}\n")
    return _test(("-m", REACHABLE, "-n", str(workers()), *arguments, *chosen))


def _test(arguments: tuple[str, ...]) -> int:
    part = PARTS.get(arguments[0], ()) if arguments else (*DEFAULT, "-n", str(workers()))
    chosen = (*part, *arguments[1:]) if part and arguments else (*part, *arguments)
    command = [sys.executable, "-m", "pytest", *chosen]
    return subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode


def environment() -> dict[str, str]:
    """The environment of the tests. Python keeps what it compiles in it, whatever the caller's
    says: every test process would compile all modules again, for a quarter of a minute."""
    return {name: value for name, value in os.environ.items() if name not in UNWANTED}
