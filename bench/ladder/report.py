"""The report: ladders of all titles as a page, and as data beside it, which a run of one title
changes for that title."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from bench.ladder.aims import Aim, aims
from bench.ladder.standings import Standings
from bench.winrates import Pairing

FOLDER: Final = Path(__file__).resolve().parents[1]

_HEAD: Final = """\
# Ladder of bots

How strong each bot of a title is, by games against each other at two seats; the two change seats
from game to game. A rating is that of openskill's model of Plackett and Luce (an unknown bot has
25), with its 95 % interval; wins have Wilson's, and a shared first rank counts in parts. Seconds
are those of a processor, for a decision with a choice. At more seats one bot sits among others that
are alike, on each seat in turns.

`python -m bench.ladder TITLE --games N` measures a title again; this page is made of `ladder.json`.
"""


def write(measured: Sequence[Standings], folder: Path = FOLDER) -> None:
    """Writes both files, with what they say of other titles as it was."""
    file = folder / "ladder.json"
    known: list[Standings] = []
    if file.exists():
        known = msgspec.json.decode(file.read_bytes(), type=list[Standings])
    ladders = {one.title: one for one in (*known, *measured)}
    ordered = [ladders[slug] for slug in sorted(ladders)]
    file.write_bytes(msgspec.json.format(msgspec.json.encode(ordered), indent=1) + b"\n")
    (folder / "ladder.md").write_text(text(ordered), encoding="utf-8")


def text(ladders: Sequence[Standings]) -> str:
    """The page."""
    return "\n".join([_HEAD, *_aims(ladders), *(line for one in ladders for line in _ladder(one))])


def _aims(ladders: Sequence[Standings]) -> Iterator[str]:
    """What the players by strength were made for, beside what they have come to."""
    yield from ("## Against the aims", "")
    yield "| title | first | second | seats | games | wins | interval | at least | |"
    yield "| --- | --- | --- | --: | --: | --: | --- | --: | --- |"
    for one in ladders:
        for aim in aims(one):
            yield f"| {one.title} | {aim.first} | {aim.second} | {aim.seats} | {_come_to(aim)} |"
    yield ""


def _come_to(aim: Aim) -> str:
    found = aim.found
    if found is None:
        return f"0 | | | {aim.share:.0%} | not played"
    low, high = found.interval
    met = "met" if aim.met else "missed"
    return f"{found.games} | {found.rate:.1%} | {low:.1%} to {high:.1%} | {aim.share:.0%} | {met}"


def _ladder(one: Standings) -> Iterator[str]:
    first, last = one.seeds
    bound = "as many nodes as each has" if one.nodes is None else f"at most {one.nodes} nodes"
    yield from (f"## {one.title}", "", f"{one.machine}; {bound}; seeds {first} to {last}.", "")
    if one.usual is not None:
        yield from (f"`medium` plays as `{one.usual}`, the best strategy of the title's own.", "")
    yield from ("| bot | rating | interval | seconds a decision |", "| --- | --: | --- | --: |")
    paces = {pace.bot: pace.seconds for pace in one.paces}
    for rated in one.ratings:
        span = f"{rated.low:.1f} to {rated.high:.1f}"
        yield f"| {rated.bot} | {rated.rating:.1f} | {span} | {paces[rated.bot]:.3f} |"
    yield from ("", "| first | second | seats | games | wins | interval | mean points |")
    yield "| --- | --- | --: | --: | --: | --- | --- |"
    for duel in one.duels:
        yield row(duel, 2)
    for crowd in one.crowds:
        yield row(crowd.pairing, crowd.seats)
    yield ""


def row(pair: Pairing, seats: int) -> str:
    """A pair of bots as a row of a table."""
    low, high = pair.interval
    mine, theirs = pair.points
    return (
        f"| {pair.first} | {pair.second} | {seats} | {pair.games} | {pair.rate:.1%} "
        f"| {low:.1%} to {high:.1%} | {mine:.1f} : {theirs:.1f} |"
    )
