"""Whole games as text: what a newcomer reads first, and what a change of the rules shows up in.

    python -m tests.playthroughs.transcript [slug]   writes the transcripts anew
    git diff tests/playthroughs                      says what has become different

A line `12. seat 1: choose 4` is a move in the title's notation; below it stand its facts, in
short. The board is drawn after the setup, now and then, and at the end.
"""

import sys
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from games.kernel.result import Automaton, Standing
from tests.support.games import Played, game
from tests.support.titles import SLUGS, title_of

FOLDER = Path(__file__).resolve().parent
BOARDS = 6
"""How often the board is drawn between the beginning and the end."""

WIDEST = 160
"""Characters of a fact; what is longer (a whole setup) is cut."""

SEED = 6
OTHER: Mapping[tuple[str, int], int] = {("monumental", 5): 16}
"""Seeds of games with other options than the usual ones."""


def files(slugs: Sequence[str] = SLUGS) -> Mapping[Path, tuple[str, int, str]]:
    """The transcripts: for each title a game of its bots with fewest and with most seats."""
    found = {}
    for slug in slugs:
        for seats, policy in zip(title_of(slug).meta.seats, ("random", "mixed"), strict=True):
            found[FOLDER / f"{slug}-{seats}-{policy}.txt"] = (slug, seats, policy)
    return found


def transcript(slug: str, seats: int, policy: str) -> str:
    """The game of a file, as text."""
    seed = OTHER.get((slug, seats), SEED)
    played = game(title_of(slug), seats=seats, seed=seed, policy=policy)
    return "\n".join(_lines(played)) + "\n"


def _lines(played: Played) -> Iterator[str]:
    title = played.title
    yield f"{title.meta.name}, {played.table.seats} seats, {played.policy} players"
    yield f"python -m tests.laws.soak {played.name}"
    yield from ("", "setup", *_facts(played.opening), *_board(played, played.start))
    every = 1 + len(played.plies) // BOARDS
    for ply in played.plies:
        line = title.showing.notation.print(ply.action.command)
        yield f"{ply.number}. seat {ply.action.seat}: {line}"
        yield from _facts(ply.facts)
        if ply.number % every == 0:
            yield from _board(played, ply.after)
    yield from (*_board(played, played.end), *_result(played))


def _facts(facts: Sequence[Any]) -> Iterator[str]:
    for fact in facts:
        told = msgspec.to_builtins(fact, order="deterministic")
        kind = told.pop("type").partition(".")[2]
        if kind != "agenda-changed":
            yield f"    {textwrap.shorten(f'{kind} {_short(told)}', WIDEST, placeholder=' ...')}"


def _short(value: object) -> str:
    """`seat 0, cards (1 4 7)`: fields and values without the punctuation of JSON."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {_inner(item)}" for name, item in value.items())
    return _inner(value)


def _inner(value: object) -> str:
    if isinstance(value, dict):
        return "{" + _short(value) + "}"
    if isinstance(value, list | tuple):
        return "(" + " ".join(_inner(item) for item in value) + ")"
    return "-" if value is None else str(value)


def _board(played: Played, state: Any) -> Iterator[str]:
    picture = played.title.showing.picture(played.title.showing.view(state))
    yield from ("", *(f"    | {line}".rstrip() for line in picture.splitlines()), "")


def _result(played: Played) -> Iterator[str]:
    result = played.title.rules.result(played.end)
    assert result is not None
    yield "result"
    for one in result.standings:
        yield f"    {one.rank}. seat {one.seat}: {_points(one)}"
    for other in result.automata:
        yield f"    {other.rank}. {other.name}: {_points(other)}"


def _points(one: Standing | Automaton) -> str:
    lines = ", ".join(f"{line.label} {line.points}" for line in one.breakdown)
    ties = f"; tie-break {_inner(list(one.tie_break))}" if one.tie_break else ""
    return f"{one.points} ({lines}){ties}"


def main() -> int:
    """Writes every transcript."""
    for path, (slug, seats, policy) in files(sys.argv[1:] or SLUGS).items():
        path.write_text(transcript(slug, seats, policy), encoding="utf-8")
        sys.stdout.write(f"{path.name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
