"""Power: strength beside the rivals, and what is fought or bid for. Nobody fights in Training."""

from typing import Final

from games.through_the_ages.box import TERRITORIES
from games.through_the_ages.state import State
from games.through_the_ages.state.contest import Auction, Colonizing, Fight

NAMES: Final = (
    "strength",
    "ahead of the strongest rival",
    "behind the strongest rival",
    "behind by far",
    "ahead of the weakest rival",
    "war",
    "fight",
    "colony won",
    "bid",
)

_FAR: Final = 6
"""A strength that rivals rarely make up for in a turn."""
_MOST: Final = 15
_NOTHING: Final = (0,) * len(NAMES)


def of(state: State, seat: int, strengths: tuple[int, ...]) -> tuple[int, ...]:
    """`strengths`: those of all seats."""
    if state.training:
        return _NOTHING
    own = strengths[seat]
    rivals = [strengths[one] for one in state.opponents(seat)] or [own]
    ahead, behind = own - max(rivals), max(rivals) - own
    return (
        own,
        min(_MOST, max(0, ahead)),
        min(_FAR, max(0, behind)),
        max(0, behind - _FAR),
        min(_MOST, max(0, own - min(rivals))),
        _wars(state, seat, strengths),
        _fight(state, seat, strengths),
        *_colony(state, seat),
    )


def _wars(state: State, seat: int, strengths: tuple[int, ...]) -> int:
    """By how much wars that are declared would be won (negative: lost)."""
    total = 0
    for war in state.wars:
        ahead = strengths[war.attacker] - strengths[war.target]
        if seat in (war.attacker, war.target):
            total += ahead if seat == war.attacker else -ahead
    return total


def _fight(state: State, seat: int, strengths: tuple[int, ...]) -> int:
    """1 for who would win what is being fought, -1 for who would lose it."""
    fight = state.contest
    if not isinstance(fight, Fight) or seat not in (fight.attacker, fight.target):
        return 0
    if fight.winner is None:
        won = strengths[fight.attacker] > strengths[fight.target]
        winner = fight.attacker if won else fight.target
    else:
        winner = fight.winner
    if winner == fight.target and not fight.war:
        return 0
    return 1 if seat == winner else -1


def _colony(state: State, seat: int) -> tuple[int, int]:
    """The level of the colony that the seat is about to win, and its bid."""
    contest = state.contest
    match contest:
        case Auction(leader=leader, card=card, highest=bid) if leader == seat:
            return (TERRITORIES[card].level, bid)
        case Colonizing(sent=sent, card=card, bid=bid) if sent.seat == seat:
            return (TERRITORIES[card].level, bid)
        case _:
            return (0, 0)
