"""`kronika soak`: the deep runs of the tests, by minutes."""

import subprocess
import sys
from typing import Annotated, Literal

from cyclopts import Parameter

from service.cli.common.errors import CommandError
from service.cli.common.program import ROOT
from service.cli.common.words import say

Minutes = Annotated[float, Parameter(help="How long it takes.")]
Part = Literal[
    "laws",
    "tables",
    "storms",
    "kills",
    "stops",
    "races",
    "probe",
    "deep",
    "bent",
    "desk",
    "boards",
    "browser",
    "offline",
    "generators",
    "poolers",
    "procedures",
    "mutants",
    "race-mutants",
    "farm",
]
Only = Annotated[
    tuple[Part, ...] | None,
    Parameter(
        help="Parts to run; bent, desk, boards, browser, offline, generators, poolers, procedures, "
        "farm and both kinds of mutants only if named."
    ),
]

Seed = Annotated[int | None, Parameter(help="Begin with this seed, as another run did.")]


def soak(*, minutes: Minutes = 10.0, only: Only = None, seed: Seed = None) -> int:
    """Run the tests' deep runs for some minutes.

    Whole games of every title under all laws, whole games over HTTP at every
    kind of table, crowds of clients while servers are killed, services that are
    stopped under clients that keep their connections, people at one table of
    two processes in any interleaving, made-up requests against the contract,
    and the deep form of tests, with other seeds each time unless one
    is given. What is found is printed with the line that repeats it.

    The parts bent, desk, boards, browser, offline, generators, poolers,
    procedures, mutants, race-mutants and farm run only when they are named. The
    first has bent exports judged by the rules in the page and by `kronika verify`;
    the second compares what a service and a desk with the file tell of whole
    games, at every ply; the third looks at sixty positions of each title in the
    browser; the fourth plays whole games there by mouse, by touch and by
    keyboard alone; the fifth plays them from exports in a browser without a
    line; the sixth has generators of others make clients of the contract, which
    play; the seventh lets people play behind the PgBouncer of this machine; the
    eighth carries out the procedures of the documentation while many play; the
    ninth changes the code in a copy, here an operator and there a number, and
    tells which changes no test notices; the tenth puts races back that the code
    once had, each of which the part races has to find; the eleventh lets workers
    of one bot account share 50 games, of whom one is killed.

    Try:

        kronika soak --minutes 30
        kronika soak --minutes 5 --only laws
        kronika soak --minutes 60 --only mutants --seed 7

    Exit codes: 0 nothing was found, 1 something was, 2 there are no tests
    here.
    """
    if not (ROOT / "tests").is_dir():
        raise CommandError(say("install.tests", command="soak"))
    if minutes <= 0:
        raise CommandError(say("option.above-zero", option="--minutes"))
    parts = [word for part in only or () for word in ("--only", part)]
    parts += [] if seed is None else ["--seed", str(seed)]
    command = [sys.executable, "-m", "tests.soak", "--minutes", f"{minutes:g}", *parts]
    return subprocess.run(command, cwd=ROOT, check=False).returncode
