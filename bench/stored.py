"""What finished games need, by the benchmark `space`: their tables in `docs/scaling.md`."""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final

from bench.measure import figure
from bench.space import STAGES

STORED: Final = 100_000_000
WORKER: Final = 4.0
"""Terabytes that one database machine holds."""
LEFT: Final = 2
"""Rows of `events` that stay of a packed game."""
SHOWN: Final = 0.5
"""Kilobytes of a game, at any stage, from which on a table has a row of its own."""
_HEADS: Final = ("just over", "without answers", "packed", "packed elsewhere")
_ALL: Final = "all tables"

Figures = Mapping[str, float]


def of_finished(found: Figures) -> str:
    """What a game takes after its end, table by table; and its share of the archive."""
    names = {name.rpartition(", ")[0] for name in found if name.endswith(STAGES)} - {_ALL}
    sizes = {name: [found.get(f"{name}, {stage}", 0.0) for stage in STAGES] for name in names}
    shown = sorted(
        (one for one in sizes if max(sizes[one]) >= SHOWN), key=lambda one: -sizes[one][0]
    )
    rest = [sum(sizes[one][at] for one in names - {*shown}) for at in range(len(STAGES))]
    rows = [[f"`{name}`", *map(_size, sizes[name])] for name in shown]
    rows.append(["all others", *map(_size, rest)])
    rows.append(["**in the database**", *(_size(found[f"{_ALL}, {one}"]) for one in STAGES)])
    for part, what in (("games", "the game"), ("log", "its links in the tiles of the log")):
        rows.append([what, "", "", "", _size(found[f"archive: {part}"])])
    rows.append(["**in the archive**", "", "", "", _size(found["archive"])])
    measured = (
        f"Measured on {found['games']:,.0f} games of all titles, {found['moves of a game']:,.0f}"
    )
    return f"{measured} moves each on average.\n\n{table(('kB of a game', *_HEADS), rows)}"


def of_stored(found: Figures) -> str:
    """What a hundred million stored games need."""
    sizes = {stage: STORED * found[f"{_ALL}, {stage}"] / 1e9 for stage in STAGES}
    ways = {
        STAGES[0]: "if no game is ever packed",
        STAGES[2]: "if all are packed within it",
        STAGES[3]: "if all are packed elsewhere",
    }
    archive, events = found["archive"], found["events of a game"]
    whole, rows = f"{STORED:,} x {events:,.0f}", STORED * LEFT
    lines = [
        *(
            [f"the database, {way}", _each(found, stage), f"{sizes[stage]:,.1f} TB"]
            for stage, way in ways.items()
        ),
        ["the archive", f"{STORED:,} x {archive:,.0f} kB", f"{STORED * archive / 1e9:,.1f} TB"],
        *(
            [
                f"database machines, {way}",
                f"{sizes[stage]:,.1f} TB / {WORKER:.0f} TB",
                f"{ceil(sizes[stage] / WORKER)}, and as many standbys",
            ]
            for stage, way in ways.items()
        ),
        ["rows of `events`, unpacked", whole, f"{STORED * events / 1e9:,.0f} billion"],
        ["rows of `events`, packed", f"{STORED:,} x {LEFT}", f"{rows / 1e6:,.0f} million"],
        ["of these in a partition of 64", "/ 64", f"{rows / 64 / 1e6:,.1f} million"],
    ]
    return table(("what", "how", "result"), lines)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of a page; numbers stand on the right."""
    ruler = ["---", *["--:"] * (len(heads) - 1)]
    return "".join(f"| {' | '.join(row)} |\n" for row in (heads, ruler, *rows))


def _each(found: Figures, stage: str) -> str:
    return f"{STORED:,} x {found[f'{_ALL}, {stage}']:,.0f} kB"


def _size(size: float) -> str:
    return "0" if size < 0.005 else figure(size)
