"""`report.md`: a section for each title, which replaces the one that stood there."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct

from training.measuring import Bin, Measured, Tenth

FILE: Final = Path(__file__).parent / "report.md"
HEAD: Final = """# What the appraisals say, against what came

An appraisal says how likely each seat is to win and how many points it may expect. Its weights were
fitted to games that bots played against each other (`python -m training --help`); every fifth game
was held out, and all figures are of those. The log loss is 0 for whoever knows the winner. "Base
rate" says of each seat how often it wins at all; "who leads now" how often the seat wins that has
most points at this part of a game.
"""


class Section(Struct, frozen=True, kw_only=True):
    """What is told of a title. `games` are those that its weights were fitted to."""

    name: str
    command: str
    games: int
    held_out: int
    positions: int
    features: int
    measured: Measured


def write(section: Section, file: Path = FILE) -> None:
    """Puts a section into the report."""
    text = file.read_text(encoding="utf-8") if file.exists() else HEAD
    sections = dict(_sections(text))
    sections[section.name] = "\n".join(_lines(section)).rstrip() + "\n"
    told = [f"## {name}\n\n{sections[name]}" for name in sorted(sections)]
    file.write_text("\n".join([HEAD, *told]), encoding="utf-8")


def _sections(text: str) -> Iterator[tuple[str, str]]:
    for part in text.split("\n## ")[1:]:
        name, _, rest = part.partition("\n\n")
        yield name, rest.rstrip() + "\n"


def _lines(section: Section) -> Iterator[str]:
    said = section.measured
    yield f"`{section.command}`"
    yield ""
    yield (
        f"{section.games:,} games were fitted to ({section.positions:,} positions, "
        f"{section.features} features), {section.held_out:,} were held out "
        f"({said.positions:,} positions)."
    )
    yield from ("", "| Log loss | |", "| --- | ---: |")
    yield f"| this appraisal | {said.loss:.3f} |"
    yield f"| who leads now | {said.of_leader:.3f} |"
    yield f"| base rate | {said.of_base:.3f} |"
    yield ""
    yield from _by_progress(said.tenths)
    yield ""
    yield from _calibration(said.bins)


def _by_progress(tenths: Mapping[int, Tenth]) -> Iterator[str]:
    yield "| Progress | Positions | Log loss | Who leads now | Points wrong by |"
    yield "| --- | ---: | ---: | ---: | ---: |"
    for at, one in tenths.items():
        figures = f"{one.loss:.3f} | {one.of_leader:.3f} | {one.points:.1f}"
        yield f"| {_range(at)} | {one.count:,} | {figures} |"


def _calibration(bins: Mapping[int, Bin]) -> Iterator[str]:
    yield "| Chance | Seats | Said | Came |"
    yield "| --- | ---: | ---: | ---: |"
    for at, one in bins.items():
        yield f"| {_range(at)} | {one.count:,} | {one.said:.1%} | {one.came:.1%} |"


def _range(tenth: int) -> str:
    return f"{tenth * 10}-{tenth * 10 + 10} %"
