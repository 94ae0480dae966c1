"""Games that are played by plans, each of them the same whoever plays it where."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from games.kernel.appraisal.appraisal import AnyAppraisal
from games.kernel.refusal import Illegal
from games.kernel.registry import Registry
from games.kernel.seats import AtSeat
from games.kernel.title import AnyTitle, fold
from training.dice import Dice
from training.foresight import AHEAD, foreseen, taught
from training.options import table
from training.plans import Plan


class Ply(Struct, frozen=True):
    """A command, the facts it led to, and the bot that chose it; none chose any legal one."""

    seat: int
    by: str | None
    command: Any
    facts: Sequence[Any]


class Played(Struct, frozen=True):
    """A game: the facts of its setup, and its plies."""

    plan: Plan
    opening: Sequence[Any]
    plies: Sequence[Ply]


def titled(slug: str) -> AnyTitle:
    """The title of that name; LookupError if there is none."""
    for title in Registry.installed():
        if title.meta.slug == slug:
            return title
    raise LookupError(f"no title {slug} is installed")


def played(title: AnyTitle, plan: Plan) -> Played:
    """The game of a plan."""
    dice = Dice(plan.seed)
    weights = plan.weights
    players = Players(title, None if weights is None else taught(title, weights))
    opening = title.rules.setup(table(title, len(plan.bots), plan.options), dice)
    assert not isinstance(opening, Illegal), opening
    return Played(plan, opening, tuple(_plies(players, plan, fold(title, opening, None), dice)))


class Players(NamedTuple):
    """The title that is played, and the appraisal of those who look ahead."""

    title: AnyTitle
    appraisal: AnyAppraisal | None


def _plies(players: Players, plan: Plan, state: Any, dice: Dice) -> Iterator[Ply]:
    number = 0
    while (seat := min(state.agenda.awaits(), default=None)) is not None:
        strays = plan.first <= number < plan.last or dice.below(1000, "strays") < plan.strays
        by = None if strays else plan.bots[seat]
        command = _chosen(players, state, seat, by, dice)
        accepted = players.title.rules.carry_out(state, seat, command, dice)
        yield Ply(seat, by, command, accepted.facts)
        state, number = accepted.state, number + 1


def _chosen(players: Players, state: Any, seat: int, by: str | None, dice: Dice) -> Any:
    title = players.title
    listed = inviting(title.rules.legal(state, seat))
    if by is None or len(listed) == 1:
        return listed[dice.below(len(listed), "any")]
    imagined = title.rules.imagine(state, AtSeat(seat), dice)
    if by == AHEAD:
        assert players.appraisal is not None, "nobody can look ahead in the first round"
        return foreseen(title, players.appraisal, imagined, seat, listed, dice)
    return title.bots[by].choose(imagined, seat, listed, dice)


def inviting(commands: Any) -> list[Any]:
    """The commands without those that leave the game: it would be over too soon."""
    return [one for one in commands if not str(one.__struct_config__.tag).endswith(".resign")]
