"""One game between bots: a pure function of its job, in whichever process it runs.

Bots see the game as their seat may imagine it, and chance comes from a seed, both as in the
service. What the bots think is drawn from another seed, so that their thoughts do not change
what happens.
"""

import hashlib
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from events.chance import SeededChance
from games.kernel.refusal import Illegal
from games.kernel.registry import Registry
from games.kernel.result import Result
from games.kernel.seats import AtSeat
from games.kernel.title import Action, AnyTitle, Table, fold, play
from games.kernel.words import reason


class Job(Struct, frozen=True, kw_only=True):
    """A game to play. `bots` are by seat, `options` is JSON; `seed` says which game it is."""

    title: str
    options: str
    bots: tuple[str, ...]
    seed: str


class GameOutcome(Struct, frozen=True, kw_only=True):
    """How it ended, by seat: final points and ranks; `plies` is the number of commands."""

    points: tuple[float, ...]
    ranks: tuple[int, ...]
    plies: int


class BrokenGameError(Exception):
    """The rules contradict themselves: a bug of the title. The message says how to repeat it."""


def play_out(job: Job) -> GameOutcome:
    """Plays the game to its end."""
    title = _title(job.title)
    options = msgspec.json.decode(job.options, type=title.types.options)
    facts = title.rules.setup(
        Table(seats=len(job.bots), options=options), SeededChance(_seed(job, "chance"), 0)
    )
    if isinstance(facts, Illegal):
        raise BrokenGameError(
            f"the options are refused: {reason(title.words, facts)} ({facts.rule})"
        )
    end, plies = _end(title, fold(title, facts, None), job)
    result = title.rules.result(end)
    if result is None:
        raise BrokenGameError(f"{job} has no result after {plies} moves")
    return _outcome(result, plies)


def _end(title: AnyTitle, state: Any, job: Job) -> tuple[Any, int]:
    """The last state, and the number of moves until then."""
    chance_seed, thoughts = _seed(job, "chance"), SeededChance(_seed(job, "thoughts"), 0)
    ply = 0
    while (seat := min(state.agenda.awaits(), default=None)) is not None:
        if ply == title.meta.longest_game:
            break
        ply += 1
        commands = tuple(title.rules.legal(state, seat))
        imagined = title.rules.imagine(state, AtSeat(seat), thoughts)
        command = title.bots[job.bots[seat]].choose(imagined, seat, commands, thoughts)
        action = Action(seat=seat, decision=state.agenda.open_for(seat).id, command=command)
        accepted = play(title, state, action, SeededChance(chance_seed, ply))
        if isinstance(accepted, Illegal):
            raise BrokenGameError(f"{job}, ply {ply}: {action} was listed, but {accepted}")
        state = accepted.state
    return state, ply


def _outcome(result: Result, plies: int) -> GameOutcome:
    standings = sorted(result.standings, key=lambda standing: standing.seat)
    return GameOutcome(
        points=tuple(one.points for one in standings),
        ranks=tuple(one.rank for one in standings),
        plies=plies,
    )


def _seed(job: Job, use: str) -> bytes:
    return hashlib.sha256(f"{job.title} {len(job.bots)} {job.seed} {use}".encode()).digest()


@cache
def _title(slug: str) -> AnyTitle:
    title = Registry.installed().get(slug)
    assert title is not None, f"{slug} is not installed"
    return title
