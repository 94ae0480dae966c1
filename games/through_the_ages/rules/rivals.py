"""What one nation takes from another by an aggression, a war or an event (TTA-POL)."""

from games.kernel.decision import Work
from games.kernel.script import Handler
from games.kernel.seats import Seat
from games.through_the_ages import steps
from games.through_the_ages.effects import rivals
from games.through_the_ages.rules import goods
from games.through_the_ages.rules.amounts import amount_of
from games.through_the_ages.rules.effects import reason_of
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.spoils import affordable
from games.through_the_ages.rules.targets import seats_of
from games.through_the_ages.rules.tokens import change_owned
from games.through_the_ages.state import State
from games.through_the_ages.state.contest import Fight


class GoodsTheft(Handler[State, steps.Carrying, rivals.StealFoodOrResources, Move]):
    """The victor splits the loot into food and resources."""

    def run(self, move: Move, script: steps.Carrying, op: rivals.StealFoodOrResources) -> None:
        seat = script.seat
        victim = other_side(move, seat)
        nation = move.state.nations[victim]
        total = amount_of(move.state, seat, op.total, None, script.advantage)
        total = min(total, nation.food + nation.resources)
        if total:
            move.open(seat, steps.SplittingLoot(victim=victim, total=total))


class ScienceTheft(Handler[State, steps.Carrying, rivals.StealScience, Move]):
    """Science points change hands."""

    def run(self, move: Move, script: steps.Carrying, op: rivals.StealScience) -> None:
        seat = script.seat
        reason = reason_of(script.card)
        lost = goods.lose_science(move, other_side(move, seat), op.amount, reason)
        goods.gain_science(move, seat, lost, reason)


class ScienceSpoils(Handler[State, steps.Carrying, rivals.TakeScience, Move]):
    """Special technologies first, then science for the rest (TTA-POL-37)."""

    def run(self, move: Move, script: steps.Carrying, op: rivals.TakeScience) -> None:
        seat = script.seat
        loser = other_side(move, seat)
        left = amount_of(move.state, seat, op.amount, None, script.advantage)
        if op.technologies_too and affordable(move.state, seat, loser, left):
            move.open(seat, steps.TakingTechnology(victim=loser, left=left))
        else:
            move.then(steps.TakingScience(winner=seat, loser=loser, left=left))


class ScienceTransfer(Work[steps.TakingScience, Move]):
    """Science for the rest of the advantage (TTA-POL-37)."""

    def run(self, move: Move, step: steps.TakingScience) -> None:
        lost = goods.lose_science(move, step.loser, step.left, "war")
        goods.gain_science(move, step.winner, lost, "war")


class CultureSpoils(Handler[State, steps.Carrying, rivals.TakeCulture, Move]):
    """Culture points change hands."""

    def run(self, move: Move, script: steps.Carrying, op: rivals.TakeCulture) -> None:
        seat = script.seat
        amount = amount_of(move.state, seat, op.amount, None, script.advantage)
        lost = goods.lose_culture(move, other_side(move, seat), amount, "war")
        goods.gain_culture(move, seat, lost, "war")


class ColonyAnnexation(Handler[State, steps.Carrying, rivals.StealColony, Move]):
    """The attacker chooses a colony of the victim."""

    def run(self, move: Move, script: steps.Carrying, op: rivals.StealColony) -> None:
        seat = script.seat
        victim = other_side(move, seat)
        if move.state.nations[victim].court.colonies:
            move.open(seat, steps.AnnexingColony(victim=victim))


class TerritorySpoils(Handler[State, steps.Carrying, rivals.TakeYellowTokensBankToBank, Move]):
    """Yellow tokens go from bank to bank after a war."""

    def run(
        self, move: Move, script: steps.Carrying, op: rivals.TakeYellowTokensBankToBank
    ) -> None:
        seat = script.seat
        loser = other_side(move, seat)
        amount = amount_of(move.state, seat, op.amount, None, script.advantage)
        _yellow(move, loser, seat, amount, war=True)


class YellowTokenMove(Handler[State, steps.Carrying, rivals.MoveYellowTokenBankToBank, Move]):
    """A yellow token goes from bank to bank."""

    def run(self, move: Move, script: steps.Carrying, op: rivals.MoveYellowTokenBankToBank) -> None:
        (destination,) = seats_of(move.state, op.destination)
        _yellow(move, script.seat, destination, op.amount, war=False)


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
