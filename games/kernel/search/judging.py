"""A decision judged: what each of its commands is worth to everybody."""

from collections.abc import Sequence
from itertools import cycle
from typing import Any

from games.kernel.chance import Chance
from games.kernel.search.branch import Branch
from games.kernel.search.budget import Budget
from games.kernel.search.halving import halved, shares
from games.kernel.search.inviting import inviting
from games.kernel.search.judgement import Judgement
from games.kernel.search.manner import HABITUAL, USUAL, Manner
from games.kernel.search.playable import HasRules, Playable, playable
from games.kernel.search.position import Board
from games.kernel.search.tree import Node
from games.kernel.search.walk import Walker
from games.kernel.search.worlds import Worlds
from games.kernel.seats import Seat


def judge(
    title: HasRules,
    state: Any,
    seat: Seat,
    budget: Budget,
    dice: Chance,
    kept: Sequence[Any] = (),
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
    return judged(playable(title), state, seat, commands, budget, dice, kept)


def judged(
    title: Playable,
    state: Any,
    seat: Seat,
    commands: Sequence[Any],
    budget: Budget,
    dice: Chance,
    kept: Sequence[Any] = (),
    manner: Manner | None = None,
) -> Judgement:
    """What such commands of a seat's decision are worth, the best first. `state` may be a world
    that the seat has imagined, in which other commands are legal than those at hand."""
    worlds, board = Worlds(title, state, seat, budget.worlds, dice), Board(title)
    world, root = worlds.state(0), Node()
    numbers = 3 * len(board.estimate(world).chances)
    habitual = board.habitual(world, seat, commands, dice)
    tried = _tried(board, world, seat, commands, habitual, kept, budget)
    way = manner or (HABITUAL if habitual else USUAL)
    if habitual:
        most = budget.nodes // way.closely
        tried = inviting(board, worlds, seat, tried, (*habitual, *kept), most)
    farthest = budget.nodes // len(tried) - 1 if habitual else 0
    walker = Walker(title, board, worlds, seat, way, farthest)
    branches = [Branch(one, root.after(seat, one), numbers) for one in tried]
    halving = _Halving(walker, root, branches, [one in habitual for one in tried])
    ranked = halving.ranked(budget.nodes, [one in kept or one in habitual for one in tried])
    return Judgement(seat, tuple([one.valued() for one in ranked]), walker.reached)


def _tried(
    board: Board,
    world: Any,
    seat: Seat,
    commands: Sequence[Any],
    habitual: Sequence[Any],
    kept: Sequence[Any],
    budget: Budget,
) -> list[Any]:
    """The commands to try: the one of habit, the readiest of the others, then what is kept; as many
    as can be."""
    ready, _ = board.ranked(board.narrowed(world, seat, tuple(commands)))
    others = list(dict.fromkeys(kept))
    free = max(0, budget.nodes - len(others))
    ordered = [one for one in dict.fromkeys((*habitual, *ready)) if one not in others]
    return (ordered[:free] + others)[: budget.nodes]


class _Halving:
    """Sequential halving of branches; which of them are played by habit is known."""

    def __init__(
        self, walker: Walker, root: Node, branches: Sequence[Branch], habitual: Sequence[bool]
    ) -> None:
        self._walker, self._root, self._branches = walker, root, branches
        self._habitual = habitual

    def ranked(self, nodes: int, kept: Sequence[bool]) -> list[Branch]:
        """The branches, the best first, once so many positions were appraised."""
        left, gone, until = list(range(len(self._branches))), list[int](), 0
        for number, share in enumerate(shares(nodes, len(left))):
            if number:
                left, worse = halved(left, kept)
                gone = worse + gone
            until += share
            self._walk(left, until, 0 if number else len(left))
            left.sort(key=self._worth, reverse=True)
        left.sort(key=self._trusted, reverse=True)
        return [self._branches[at] for at in left + gone]

    def _walk(self, left: Sequence[int], until: int, least: int) -> None:
        """Walks through the branches in turns, the better ones first, `least` times at least, until
        so many positions were reached."""
        turns = cycle(left)
        while least > 0 or self._walker.reached < until:
            self._walker.walk(self._root, self._branches[next(turns)])
            least -= 1

    def _worth(self, at: int) -> int:
        """What a branch is worth to the seat that decides."""
        return self._branches[at].arm.value[self._walker.seat]

    def _trusted(self, at: int) -> int:
        """The same, with trust in habit: the best of several commands that were tried seldom owes
        much to luck."""
        trust = self._walker.trust(self._branches[at].arm.visits) if self._habitual[at] else 0
        return self._worth(at) + trust
