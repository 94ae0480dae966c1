"""A decision judged: what each of its commands is worth to everybody."""

from collections.abc import Sequence
from typing import Any

from games.kernel.chance import Chance
from games.kernel.search.branch import Branch
from games.kernel.search.budget import Budget
from games.kernel.search.halving import halved, shares, visits
from games.kernel.search.judgement import Judgement
from games.kernel.search.manner import USUAL, Manner
from games.kernel.search.playable import HasRules, Playable, playable
from games.kernel.search.tree import Node
from games.kernel.search.walk import Beside, Walker
from games.kernel.search.worlds import Worlds
from games.kernel.seats import Seat


def judge(
    title: HasRules,
    state: Any,
    seat: Seat,
    budget: Budget,
    dice: Chance,
    kept: Sequence[Any] = (),
    manner: Manner = USUAL,
) -> Judgement:
    """What the commands of a seat's decision are worth, the best first.

    Nothing is looked at that the seat does not know: worlds are imagined for it. Commands that
    are not worth trying are left out, except those that are `kept`, which are looked at as
    closely as the best. LookupError if the title has no appraisal; ValueError if the seat has no
    decision, or what is kept is not legal.
    """
    commands = tuple(title.rules.legal(state, seat))
    if not commands:
        raise ValueError(f"seat {seat} has nothing to decide")
    if any(one not in commands for one in kept):
        raise ValueError("what is kept is not legal")
    return Search(playable(title), state, seat, budget, dice, manner).judged(commands, kept)


class Search:
    """The search of one decision."""

    def __init__(
        self,
        title: Playable,
        state: Any,
        seat: Seat,
        budget: Budget,
        dice: Chance,
        manner: Manner = USUAL,
    ) -> None:
        self._seat, self._budget = seat, budget
        self._worlds = Worlds(title, state, seat, budget.worlds, dice)
        features, world = title.appraisal.features, self._worlds.state(0)
        self._seats = len(features.of(world)) - features.automata(world)
        self._walker = Walker(title, self._seats, manner)
        self._root = Node()
        self._spent = 0

    def judged(self, commands: Sequence[Any], kept: Sequence[Any] = ()) -> Judgement:
        """What the commands are worth. The budget is spent on those worth trying, and on what is
        kept."""
        branches = [
            Branch(one, self._root.after(self._seat, one), self._seats)
            for one in self._tried(commands, kept)
        ]
        first = frozenset(at for at, one in enumerate(branches) if one.command in kept)
        order = self._halving(branches, first)
        valued = tuple([branches[at].valued() for at in order if branches[at].visits])
        return Judgement(self._seat, valued, self._spent)

    def _tried(self, commands: Sequence[Any], kept: Sequence[Any]) -> list[Any]:
        """The commands to try, the readiest first; no more than can be."""
        board = self._walker.board
        narrow = board.narrowed(self._worlds.state(0), self._seat, tuple(commands))
        ready, _ = board.ranked(narrow)
        most = max(1, self._budget.nodes - len(kept))
        return [one for one in ready if one not in kept][:most] + list(dict.fromkeys(kept))

    def _halving(self, branches: Sequence[Branch], kept: frozenset[int]) -> list[int]:
        """Tries the branches in rounds, and gives their order, the best first."""
        left, gone = list(range(len(branches))), list[int]()
        for share in shares(self._budget.nodes, len(branches)):
            if self._spent:
                left, worse = halved(left, kept)
                gone = worse + gone
            for at, often in zip(left, visits(share, len(left)), strict=True):
                for _ in range(often):
                    self._try(branches[at])
            left.sort(key=lambda at: self._rank(branches[at]))
        return left + gone

    def _rank(self, branch: Branch) -> tuple[bool, int]:
        """The best comes first, and what was not tried last."""
        return (not branch.visits, -branch.worth // max(1, branch.visits))

    def _try(self, branch: Branch) -> None:
        """One more position behind a command."""
        worlds, walker, seat = self._worlds, self._walker, self._seat
        number, draws = worlds.number(branch.visits), worlds.draws(branch.visits)
        world = worlds.state(number)
        position = walker.first(branch.node, world, seat, branch.command, number, draws)
        if position is None:
            estimate = walker.board.estimate(world)
        elif not branch.visits:
            estimate = walker.appraised(position, (), number, draws)
        else:
            beside = Beside(self._root, world, seat)
            estimate = walker.walk(branch.node, position, beside, number, draws)
        branch.add(estimate, walker.worths(estimate)[seat])
        self._spent += 1
