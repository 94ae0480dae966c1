"""Games that are played by plans, each of them the same whoever plays it where."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from games.kernel.refusal import Illegal
from games.kernel.registry import Registry
from games.kernel.seats import AtSeat
from games.kernel.title import AnyTitle, fold
from training.dice import Dice
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
    opening = title.rules.setup(table(title, len(plan.bots), plan.options), dice)
    assert not isinstance(opening, Illegal), opening
    return Played(plan, opening, tuple(_plies(title, plan, fold(title, opening, None), dice)))


def _plies(title: AnyTitle, plan: Plan, state: Any, dice: Dice) -> Iterator[Ply]:
    number = 0
    while (seat := min(state.agenda.awaits(), default=None)) is not None:
        strays = plan.first <= number < plan.last or dice.below(1000, "strays") < plan.strays
        by = None if strays else plan.bots[seat]
        command = _chosen(title, state, seat, by, dice)
        accepted = title.rules.carry_out(state, seat, command, dice)
        yield Ply(seat, by, command, accepted.facts)
        state, number = accepted.state, number + 1


def _chosen(title: AnyTitle, state: Any, seat: int, by: str | None, dice: Dice) -> Any:
    listed = inviting(title.rules.legal(state, seat))
    if by is None or len(listed) == 1:
        return listed[dice.below(len(listed), "any")]
    imagined = title.rules.imagine(state, AtSeat(seat), dice)
    return title.bots[by].choose(imagined, seat, listed, dice)


def inviting(commands: Any) -> list[Any]:
    """The commands without those that leave the game: it would be over too soon."""
    return [one for one in commands if not str(one.__struct_config__.tag).endswith(".resign")]
