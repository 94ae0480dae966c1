"""Puts races back into the code and tells which the state machine over two processes does not find.

    python -m tests.mutants.races
    python -m tests.mutants.races --seed 7 --name "two disputes with one number"

Each race was in the code once: something was decided on one state of a game and appended behind
another. A patch in a copy of the tree makes it possible again. Then `tests.service.races.sweep`
enumerates what can be done with the acts that take part in it, and has to find it; the exit code is
1 if it does not. `tests.service.races.soak` draws `EXAMPLES` examples of the same acts. What those
find is told, and decides nothing.
"""

import argparse
import re
import secrets
import sys
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tests.mutants.trial import Copy, a_copy

EXAMPLES: Final = 200


class Patch(Struct, frozen=True, kw_only=True):
    """A place in the code, as it is and as it was."""

    file: str
    now: str
    then: str

    def applied(self, source: str) -> str:
        """The code with the mistake."""
        assert source.count(self.now) == 1, f"{self.file} does not have this once: {self.now}"
        return source.replace(self.now, self.then)


class Race(Struct, frozen=True, kw_only=True):
    """A race: the mistake that makes it possible, the acts that take part, and what it shows."""

    name: str
    patch: Patch
    acts: tuple[str, ...]
    shows: str


LOBBY: Final = Patch(
    file="service/lobby/joining.py",
    now="        new = bound(basis, fresh, basis.position.now())\n",
    then="        basis = game.basis\n        new = bound(basis, fresh, basis.position.now())\n",
)
"""Before the start: what is appended goes behind whatever the game is by then."""
TABLE: Final = Patch(
    file="service/table/recorder.py",
    now="outcome = await self._append(basis, facts, basis.position.now())",
    then="outcome = await self._append(game.basis, facts, basis.position.now())",
)
"""The same while the game runs."""

RACES: Final = (
    Race(
        name="join against abandon",
        patch=LOBBY,
        acts=("join", "abandon"),
        shows="the table was closed",
    ),
    Race(
        name="join against leave",
        patch=LOBBY,
        acts=("join", "leave"),
        shows="the table was closed",
    ),
    Race(
        name="a dispute behind the void",
        patch=TABLE,
        acts=("propose", "agree", "dispute"),
        shows="table.dispute-opened: such a dispute cannot be",
    ),
    Race(
        name="two disputes with one number",
        patch=TABLE,
        acts=("dispute",),
        shows="disputes of the same number",
    ),
    Race(
        name="a takeback agreed behind a move",
        patch=TABLE,
        acts=("take back", "agree", "move"),
        shows="table.agreed: Seat . wanted to take back",
    ),
    Race(
        name="a verdict that rewinds with an old agenda",
        patch=TABLE,
        acts=("dispute", "judge", "move"),
        shows="something else is awaited",
    ),
)


def found(copy: Copy, race: Race, tool: Sequence[str]) -> str | None:
    """What a tool finds with a race put back; None if that is not what the race shows."""
    command = [sys.executable, "-m", *tool, "--shows", race.shows]
    command += [word for act in race.acts for word in ("--acts", act)]
    file = copy.root / race.patch.file
    with copy.changed(race.patch.file, race.patch.applied(file.read_text())):
        told = copy.run(command).stdout
    shown = re.search(f"AssertionError.*{race.shows}.*", told)
    if shown is None:
        assert "nothing found" in told, f"the machine did not run: {told[-3000:]}"
        return None
    return "\n  ".join((shown[0][:200], *re.findall("^races: (.*)", told, re.MULTILINE)))


def main(words: Sequence[str] | None = None) -> int:
    """Reads the command line and puts the races back, one after the other."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants.races", description=__doc__)
    parser.add_argument("--seed", type=int, help="of what is drawn (default: any)")
    parser.add_argument("--name", choices=[one.name for one in RACES], help="only this one")
    told = f"how many are drawn, 0 for none (default {EXAMPLES})"
    parser.add_argument("--examples", type=int, default=EXAMPLES, help=told)
    parser.add_argument("--minutes", type=float, help="not looked at: it takes what it takes")
    given = parser.parse_args(words)
    seed = secrets.randbelow(1_000_000) if given.seed is None else given.seed
    drawn = ["--as-found", "--seed", str(seed), "--examples", str(given.examples)]
    missed = 0
    with a_copy() as copy:
        for race in (one for one in RACES if given.name in (None, one.name)):
            shown = found(copy, race, ["tests.service.races.sweep"])
            missed += shown is None
            _tell(f"{race.name}, enumerated: {shown or 'NOT FOUND'}")
            if given.examples:
                shown = found(copy, race, ["tests.service.races.soak", *drawn])
                _tell(f"{race.name}, drawn: {shown or f'not found, seed {seed}'}")
    return int(missed > 0)


def _tell(line: str) -> None:
    sys.stdout.write(f"races: {line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
