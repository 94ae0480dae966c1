"""`python -m training TITLE`: fits the weights of a title's appraisal to games of its bots."""

import argparse
import sys
from pathlib import Path

from rich.console import Console

from training.tools import provide


def main(arguments: list[str] | None = None) -> int:
    """Reads the command line, trains, and says how good the weights are."""
    given = _parser().parse_args(arguments)
    provide()
    from training.gathering import Order
    from training.training import train  # needs what was provided

    order = Order(
        slug=given.title,
        games=given.games,
        seed=given.seed,
        rounds=given.rounds,
        bots=tuple(given.bots),
        processes=given.processes,
        folder=given.keep and given.keep / given.title,
    )
    said = train(order, _command(order.slug, given)).measured
    beside = f"who leads now {said.of_leader:.3f}, base rate {said.of_base:.3f}"
    Console().print(f"log loss {said.loss:.3f}; {beside}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("title", help="the title, as `tzolkin`")
    parser.add_argument("--games", type=int, default=1000, help="so many games of each round")
    parser.add_argument(
        "--rounds", type=int, default=1, help="from the second on by what was fitted"
    )
    parser.add_argument("--seed", type=int, default=1, help="other seeds, other games")
    parser.add_argument("--bots", nargs="+", default=(), help="who plays; else all but the weakest")
    parser.add_argument("--processes", type=int, default=1, help="so many play side by side")
    parser.add_argument("--keep", type=Path, help="a folder where games are kept, and found again")
    return parser


def _command(slug: str, given: argparse.Namespace) -> str:
    """The command that makes the same again."""
    bots = " ".join(("", "--bots", *given.bots)) if given.bots else ""
    games = f"--games {given.games} --rounds {given.rounds} --seed {given.seed}"
    return f"python -m training {slug} {games}{bots}"


if __name__ == "__main__":
    sys.exit(main())
