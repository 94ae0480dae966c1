"""`results.md` for people and `results.json` for programs, from the same figures."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bench.machine import Machine
from bench.measure import Measure, figure
from bench.winrates import Pairing

FOLDER = Path(__file__).resolve().parent


class Missed(Struct, frozen=True, kw_only=True):
    """A figure below its aim, and the profile that explains it."""

    name: str
    part: str
    profile: str


class Results(Struct, frozen=True, kw_only=True):
    """Everything that one run of the benchmarks gave."""

    machine: Machine
    measures: tuple[Measure, ...]
    pairings: tuple[Pairing, ...] = ()
    missed: tuple[Missed, ...] = ()
    notes: tuple[str, ...] = ()


def write(results: Results, folder: Path = FOLDER) -> None:
    """Writes both files; makes the folder if it is not there."""
    folder.mkdir(parents=True, exist_ok=True)
    raw = msgspec.json.format(msgspec.json.encode(results), indent=1)
    (folder / "results.json").write_bytes(raw + b"\n")
    (folder / "results.md").write_text(text(results), encoding="utf-8")


def read(folder: Path = FOLDER) -> Results:
    """The results that were written there last."""
    return msgspec.json.decode((folder / "results.json").read_bytes(), type=Results)


def with_pairing(results: Results, measured: Pairing) -> Results:
    """The results with a pairing measured anew, or for the first time."""
    who = (measured.title, measured.first, measured.second)
    others = [one for one in results.pairings if (one.title, one.first, one.second) != who]
    rest = [one for one in others if one.title > measured.title]
    before = [one for one in others if one.title <= measured.title]
    return replace(results, pairings=(*before, measured, *rest))


def with_measures(results: Results, new: Results) -> Results:
    """The results with some figures measured anew; a note says when and of which commit."""
    known = {(one.part, one.name) for one in new.measures}
    rows = {(one.part, one.name): one for one in (*results.measures, *new.measures)}
    missed = [one for one in results.missed if (one.part, one.name) not in known]
    parts = ", ".join(dict.fromkeys(one.part for one in new.measures))
    note = f"{parts}: measured on {new.machine.date}, commit {new.machine.commit}."
    others = [one for one in results.notes if not one.startswith(f"{parts}: measured on")]
    return replace(
        results,
        measures=tuple(rows.values()),
        missed=(*missed, *new.missed),
        notes=(*dict.fromkeys((*others, *new.notes)), note),
    )


def text(results: Results) -> str:
    """Everything for people, as Markdown."""
    return "\n".join(_lines(results)) + "\n"


def _lines(results: Results) -> Iterator[str]:
    yield from ("# Benchmarks", "")
    yield "Written by `python -m bench`. Each figure is the median of several runs and, in"
    yield "brackets, the lowest and the highest of them. The raw figures are in `results.json`."
    yield from ("", *_machine(results.machine), "", *_measures(results.measures))
    if results.notes:
        yield from ("", *(f"* {note}" for note in results.notes))
    if results.pairings:
        yield from ("", *_pairings(results.pairings))
    if results.missed:
        yield from ("", "## Missed aims")
    for one in results.missed:
        yield from ("", f"### {one.part}: {one.name}", "", "```text", one.profile, "```")


def _machine(machine: Machine) -> Iterator[str]:
    yield from ("| machine | |", "| --- | --- |", f"| date | {machine.date} |")
    yield f"| processor | {machine.cpu}, {machine.cores} cores |"
    yield f"| memory | {machine.memory} GiB |"
    yield f"| kernel | {machine.kernel} |"
    yield f"| Python | {machine.python} |"
    yield f"| PostgreSQL | {machine.postgres} |"
    yield from (f"| {name} | {version} |" for name, version in machine.packages)
    yield f"| commit | {machine.commit} |"
    yield f"| load before | {machine.load} |"


def _measures(measures: Sequence[Measure]) -> Iterator[str]:
    yield from (
        "## Speed",
        "",
        "| what | of | median (runs) | aim | |",
        "| --- | --- | --: | --: | --- |",
    )
    for one in measures:
        spread = f"{figure(one.median)} ({figure(min(one.runs))} to {figure(max(one.runs))})"
        aim = "" if one.aim is None else f"{'at most ' * one.less}{figure(one.aim)}"
        verdict = "" if one.aim is None else "missed" if one.missed else "met"
        yield f"| {one.name} | {one.part} | {spread} {one.unit} | {aim} | {verdict} |"


def _pairings(pairings: Sequence[Pairing]) -> Iterator[str]:
    yield from ("## Bots", "", "Wins of the first bot against the second one, on tables with the")
    yield from (
        "fewest seats of the title, with the 95 % interval; seats swap, ties count half.",
        "",
    )
    yield "| title | first | second | games | wins | interval | mean points |"
    yield "| --- | --- | --- | --: | --: | --- | --- |"
    for one in pairings:
        low, high = one.interval
        mine, theirs = one.points
        yield (
            f"| {one.title} | {one.first} | {one.second} | {one.games} | {one.rate:.1%} "
            f"| {low:.1%} to {high:.1%} | {mine:.1f} : {theirs:.1f} |"
        )
