"""Games of two bots, with what the draws of each were worth."""

from typing import Final

from msgspec import Struct

from bench.courses import course
from games.kernel.registry import Registry
from referee.review.course import Course
from referee.review.dice import usual_seed
from referee.review.efforts import Effort
from referee.review.luck import drawn_ply

EFFORT: Final = Effort(quality="custom", nodes=1, redraws=8)
"""How often draws are made anew; nothing is searched."""


class Job(Struct, frozen=True, kw_only=True):
    """A game to play: `first` and `second` change seats from one number to the next."""

    title: str
    first: str
    second: str
    number: int


class Played(Struct, frozen=True, kw_only=True):
    """A game as the first bot sees it: its share of the win, and by how many points it leads; and
    how much of each was luck."""

    job: Job
    won: float
    lead: float
    lucky: float
    luck_of_lead: float


def played(job: Job) -> Played:
    """Plays a game, and measures its luck."""
    title = Registry.installed().get(job.title)
    assert title is not None, f"{job.title} is not installed"
    at = job.number % 2
    bots = [job.first, job.second] if at == 0 else [job.second, job.first]
    game = course(title, bots, f"luck {job.title} {job.first} {job.second} {job.number}")
    chance, points = _luck(game)
    result, other = game.result, 1 - at
    return Played(
        job=job,
        won=result.chances[at] / 10_000,
        lead=(result.points[at] - result.points[other]) / 100,
        lucky=chance[at] / 10_000,
        luck_of_lead=(points[at] - points[other]) / 100,
    )


def _luck(game: Course) -> tuple[list[int], list[int]]:
    """What all draws were worth to each seat: in chances, and in points."""
    seed, chances, points = usual_seed(game.game), [0] * game.seats, [0] * game.seats
    for move in (None, *game.moves):
        drawn = drawn_ply(game, move, seed)
        for kind in drawn.luck(EFFORT, seed).kinds if drawn.stretches else ():
            for seat in range(game.seats):
                chances[seat] += kind.chances[seat]
                points[seat] += kind.points[seat]
    return chances, points
