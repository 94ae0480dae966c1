"""Pairs of acts in every order of their steps: what `search` draws is enumerated here.

    python -m tests.service.races.sweep --acts join --acts abandon
    python -m tests.service.races.sweep --acts join --first join,1,0 --second join,2,0 --steps 3

A program is one of the state machine's: a table is opened, one act is done before, perhaps, and
then one act is overtaken by another one, once behind each of its steps. All programs of some acts
are tried, the smallest first: few persons, and small numbers. Acts that are refused where nobody
disturbs them are left out, since whoever is quicker finds nothing to race with. The exit code is 1
if anything was found; the line that repeats it is printed behind it.
"""

import argparse
import logging
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count, product
from typing import Any, Final

import structlog
from msgspec import Struct

from tests.service.races.acts import ACTS, BEFORE, CHOICES
from tests.service.races.house import House
from tests.service.races.machine import Doing, Tables
from tests.service.races.soak import a_house

PERSONS: Final = (2, 3)
MOVES: Final = 1
"""Moves that were played at a table whose game runs."""
SIZE: Final = 4
"""The size of the largest program that is tried, unless told otherwise."""


class Program(Struct, frozen=True, kw_only=True):
    """Two acts at one table, and what is done before them."""

    persons: int
    before: Doing | None
    first: Doing
    second: Doing

    @property
    def size(self) -> int:
        """The sum of whatever is chosen beyond the least."""
        return self.persons - PERSONS[0] + self.first[2] + self.second[2]

    def __str__(self) -> str:
        """As words of the command line."""
        told = "" if self.before is None else f" --before '{_told(self.before)}'"
        pair = f"--first '{_told(self.first)}' --second '{_told(self.second)}'"
        return f"--persons {self.persons}{told} {pair}"


class FindingError(Exception):
    """What went wrong in a program, behind so many steps of its first act."""

    def __init__(self, program: Program, steps: int, runs: int) -> None:
        super().__init__(f"{program} --steps {steps}")
        self.runs = runs


class Sweep:
    """Tries the programs of some acts."""

    def __init__(self, house: House, acts: Iterable[str], shows: str = "") -> None:
        self.acts = tuple(acts)
        self.runs = 0
        """How often a table was opened."""
        members = {"house": house, "acts": frozenset(self.acts), "shows": shows}
        self._machine: Any = type("Here", (Tables,), members)
        self._accepted: dict[tuple[int, Doing | None, Doing], bool] = {}

    def sweep(self, size: int) -> None:
        """Tries all programs up to a size. What goes wrong is raised as `FindingError`."""
        for exact in range(size + 1):
            for program in self._programs(exact):
                for steps in count(1):
                    if not self.tried(program, steps):
                        break

    def tried(self, program: Program, steps: int) -> bool:
        """Tries a program once; whether its first act took more steps than these."""
        first, second = program.first, program.second
        try:
            overtaken: bool = self._at_table(
                program.persons,
                program.before,
                lambda tables: tables.race(first, steps, second, 0),
            )
        except Exception as wrong:
            raise FindingError(program, steps, self.runs) from wrong
        return overtaken

    def _programs(self, size: int) -> Iterator[Program]:
        """The programs of a size."""
        for persons, before in product(PERSONS, (None, *self._doings(PERSONS[0], least=True))):
            if (left := size - (persons - PERSONS[0])) < 0:
                continue
            for first, second in product(self._possible(persons, before, left), repeat=2):
                one = Program(persons=persons, before=before, first=first, second=second)
                if one.size == size:
                    yield one

    def _doings(self, persons: int, *, least: bool = False) -> Sequence[Doing]:
        """Each act, by each person, with each number or only the least."""
        return [
            (act, who, number)
            for act in self.acts
            for who in range(1 if act == "judge" else persons)
            for number in range(1 if least else CHOICES.get(act, 1))
        ]

    def _possible(self, persons: int, before: Doing | None, size: int) -> Iterator[Doing]:
        """What is accepted at a table where nothing else goes on; nothing if what is done before is
        refused already."""
        if before is None or self._alone(persons, None, before):
            for doing in self._doings(persons):
                if doing[2] <= size and self._alone(persons, before, doing):
                    yield doing

    def _alone(self, persons: int, before: Doing | None, doing: Doing) -> bool:
        """Whether something is accepted; it is tried once."""
        place = persons, before, doing
        if place not in self._accepted:
            self._accepted[place] = self._at_table(
                persons, before, lambda tables: tables.through(doing, 0)
            )
        return self._accepted[place]

    def _at_table(self, persons: int, before: Doing | None, act: Callable[[Tables], bool]) -> bool:
        """Does something at a new table, and lets the machine judge it."""
        self.runs += 1
        tables: Tables = self._machine()
        try:
            tables.open(
                seats=("open",) * (persons - 1),
                running=not BEFORE.keys() & {*self.acts},
                moves=MOVES,
                pausing=False,
                clock=None,
                matter=None,
            )
            if before is not None:
                tables.through(before, 1)
            done = act(tables)
        except BaseException:
            tables.driver.clear()
            raise
        tables.teardown()
        return done


def _told(doing: Doing) -> str:
    return ",".join(map(str, doing))


def _doing(text: str) -> Doing:
    """An act as the command line names it: `join,1,0`."""
    act, who, number = text.split(",")
    if act not in ACTS:
        raise ValueError(act)
    return act, int(who), int(number)


def main(words: Sequence[str] | None = None) -> int:
    """Reads the command line and tries programs."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.service.races.sweep", description=__doc__
    )
    parser.add_argument("--acts", choices=ACTS, action="append", help="of which acts")
    parser.add_argument("--shows", default="", help="only what shows this regular expression")
    parser.add_argument("--size", type=int, default=SIZE, help=f"the largest (default {SIZE})")
    parser.add_argument("--first", type=_doing, help="one program: what is overtaken")
    parser.add_argument("--second", type=_doing, help="by what")
    parser.add_argument("--before", type=_doing, help="what is done before")
    parser.add_argument("--persons", type=int, default=2, choices=PERSONS, help="at the table")
    parser.add_argument("--steps", type=int, default=1, help="how far the first comes")
    given = parser.parse_args(words)
    if (given.first is None) != (given.second is None) or not (given.acts or given.first):
        parser.error("either --acts, or --first and --second")
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    named = [one for one in (given.before, given.first, given.second) if one is not None]
    with a_house() as made:
        sweep = Sweep(made, given.acts or [one[0] for one in named], given.shows)
        try:
            if given.first is None:
                sweep.sweep(given.size)
            else:
                program = Program(
                    persons=given.persons,
                    before=given.before,
                    first=given.first,
                    second=given.second,
                )
                sweep.tried(program, given.steps)
        except FindingError as found:
            traceback.print_exception(found.__cause__)
            again = f"python -m tests.service.races.sweep {found}"
            sys.stdout.write(f"races: found at table {found.runs}\nraces: again: {again}\n")
            return 1
    sys.stdout.write(f"races: {sweep.runs} tables, nothing found\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
