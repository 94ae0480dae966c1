"""Games of bots as reviews take them: every position, and the draws as they were."""

from collections.abc import Sequence
from typing import Any

from bench.playing import Dice
from games.kernel.appraisal.estimating import settled
from games.kernel.chance import Chance, Scripted
from games.kernel.move import Accepted
from games.kernel.refusal import Illegal
from games.kernel.title import Action, AnyTitle, Table, fold, play
from referee.review.course import Course, Move
from referee.thinking import choose, strategy


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


def course(title: AnyTitle, bots: Sequence[str], name: str, nodes: int | None = None) -> Course:
    """A game of these bots, by seat; the same `name`, the same game. Those that search look at no
    more than so many `nodes` for a decision. What bots draw for themselves is not drawn in the
    game."""
    thoughts, draws = Dice(f"{name} thoughts"), Recording(Dice(name))
    plans = [strategy(title, bot, nodes) for bot in bots]
    table = Table(seats=len(bots), options=title.types.options())
    facts = title.rules.setup(table, draws)
    assert not isinstance(facts, Illegal), facts
    start = fold(title, facts, None)
    state: Any = start
    moves: list[Move] = []
    while (seat := min(state.agenda.awaits(), default=None)) is not None:
        draws.plies.append([])
        command = choose(title, state, seat, plans[seat], thoughts)
        move = _move(title, len(moves) + 1, state, seat, command, draws)
        moves.append(move)
        state = move.after
    result = title.rules.result(state)
    assert result is not None, "nobody is awaited, so the game is over"
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


def _move(
    title: AnyTitle, ply: int, before: Any, seat: int, command: Any, draws: Recording
) -> Move:
    action = Action(seat=seat, decision=before.agenda.open_for(seat).id, command=command)
    accepted = play(title, before, action, draws)
    assert isinstance(accepted, Accepted), accepted
    return Move(ply=ply, before=before, action=action, after=accepted.state, by="bot")
