"""Games of two bots, with what the draws of each were worth."""

from typing import Any, Final

from msgspec import Struct

from bench.playing import Dice
from games.kernel.appraisal.estimating import settled
from games.kernel.chance import Chance, Scripted
from games.kernel.move import Accepted
from games.kernel.refusal import Illegal
from games.kernel.registry import Registry
from games.kernel.seats import AtSeat
from games.kernel.title import Action, AnyTitle, Table, fold, play
from referee.review.course import Course, Move
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

    won: float
    lead: float
    lucky: float
    luck_of_lead: float


class Recording:
    """Dice that remember what they gave in each ply."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.plies: list[list[int]] = [[]]

    def below(self, n: int, label: str) -> int:
        """The next outcome."""
        outcome = self._dice.below(n, label)
        self.plies[-1].append(outcome)
        return outcome

    def chance(self, ply: int) -> Chance:
        """The draws of a ply as they were."""
        return Scripted(self.plies[ply])


def played(job: Job) -> Played:
    """Plays a game, and measures its luck."""
    title = Registry.installed().get(job.title)
    assert title is not None, f"{job.title} is not installed"
    at = job.number % 2
    bots = [job.first, job.second] if at == 0 else [job.second, job.first]
    course = _course(title, bots, job)
    chance, points = _luck(course)
    result, other = course.result, 1 - at
    return Played(
        won=result.chances[at] / 10_000,
        lead=(result.points[at] - result.points[other]) / 100,
        lucky=chance[at] / 10_000,
        luck_of_lead=(points[at] - points[other]) / 100,
    )


def _course(title: AnyTitle, bots: list[str], job: Job) -> Course:
    """A game by the bots; the draws of bots and of imagined worlds are not those of the game."""
    name = f"luck {job.title} {job.first} {job.second} {job.number}"
    thoughts, draws = Dice(f"{name} thoughts"), Recording(Dice(name))
    table = Table(seats=len(bots), options=title.types.options())
    facts = title.rules.setup(table, draws)
    assert not isinstance(facts, Illegal), facts
    start = fold(title, facts, None)
    state: Any = start
    moves: list[Move] = []
    while (seat := min(state.agenda.awaits(), default=None)) is not None:
        draws.plies.append([])
        action = _action(title, state, seat, bots[seat], thoughts)
        accepted = play(title, state, action, draws)
        assert isinstance(accepted, Accepted), accepted
        after = accepted.state
        moves.append(Move(ply=len(moves) + 1, before=state, action=action, after=after, by="bot"))
        state = after
    result = title.rules.result(state)
    assert result is not None, "the game is over"
    return Course(
        game=name,
        title=title,
        table=table,
        start=start,
        moves=tuple(moves),
        chance=draws.chance,
        ending="played",
        result=settled(result),
    )


def _action(title: AnyTitle, state: Any, seat: int, bot: str, thoughts: Dice) -> Action[Any]:
    listed = list(title.rules.legal(state, seat))
    world = title.rules.imagine(state, AtSeat(seat), thoughts)
    command = title.bots[bot].choose(world, seat, listed, thoughts)
    return Action(seat=seat, decision=state.agenda.open_for(seat).id, command=command)


def _luck(course: Course) -> tuple[list[int], list[int]]:
    """What all draws were worth to each seat: in chances, and in points."""
    seed, chances, points = usual_seed(course.game), [0] * course.seats, [0] * course.seats
    for move in (None, *course.moves):
        drawn = drawn_ply(course, move, seed)
        for kind in drawn.luck(EFFORT, seed).kinds if drawn.stretches else ():
            for seat in range(course.seats):
                chances[seat] += kind.chances[seat]
                points[seat] += kind.points[seat]
    return chances, points
