"""Chooses the games with which each title's run begins (see `tests.laws.seeds`).

    python -m tests.laws.cover                      # all titles
    python -m tests.laws.cover --title tzolkin --games 400

Plays many games, and takes one after the other the game that adds most: kinds of facts, rules that
refused something, kinds of steps and answers, components that were named, numbers of seats, options
that are a choice among few. The lists in `seeds/` are written anew; what is reached is printed.
"""

import argparse
import os
import random
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice

import msgspec
from msgspec import inspect
from rich.console import Console

from games.kernel.refusal import Illegal
from games.kernel.title import Action, play
from tests.laws.budget import PLIES, UNLISTED, kind, looked_at
from tests.laws.seeds import FOLDER, Seed, any_seeds
from tests.support.games import Dice, Played
from tests.support.titles import SLUGS, title_of
from tests.support.vocabulary import vocabulary

SAMPLE = 60
"""Commands of the vocabulary that are tried at each ply looked at, for the rules that refuse."""

SHORT = 300
"""Plies: a shorter game costs about as much."""

HEAD = """\
# Games that between them reach all that was reached in {games}: seats, policy, seed.
# Made by `python -m tests.laws.cover --title {slug} --games {games}`; + says what a game adds.
"""


def reached(slug: str, seed: Seed) -> tuple[int, frozenset[str]]:
    """How many plies a game has, and what it reaches."""
    played = seed.play(title_of(slug))
    found = {f"fact {type(fact).__name__}" for fact in played.facts}
    found |= {f"seats {played.table.seats}", *_options(played)}
    for ply in played.plies:
        step, command = kind(ply)
        found.add(f"step {step.__name__} {command.__name__}")
    return len(played.plies), frozenset((*found, *_components(played), *_refused(played)))


def _options(played: Played) -> Iterator[str]:
    """The options that are a choice among few: names, small numbers, and yes or no."""
    for field in msgspec.structs.fields(type(played.table.options)):
        kind = inspect.type_info(field.type)
        plain = kind.type if isinstance(kind, inspect.Metadata) else kind
        if isinstance(plain, inspect.BoolType | inspect.LiteralType):
            yield f"option {field.name} {getattr(played.table.options, field.name)}"


def _components(played: Played) -> Iterator[str]:
    """The components that facts name."""
    ids = {one.id for one in played.title.showing.catalogue()}
    waiting: list[object] = [msgspec.to_builtins(fact) for fact in played.facts]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting.extend(value.values())
        elif isinstance(value, list | tuple):
            waiting.extend(value)
        elif isinstance(value, str):
            component = value.partition("#")[0]  # of the copies, any
            if component in ids:
                yield f"component {component}"


def _refused(played: Played) -> Iterator[str]:
    """The rules that refuse something."""
    title, dice = played.title, random.Random(played.name)
    for ply in looked_at(played, UNLISTED):
        seat = ply.action.seat
        legal = list(title.rules.legal(ply.before, seat))
        for command in vocabulary(title).sample(dice, legal, SAMPLE):
            action = Action(seat=seat, decision=ply.action.decision, command=command)
            answer = play(title, ply.before, action, Dice("cover"))
            if isinstance(answer, Illegal):
                yield f"rule {answer.rule}"


def greedy(
    games: Iterable[tuple[Seed, int, frozenset[str]]], most: int
) -> Iterator[tuple[Seed, int]]:
    """The games that add most for their plies, with what they add, up to so many plies."""
    left, have, plies = list(games), frozenset[str](), 0
    while left and plies < most:
        best = max(left, key=lambda one: len(one[2] - have) / max(one[1], SHORT))
        if not (more := len(best[2] - have)):
            return
        yield best[0], more
        have, plies = have | best[2], plies + best[1]
        left.remove(best)


def write(slug: str, games: int, pool: ProcessPoolExecutor) -> str:
    """Writes the list of a title; says what came of it."""
    wanted = list(islice(any_seeds(title_of(slug)), games))
    found = list(pool.map(reached, [slug] * games, wanted, chunksize=4))
    played = [(seed, plies, what) for seed, (plies, what) in zip(wanted, found, strict=True)]
    lines = [f"{seed}  # +{more}\n" for seed, more in greedy(played, PLIES)]
    FOLDER.mkdir(exist_ok=True)
    text = HEAD.format(slug=slug, games=games) + "".join(lines)
    (FOLDER / f"{slug}.txt").write_text(text, "utf-8")
    every = frozenset[str]().union(*(what for _, _, what in played))
    chosen = sum(int(line.rpartition("+")[2]) for line in lines)
    return f"{slug}: {len(lines)} games reach {chosen} of {len(every)} things"


def main(arguments: list[str] | None = None) -> int:
    """Reads the command line and writes the lists."""
    parser = argparse.ArgumentParser(prog="python -m tests.laws.cover", description=__doc__)
    parser.add_argument("--title", help="one title only (default: all)")
    parser.add_argument("--games", type=int, default=200, help="games to choose from (default 200)")
    given = parser.parse_args(arguments)
    console = Console()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for slug in (given.title,) if given.title else SLUGS:
            console.print(write(slug, given.games, pool))
    return 0


if __name__ == "__main__":
    sys.exit(main())
