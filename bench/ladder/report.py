"""The report: ladders of all titles as a page, and as data beside it, which a run of one title
changes for that title."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from bench.ladder.standings import Standings
from bench.winrates import Pairing

FOLDER: Final = Path(__file__).resolve().parents[1]

AIMS: Final[Mapping[tuple[str, str], float]] = {
    ("expert", "medium"): 0.75,
    ("hard", "medium"): 0.6,
    ("medium", "easy"): 0.75,
    **{(bot, "random"): 0.95 for bot in ("easy", "medium", "hard", "expert")},
}
"""The shares of wins that players by strength were made for."""

_HEAD: Final = """\
# Ladder of bots

How strong each bot of a title is, by games against each other at two seats; the two change seats
from game to game. A rating is that of openskill's model of Plackett and Luce (an unknown bot has
25), with its 95 % interval; wins have Wilson's, and a shared first rank counts in parts. Seconds
are those of a processor, for a decision with a choice. At three and four seats one `expert` sits
among `medium`.

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
    return "\n".join([_HEAD, *(line for one in ladders for line in _ladder(one))])


def _ladder(one: Standings) -> Iterator[str]:
    first, last = one.seeds
    bound = "as many nodes as each has" if one.nodes is None else f"at most {one.nodes} nodes"
    yield from (f"## {one.title}", "", f"{one.machine}; {bound}; seeds {first} to {last}.", "")
    yield from ("| bot | rating | interval | seconds a decision |", "| --- | --: | --- | --: |")
    paces = {pace.bot: pace.seconds for pace in one.paces}
    for rated in one.ratings:
        span = f"{rated.low:.1f} to {rated.high:.1f}"
        yield f"| {rated.bot} | {rated.rating:.1f} | {span} | {paces[rated.bot]:.3f} |"
    yield from ("", "| first | second | games | wins | interval | aim | mean points |")
    yield "| --- | --- | --: | --: | --- | --: | --- |"
    for duel in one.duels:
        aim = AIMS.get((duel.first, duel.second))
        yield _row(duel.first, duel, "" if aim is None else f"{aim:.0%}")
    yield ""
    if one.crowds:
        yield "| first, of so many seats | others | games | wins | interval | aim | mean points |"
        yield "| --- | --- | --: | --: | --- | --: | --- |"
        for crowd in one.crowds:
            name = f"{crowd.pairing.first}, {crowd.seats} seats"
            yield _row(name, crowd.pairing, f"{2 / crowd.seats:.0%}")
        yield ""


def _row(name: str, pair: Pairing, aim: str) -> str:
    low, high = pair.interval
    mine, theirs = pair.points
    return (
        f"| {name} | {pair.second} | {pair.games} | {pair.rate:.1%} | {low:.1%} to {high:.1%} "
        f"| {aim} | {mine:.1f} : {theirs:.1f} |"
    )
