"""Which mutations a seed chooses: the areas in turn, a module of the area, a place in it."""

import difflib
import random
from pathlib import Path

from msgspec import Struct

from tests.mutants.areas import AREAS, Area
from tests.mutants.operators import mutated, mutations
from tests.support.forked import ROOT


class Mutant(Struct, frozen=True):
    """One mutation of the code, and the area whose tests are to notice it.

    `was` and `now` are the lines that differ. They name the mutation wherever the lines move to.
    """

    area: Area
    file: str
    operator: str
    line: int
    was: str
    now: str
    source: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.operator}\n  - {self.was}\n  + {self.now}"


def mutant(seed: int, number: int, root: Path = ROOT) -> Mutant:
    """The mutation with this number among those of the seed; the same for the same code."""
    chance = random.Random(f"{seed}/{number}")
    area = AREAS[number % len(AREAS)]
    modules = area.modules(root)
    sizes = [len((root / module).read_bytes()) for module in modules]
    changed = None
    while changed is None:
        (module,) = chance.choices(modules, sizes)
        source = (root / module).read_text()
        if places := mutations(source):
            mutation = chance.choice(chance.choice(places))
            changed = mutated(source, mutation)
    was, now = _difference(source, changed)
    line = mutation.place[0][0]
    operator = mutation.operator
    return Mutant(area, module, operator, line, was, now, changed)


def _difference(source: str, changed: str) -> tuple[str, str]:
    lines = list(difflib.ndiff(source.splitlines(), changed.splitlines()))
    sides = ([line[2:].strip() for line in lines if line.startswith(sign)] for sign in "-+")
    was, now = (" / ".join(side) for side in sides)
    return was, now
