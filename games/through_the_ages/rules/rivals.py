"""What one nation takes from another by an aggression, a war or an event (TTA-POL)."""

from games.kernel.seats import Seat
from games.through_the_ages.effects.rivals import (
    MoveYellowTokenBankToBank,
    StealColony,
    StealFoodOrResources,
    StealScience,
    TakeCulture,
    TakeScience,
    TakeYellowTokensBankToBank,
)
from games.through_the_ages.rules import choosing
from games.through_the_ages.rules.amounts import amount_of
from games.through_the_ages.rules.carrying import reason_of
from games.through_the_ages.rules.goods import (
    gain_culture,
    gain_science,
    lose_culture,
    lose_science,
)
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.targets import seats_of
from games.through_the_ages.rules.tokens import change_owned
from games.through_the_ages.state.contest import Fight
from games.through_the_ages.steps import (
    AnnexingColony,
    Carrying,
    SplittingLoot,
    TakingScience,
    TakingTechnology,
)


def steals_goods(move: Move, op: StealFoodOrResources, seat: Seat, step: Carrying) -> None:
    victim = other_side(move, seat)
    nation = move.state.nations[victim]
    total = amount_of(move.state, seat, op.total, None, step.advantage)
    total = min(total, nation.food + nation.resources)
    if total:
        move.open(seat, SplittingLoot(victim=victim, total=total))


def steals_science(move: Move, op: StealScience, seat: Seat, step: Carrying) -> None:
    reason = reason_of(step.card)
    lost = lose_science(move, other_side(move, seat), op.amount, reason)
    gain_science(move, seat, lost, reason)


def takes_science(move: Move, op: TakeScience, seat: Seat, step: Carrying) -> None:
    """Special technologies first, then science for the rest (TTA-POL-37)."""
    loser = other_side(move, seat)
    left = amount_of(move.state, seat, op.amount, None, step.advantage)
    if op.technologies_too and choosing.affordable(move.state, seat, loser, left):
        move.open(seat, TakingTechnology(victim=loser, left=left))
    else:
        move.then(TakingScience(winner=seat, loser=loser, left=left))


def take_science(move: Move, step: TakingScience) -> None:
    """Science for the rest of the advantage (TTA-POL-37)."""
    lost = lose_science(move, step.loser, step.left, "war")
    gain_science(move, step.winner, lost, "war")


def takes_culture(move: Move, op: TakeCulture, seat: Seat, step: Carrying) -> None:
    amount = amount_of(move.state, seat, op.amount, None, step.advantage)
    lost = lose_culture(move, other_side(move, seat), amount, "war")
    gain_culture(move, seat, lost, "war")


def steals_colony(move: Move, _op: StealColony, seat: Seat, _step: Carrying) -> None:
    victim = other_side(move, seat)
    if move.state.nations[victim].court.colonies:
        move.open(seat, AnnexingColony(victim=victim))


def takes_yellow(move: Move, op: TakeYellowTokensBankToBank, seat: Seat, step: Carrying) -> None:
    loser = other_side(move, seat)
    amount = amount_of(move.state, seat, op.amount, None, step.advantage)
    _yellow(move, loser, seat, amount, war=True)


def moves_yellow(move: Move, op: MoveYellowTokenBankToBank, seat: Seat, _step: Carrying) -> None:
    (destination,) = seats_of(move.state, op.destination)
    _yellow(move, seat, destination, op.amount, war=False)


def _yellow(move: Move, source: Seat, destination: Seat, amount: int, *, war: bool) -> None:
    number = min(amount, move.state.nations[source].yellow)
    if number and source != destination:
        change_owned(move, source, yellow=-number, reason="war" if war else "event")
        change_owned(move, destination, yellow=number, reason="war" if war else "event")


def other_side(move: Move, seat: Seat) -> Seat:
    """The other party of the fight."""
    fight = move.state.contest
    assert isinstance(fight, Fight)
    return fight.target if seat == fight.attacker else fight.attacker
