"""Verdicts: what a review says of a command, and what a deeper search holds of it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from bench.marks.setting import Setting
from bench.playing import Dice, inviting
from games.kernel.chance import pick
from games.kernel.title import Action, AnyTitle
from referee.review.course import Course, Move
from referee.review.decisions import decision
from referee.review.dice import usual_seed
from referee.review.lines import Mark

WORSE: Final = 1000
"""Ten-thousandths of the game by which a command is held for worse that ought to be marked."""
BAD: Final[Sequence[Mark]] = ("mistake", "blunder")
"""The marks of what is worse."""


class Verdict(Struct, frozen=True, kw_only=True):
    """What a review says of a command: `loss`, in ten-thousandths, and `mark`, None if nobody asked
    it. `held` is what the deeper search holds of the loss, None if nobody asked that one."""

    ply: int
    command: str
    held: int | None
    loss: int | None
    mark: Mark | None

    @property
    def bad(self) -> bool:
        """Whether it is marked for worse."""
        return self.mark in BAD


class Judge:
    """Who gives verdicts on the decisions of a game."""

    def __init__(self, course: Course, setting: Setting, chance: Dice) -> None:
        self._title, self._setting, self._chance = course.title, setting, chance
        self._seeds = usual_seed(course.game), usual_seed(f"{course.game} deeper")

    def own(self, move: Move) -> Verdict:
        """That on what was played; only what is marked for worse is looked at more closely."""
        loss, mark = self._review(move)
        held = self._held(move) if mark in BAD else None
        return _verdict(move, held, loss, mark)

    def replaced(self, move: Move) -> Verdict:
        """That on any other command in its place; only what is held for worse is reviewed."""
        other = self._other(move)
        held = self._held(other)
        loss, mark = self._review(other) if held >= WORSE else (None, None)
        return _verdict(other, held, loss, mark)

    def enough(self, moves: Sequence[Move], most: int) -> Iterator[Verdict]:
        """Those on other commands in the place of moves, until so many were worse."""
        worse = 0
        for move in moves:
            if worse == most:
                return
            found = self.replaced(move)
            worse += found.mark is not None
            yield found

    def _other(self, move: Move) -> Move:
        """The move with any other command."""
        seat, played = move.action.seat, move.action.command
        others = [one for one in choices(self._title, move) if one != played]
        command = pick(self._chance, others, "another command")
        action = Action(seat=seat, decision=move.action.decision, command=command)
        after = self._title.rules.carry_out(move.before, seat, command, self._chance).state
        return replace(move, action=action, after=after)

    def _review(self, move: Move) -> tuple[int, Mark]:
        line = decision(self._title, move, self._setting.review, self._seeds[0])
        return line.loss, line.mark

    def _held(self, move: Move) -> int:
        return decision(self._title, move, self._setting.deeper, self._seeds[1]).loss


def choices(title: AnyTitle, move: Move) -> list[Any]:
    """What could be played; leaving the game is no choice."""
    return inviting(title.rules.legal(move.before, move.action.seat))


def _verdict(move: Move, held: int | None, loss: int | None, mark: Mark | None) -> Verdict:
    tag = str(move.action.command.__struct_config__.tag)
    return Verdict(ply=move.ply, command=tag, held=held, loss=loss, mark=mark)
