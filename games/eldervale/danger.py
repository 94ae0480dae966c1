"""What a placement would bring about: the monster that would come, the battle, its dice.

It is told while somebody takes their main action, of every realm where they have no unit, by the
rules that decide it later (EV-PLC-10, EV-MON-02, EV-BAT-02, EV-BAT-06).
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from games.eldervale.box.content import MONSTERS
from games.eldervale.box.ids import MonsterId, TileId
from games.eldervale.box.names import DICE_CAP
from games.eldervale.effects.dice import DiceFromRoll
from games.eldervale.effects.terms import UnitKind
from games.eldervale.facts.battle import Counted
from games.eldervale.odds import chance
from games.eldervale.rules.battle.dice import counts
from games.eldervale.rules.monsters.incursions import invaders
from games.eldervale.rules.placing.placement import triggers
from games.eldervale.stakes import staked
from games.eldervale.state import Lurker, State
from games.eldervale.state.battle import Battle
from games.eldervale.state.player import READY, InRealm
from games.eldervale.steps.turn import TakingMain
from games.eldervale.view import View
from games.eldervale.visible import visible
from games.kernel.scene import Gauge


class Danger(Struct, frozen=True):
    """Of a placement in a realm: the monsters that may come, and what would be fought with."""

    realm: TileId
    comes: tuple[MonsterId, ...]
    gauges: tuple[Gauge, ...] = ()

    @property
    def marks(self) -> tuple[str, ...]:
        """How a realm is marked."""
        return ("incursion", "contested") if self.comes else ("contested",)


def dangers(view: View) -> Mapping[TileId, Danger]:
    """Realms where a placement would lead to a battle, of whoever takes their main action."""
    frame = view.agenda[-1] if view.agenda else None
    if frame is None or not isinstance(frame.step, TakingMain) or view.peace:
        return {}
    state = visible(view)
    return {one.realm: one for one in _found(state, view.active)}


def _found(state: State, seat: int) -> Iterator[Danger]:
    for realm in state.land.hexes:
        if realm in state.players[seat].realms:
            continue
        comes = tuple(invaders(state, realm))
        if comes or triggers(state, seat, realm):
            yield Danger(realm, comes, tuple(_battle(state, seat, realm, comes)))


def _battle(
    state: State, seat: int, realm: TileId, comes: tuple[MonsterId, ...]
) -> Iterator[Gauge]:
    """What is at stake; the dice of each side for each kind of unit that can be placed, and the
    chance to win with so many and with more; of several monsters, that with the fewest dice."""
    guest = min(comes, key=lambda one: MONSTERS[one].dice, default=None)
    if guest is not None:
        stay = tuple(one for one in state.lurkers if one.monster != guest)
        state = replace(state, lurkers=(*stay, Lurker(guest, realm)))
    kinds = state.players[seat].kinds_at(READY)
    for kind in kinds[:1]:
        yield from staked(_placed(state, seat, realm, kind), seat, realm)
    if state.partner(seat) in state.sides_in(realm) or is_rolled(state, realm):
        return
    ways = {kind: counts(_placed(state, seat, realm, kind)) for kind in kinds}
    for kind, sides in ways.items():
        own = next(one.dice for one in sides if one.who == seat)
        yield Gauge(id=f"dice-{realm}-{kind}", name="dice", value=own, component=kind)
    if not ways:
        return
    least = min(ways.values(), key=lambda sides: next(s.dice for s in sides if s.who == seat))
    yield from _against(seat, realm, least)


def _against(seat: int, realm: TileId, sides: tuple[Counted, ...]) -> Iterator[Gauge]:
    others = [one for one in sides if one.who != seat]
    for one in others:
        component = one.who if isinstance(one.who, str) else None
        yield Gauge(
            id=f"against-{realm}-{one.who}", name="dice", value=one.dice, component=component
        )
    own = next(one.dice for one in sides if one.who == seat)
    for dice in range(own, DICE_CAP + 1):
        won = chance([dice, *(one.dice for one in others)], 0)
        yield Gauge(id=f"chance-{realm}-{dice}", name="chances", value=round(100 * won), of=100)


def _placed(state: State, seat: int, realm: TileId, kind: UnitKind) -> State:
    """The battle if a unit of a kind were placed there, before anybody joins."""
    placed = state.players[seat].moved(kind, READY, InRealm(realm))
    return replace(state.with_player(seat, placed), battle=Battle(realm=realm))


def is_rolled(state: State, realm: TileId) -> bool:
    """Whether the dice of the monster there are rolled first, so that nobody knows them."""
    monster = state.monster_in(realm)
    abilities = () if monster is None else MONSTERS[monster].abilities
    return any(isinstance(op, DiceFromRoll) for one in abilities for op in one.do)
