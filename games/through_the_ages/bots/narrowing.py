"""What the look-ahead cannot see."""

from games.kernel.seats import Seat
from games.through_the_ages import commands
from games.through_the_ages.bots.prospects import rounds_left
from games.through_the_ages.bots.taste import Taste
from games.through_the_ages.box import TERRITORIES, Territory
from games.through_the_ages.effects import gains
from games.through_the_ages.effects.standing import StatEffect
from games.through_the_ages.state import State, strength
from games.through_the_ages.state.contest import Auction

STAYS = (commands.EndTurn, commands.PassPolitical, commands.PassBid, commands.StopTaking)
"""Commands that leave everything as it is."""

CARD_FEARED = 2
"""Strength that each military card of a defender may add."""


def prospect(taste: Taste, state: State, seat: Seat, command: commands.Command) -> float:
    """What a command promises that only later moves will show."""
    match command:
        case commands.PlayAggression(target=target):
            return taste.attack * _attack(state, seat, target)
        case commands.DeclareWar(target=target):
            return taste.attack * _attack(state, seat, target)
        case commands.ProposePact():
            return 0.4
        case commands.PrepareEvent():
            return 0.6
        case commands.Bid(amount=amount):
            contest = state.contest
            assert isinstance(contest, Auction)
            return _territory(state, contest.card) - 1.2 * amount
        case _:
            return 0.0


def _attack(state: State, seat: Seat, target: Seat) -> float:
    feared = CARD_FEARED * len(state.nations[target].military)
    ahead = strength(state, seat) - strength(state, target) - feared
    return 6.0 if ahead > 0 else -6.0


def _territory(state: State, card: str) -> float:
    """What a colony gives for the rest of the game."""
    kind: Territory = TERRITORIES[card]
    rounds = rounds_left(state)
    worth = 0.0
    for effect in (*kind.permanent, *kind.immediate):
        match effect:
            case StatEffect(stat="strength", amount=amount):
                worth += 0.8 * amount
            case StatEffect(stat="happy", amount=amount):
                worth += 1.5 * amount
            case StatEffect(amount=amount):
                worth += 0.15 * rounds * amount
            case gains.ScoreCulture(amount=int(amount)):
                worth += amount
            case gains.GainFood(amount=int(amount)) | gains.GainResources(amount=int(amount)):
                worth += 0.3 * amount
            case gains.GainScience(amount=int(amount)):
                worth += 0.4 * amount
            case gains.GainPopulation(amount=amount):
                worth += 2.0 * amount
            case gains.DrawMilitaryCards(amount=amount):
                worth += 0.5 * amount
            case _:
                pass
    return worth
