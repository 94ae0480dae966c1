"""The table as everybody sees it, for what a view tells by the rules that decide it later."""

from games.eldervale.state import Lurker, State
from games.eldervale.state.land import Cell, Land
from games.eldervale.state.player import Player
from games.eldervale.view import PlayerView, View
from games.kernel.hexes import Hex
from games.kernel.visibility import Hidden


def visible(view: View) -> State:
    """The state without what is hidden, and without what is awaited."""
    cells = tuple(Cell(one.tile, Hex(one.q, one.r)) for one in view.realms)
    lurkers = tuple(Lurker(one.monster, one.tile) for one in view.realms if one.monster is not None)
    return State(
        options=view.options,
        seats=len(view.scores),
        elements=view.elements,
        players=tuple(map(_player, view.players)),
        order=view.order,
        active=view.active,
        round=view.round,
        peace=view.peace,
        land=Land(cells),
        lurkers=lurkers,
        battle=view.battle,
    )


def _player(one: PlayerView) -> Player:
    return Player(
        element=one.element,
        faction=one.faction,
        ghosts=one.ghosts,
        supply=one.supply,
        tray=one.tray,
        hand=one.known if isinstance(one.hand, Hidden) else one.hand,
        quests=one.quests,
        tableau=one.tableau,
        units=one.units,
        dwellings=one.dwellings,
        power=one.power,
        glory=one.glory,
        orbs=one.orbs,
        tactics=one.tactics,
    )
