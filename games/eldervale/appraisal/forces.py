"""The forces: units of each kind and where they are, and how a battle would end."""

from typing import Final

from games.eldervale.box.content import DICE
from games.eldervale.box.ids import TileId
from games.eldervale.rules.battle.dice import counts
from games.eldervale.rules.monsters.incursions import sides
from games.eldervale.state import State
from games.eldervale.state.player import InRealm, OnCard, Player, Ready, Tray, Underworld

NAMES: Final = (
    "workers",
    "wizard",
    "warrior",
    "dragon",
    "other units",
    "ready",
    "workers ready",
    "on the map",
    "on cards",
    "in the underworld",
    "in company",
    "dice",
    "dice ahead",
    "battle odds",
    "battle stake",
)
"""Units that are summoned, by kind; where they are, and those on the map beside others; dice of all
of them, and how many more than those of the strongest other player; in a battle, the chance to win
it in thousandths, and the dice that would be lost."""

OWN: Final = ("worker", "wizard", "warrior", "dragon")
CERTAIN: Final = 1000


def forces(state: State) -> tuple[tuple[int, ...], ...]:
    """The figures of each player."""
    realm = _contested(state)
    dice = [_dice(one) for one in state.players]
    found = []
    for seat, one in enumerate(state.players):
        ahead = dice[seat] - max([0, *dice[:seat], *dice[seat + 1 :]])
        odds = (0, 0) if realm is None else _odds(state, seat, realm)
        found.append((*_units(state, one), dice[seat], ahead, *odds))
    return tuple(found)


def _dice(one: Player) -> int:
    return sum([DICE[unit.kind] for unit in one.units if type(unit.place) is not Tray])


def _units(state: State, one: Player) -> tuple[int, ...]:
    summoned = [unit for unit in one.units if type(unit.place) is not Tray]
    kinds, places = [unit.kind for unit in summoned], [type(unit.place) for unit in summoned]
    own = [kinds.count(kind) for kind in OWN]
    company = [realm for _, realm in one.on_map if _shared(state, realm)]
    return (
        *own,
        len(kinds) - sum(own),
        places.count(Ready),
        sum([unit.kind == "worker" and type(unit.place) is Ready for unit in summoned]),
        places.count(InRealm),
        places.count(OnCard),
        places.count(Underworld),
        len(company),
    )


def _shared(state: State, realm: TileId) -> bool:
    others = sum([realm in one.realms for one in state.players])
    return others > 1 or state.monster_in(realm) is not None


def _contested(state: State) -> TileId | None:
    """The realm of a battle that is fought, or comes next."""
    if state.battle is not None:
        return None if state.battle.stage in ("result", "removed") else state.battle.realm
    placement = state.turn.placement
    return placement.battles[0] if placement is not None and placement.battles else None


def _odds(state: State, seat: int, realm: TileId) -> tuple[int, int]:
    """About the chance to win, and the dice of the units there; strength counts twice over."""
    if realm not in state.players[seat].realms or sides(state, realm) < 2:
        return 0, 0
    own, others = _strengths(state, seat, realm)
    odds = CERTAIN * own * own // max(1, own * own + sum([one * one for one in others]))
    stake = sum([DICE[kind] for kind in state.players[seat].kinds_in(realm)])
    return odds, stake


def _strengths(state: State, seat: int, realm: TileId) -> tuple[int, list[int]]:
    """The dice of a player, and those of the others."""
    if state.battle is not None:
        dice = {one.who: one.dice for one in counts(state)}
        return dice.pop(seat, 1), list(dice.values())
    places = [sum([DICE[kind] for kind in one.kinds_in(realm)]) for one in state.players]
    monster = state.monster_in(realm)
    others = [dice for other, dice in enumerate(places) if other != seat and dice]
    return places[seat], others if monster is None else [*others, DICE[monster]]
