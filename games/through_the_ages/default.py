"""What is played for somebody whose time is up (build.md): the least that can be decided."""

from games.kernel.defaults import spelt
from games.kernel.seats import Seat
from games.through_the_ages import commands
from games.through_the_ages.box import CARDS, KINDS, TACTICS, TECHNOLOGIES, Instance
from games.through_the_ages.rules import RULES
from games.through_the_ages.state import State
from games.through_the_ages.state.armies import armies
from games.through_the_ages.state.nation import Nation
from games.through_the_ages.steps import SplittingGain, SplittingLoot, Step

Weight = tuple[int, int, int]
"""How much a command commits to; the least is played."""

_WORDS = ("none", "stop", "no")
"""Options that say no."""


def default(state: State, seat: Seat) -> commands.Command | None:
    """The legal command that commits the seat to the least; never to resign."""
    frame = state.agenda.open_for(seat)
    if frame is None:
        return None
    nation = state.nations[seat]
    return min(
        (one for one in RULES.legal(state, seat) if not isinstance(one, commands.Resign)),
        key=lambda one: (_weight(nation, frame.step, one), spelt(one)),
        default=None,
    )


def _weight(nation: Nation, step: Step, command: commands.Command) -> Weight:
    match command:
        case (
            commands.EndTurn()
            | commands.PassPolitical()
            | commands.PassBid()
            | commands.StopTaking()
            | commands.ConfirmForce()
        ):
            return (0, 0, 0)
        case commands.ReplyPact(accept=accept):
            return (0, int(accept), 0)
        case commands.Commit(card=card):
            return (1, *_force(card))
        case commands.DiscardMilitary(card_instance=card):
            return (1, 0 if _useless(nation, card) else 1, CARDS[card].level)
        case commands.Choose(option=option):
            return _option(step, option)
        case commands.Build(card=card):
            return (1, TECHNOLOGIES[card].build_cost, 0)
        case commands.Upgrade(from_card=low, to_card=high):
            return (1, TECHNOLOGIES[high].build_cost - TECHNOLOGIES[low].build_cost, 0)
        case commands.BuildWonderStages(stages=stages):
            return (1, stages, 0)
        case (
            commands.PlayTechnology(card_instance=card)
            | commands.ChangeGovernment(card_instance=card)
        ):
            return (1, CARDS[card].level, 0)
        case _:
            return (2, 0, 0)


def _force(card: str) -> tuple[int, int]:
    """Units before cards, the lowest first."""
    return (0 if card in KINDS else 1, CARDS[card].level)


def _useless(nation: Nation, card: Instance) -> bool:
    """Whether it is a tactic that the present units cannot form."""
    return card in TACTICS and not armies(TACTICS[card], nation.units).bonus


def _option(step: Step, option: str | int) -> Weight:
    """No first; the lowest level; of goods lost most food."""
    if isinstance(option, int):
        gains = isinstance(step, SplittingGain | SplittingLoot)
        return (1, option if gains else -option, 0)
    if option in _WORDS:
        return (0, _WORDS.index(option), 0)
    return (1, CARDS[option].level if option in CARDS else 0, 0)
