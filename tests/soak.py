"""Deep runs, by minutes: what tests look at for seconds, with other seeds each time.

    python -m tests.soak --minutes 10
    python -m tests.soak --minutes 60 --only laws

| part | what it is |
| --- | --- |
| laws | whole games of every title, some of them looked at closely, and tampered exports |
| tables | whole games over HTTP by outside clients: titles, seats and sets of options |
| storms | crowds of clients while Redis and processes are killed and commits come late |
| kills | service, PostgreSQL and Redis killed under clients at tables of every kind of terms |
| stops | SIGTERM under clients that keep their connections: every request is answered |
| races | what people do at a table through two processes, in any interleaving |
| probe | Schemathesis with what it makes up from the contract |
| deep | tests that a plain run cuts short: more kills, more cuts, more rubbish |
| bent | bent documents, judged in the page as on the command line; only when it is asked for |
| desk | whole games at a service and from their files at a desk, at every ply; likewise |
| boards | boards of sixty positions a title, looked at; only when it is asked for |
| browser | whole games in the browser by mouse, touch and keyboard; likewise |
| offline | whole games in the browser without a line, from exports; only when it is asked for |
| generators | clients that others' generators make of the contract, compiled, at play; likewise |
| poolers | players behind the PgBouncer of the machine; only when it is asked for |
| procedures | the pages for operators, carried out on real servers while many play; likewise |
| mutants | mutations of the code, each of which a test has to notice; only when it is asked for |
| race-mutants | races that the code once had, each of which `races` has to find; likewise |
| farm | 50 games that workers of one account share, one of which is killed; likewise |

The laws have one core for all the minutes; the other parts share another one. Each part prints its
findings with the line that repeats them. The exit code is 1 if there was any.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from tests.support.forked import ROOT

PARTS: Final = {
    "laws": "tests.laws.soak",
    "tables": "tests.client.soak",
    "storms": "tests.service.soak",
    "kills": "tests.service.kills",
    "stops": "tests.service.stopping.stops",
    "races": "tests.service.races.soak",
    "probe": "tests.service.hard.probe",
    "deep": "tests.deep",
    "bent": "tests.referee.bent",
    "desk": "tests.referee.soak",
    "boards": "tests.web.soak",
    "browser": "tests.web.games",
    "offline": "tests.web.offline",
    "generators": "tests.generators.soak",
    "poolers": "tests.service.ops.poolers",
    "procedures": "tests.procedures.soak",
    "mutants": "tests.mutants.soak",
    "race-mutants": "tests.mutants.races",
    "farm": "tests.service.leases.farm",
}
ASKED: Final = (
    *("bent", "desk", "boards", "browser", "offline", "generators", "poolers", "procedures"),
    *("mutants", "race-mutants", "farm"),
)
"""Parts that run only when they are named."""
USUAL: Final = tuple(part for part in PARTS if part not in ASKED)
"""What runs when no part is named."""
LANES: Final = (
    ("laws",),
    ("tables", "races", "probe", "storms", "kills", "stops", "deep"),
    ASKED,
)
"""Parts of one lane run one after the other, lanes side by side."""


def soak(parts: Sequence[str], minutes: float, seed: int | None) -> dict[str, int]:
    """The exit code of each part. All of them take so many minutes together."""
    lanes = [[part for part in lane if part in parts] for lane in LANES]
    found: dict[str, int] = {}
    cores, others = os.cpu_count() or 1, sum(map(bool, lanes)) - 1

    def run(lane: Sequence[str]) -> None:
        for part in lane:
            share = ["--minutes", f"{minutes / len(lane):g}"]
            share += [] if seed is None else ["--seed", str(seed)]
            if part == "laws":
                share += ["--processes", str(max(1, cores - others))]
            command = [sys.executable, "-m", PARTS[part], *share]
            found[part] = subprocess.run(command, cwd=ROOT, check=False).returncode

    with ThreadPoolExecutor(len(lanes)) as pool:
        list(pool.map(run, lanes))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line and soaks."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="how long (default 10)")
    parser.add_argument(
        "--only",
        choices=PARTS,
        action="append",
        help=f"a part (default: all but {', '.join(ASKED)})",
    )
    parser.add_argument("--seed", type=int, help="begin with it (default: another each time)")
    given = parser.parse_args(arguments)
    found = soak(given.only or USUAL, given.minutes, given.seed)
    for part, code in found.items():
        sys.stdout.write(f"soak: {part}: {'passed' if code == 0 else 'FAILED'}\n")
    return int(any(found.values()))


if __name__ == "__main__":
    sys.exit(main())
