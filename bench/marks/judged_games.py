"""Games of a bot against itself, with the verdicts on some of the decisions."""

from typing import Final

from msgspec import Struct

from bench.courses import course
from bench.marks.setting import Job
from bench.marks.verdicts import Judge, Verdict, choices
from bench.playing import Dice
from games.kernel.appraisal.estimating import estimate
from games.kernel.chance import sample
from games.kernel.registry import Registry
from games.kernel.title import AnyTitle
from referee.review.course import Move

UNDECIDED: Final = range(500, 9_501)
"""Ten-thousandths of a seat's chance, by the appraisal, with which its commands are replaced: in
other positions few commands change much, and looking for them takes long."""


class JudgedGame(Struct, frozen=True, kw_only=True):
    """In how many `decisions` of a game there was a choice, and the verdicts on some of them: on
    what the bot played, and on random commands instead."""

    job: Job
    decisions: int
    own: tuple[Verdict, ...]
    replaced: tuple[Verdict, ...]

    @property
    def worse(self) -> tuple[Verdict, ...]:
        """Those on random commands that are held for worse."""
        return tuple(one for one in self.replaced if one.mark is not None)


def judged_game(job: Job) -> JudgedGame:
    """Plays a game, draws decisions, and gives verdicts."""
    setting = job.setting
    title = Registry.installed().get(setting.title)
    assert title is not None, f"{setting.title} is not installed"
    game = course(title, [setting.bot] * setting.seats, job.name, setting.bound)
    free = [move for move in game.moves if len(choices(title, move)) > 1]
    chance = Dice(f"{job.name} decisions")
    own = sample(chance, free, setting.own, "own decisions")
    undecided = [move for move in free if _undecided(title, move)]
    others = sample(chance, undecided, len(undecided), "replaced decisions")
    judge = Judge(game, setting, chance)
    return JudgedGame(
        job=job,
        decisions=len(free),
        own=tuple(map(judge.own, own)),
        replaced=tuple(judge.enough(others, setting.replaced)),
    )


def _undecided(title: AnyTitle, move: Move) -> bool:
    """Whether there is something to lose, and something to win."""
    return estimate(title, move.before).chances[move.action.seat] in UNDECIDED
