"""Dwellings (EV-DWE)."""

from collections.abc import Iterator, Mapping

from games.eldervale.box.content import TILES
from games.eldervale.box.ids import TileId
from games.eldervale.commands.realms import BuildDwelling
from games.eldervale.effects.terms import UnitKind
from games.eldervale.effects.units import Build, DiscountDwelling, NextDwellingDiscount
from games.eldervale.facts.flow import BuildingEased, DiscountUsed, EndReason, EndTriggered
from games.eldervale.facts.map import DwellingBuilt
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.effects.sources import active
from games.eldervale.rules.move import Move
from games.eldervale.rules.resolution import NO_OUTLAY, EffectHandler, Outlay, SureHandler
from games.eldervale.rules.resources.paying import charge
from games.eldervale.rules.resources.prices import affordable, fixed
from games.eldervale.rules.units import script
from games.eldervale.state import State
from games.eldervale.state.player import InRealm, Unit
from games.eldervale.steps.base import Cause, Price, Script
from games.eldervale.steps.gaining import GainingPower
from games.eldervale.steps.units import Building, Built
from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.script import abandon
from games.kernel.seats import Seat

WORKER = "worker"
VP_EACH = 2
"""Points for each adjacent ruin and dwelling (EV-DWE-01)."""


SITE_PRICES: Mapping[TileId, Price] = {
    tile.id: fixed(tile.dwelling_cost) for tile in TILES.values()
}


def site_price(realm: TileId) -> Price:
    """The cost of a dwelling in a realm."""
    return SITE_PRICES[realm]


def dwelling_discount(state: State, seat: Seat, discount: int) -> int:
    """All discounts of a dwelling together (effects 5.32)."""
    standing = sum(
        op.n
        for one in active(state, seat, "dwelling_cost_mod")
        for op in one.do
        if isinstance(op, DiscountDwelling)
    )
    return discount + standing + (state.turn.discount if state.active == seat else 0)


def sites(state: State, seat: Seat, discount: int, without: int = 0) -> Iterator[TileId]:
    """Where a player can build (EV-DWE-02)."""
    one = state.players[seat]
    total = dwelling_discount(state, seat, discount)
    for realm in open_sites(state, seat):
        if affordable(one, site_price(realm), total, 1, without):
            yield realm


def open_sites(state: State, seat: Seat) -> Iterator[TileId]:
    """Element realms with a worker of a player and without a dwelling, while there are roofs."""
    one = state.players[seat]
    if not one.roofs:
        return
    for realm in dict.fromkeys(realm for kind, realm in one.on_map if kind == WORKER):
        if TILES[realm].kind == "element" and state.owner(realm) is None:
            yield realm


class DwellingSite(Choice[Building, BuildDwelling]):
    """Where a dwelling is built."""

    takes = (BuildDwelling,)
    rule = "EV-DWE-02"

    def options(self, state: State, seat: Seat, step: Building) -> Iterator[BuildDwelling]:
        """Sites with a worker that can be paid."""
        return (BuildDwelling(realm=one) for one in sites(state, seat, step.discount))

    def lapse(self, move: Move, seat: Seat, step: Building) -> None:
        """Nothing can be built; what depends on it is skipped."""
        super().lapse(move, seat, step)
        if step.required:
            abandon(move, seat)

    def answer(self, move: Move, seat: Seat, step: Building, command: BuildDwelling) -> None:
        total = dwelling_discount(move.state, seat, step.discount)
        move.work(Built(seat=seat, realm=command.realm))
        charge(move, seat, site_price(command.realm), discount=total, floor=1)

    def refusal(self, state: State, seat: Seat, step: Building, command: BuildDwelling) -> Illegal:
        if state.owner(command.realm) is not None:
            return Illegal(self.rule, "dwelling-there", realm=command.realm)
        if Unit(WORKER, InRealm(command.realm)) not in state.players[seat].units:
            return Illegal(self.rule, "dwelling-needs-worker", realm=command.realm)
        if TILES[command.realm].kind != "element":
            return Illegal("EV-RUI-07", "dwelling-needs-element", realm=command.realm)
        return Illegal(self.rule, "dwelling-unpayable", realm=command.realm)


class Dwelling(Work[Built, Move]):
    """The worker becomes a dwelling (EV-DWE-01)."""

    def run(self, move: Move, step: Built) -> None:
        """Points, power, what building leads to, and perhaps the end."""
        seat, realm = step.seat, step.realm
        if Unit(WORKER, InRealm(realm)) in move.player(seat).units:
            raise_roof(move, seat, realm, WORKER)


def raise_roof(move: Move, seat: Seat, realm: TileId, kind: UnitKind) -> None:
    """A dwelling on a realm, with all that follows; the sixth triggers the end (EV-DWE-04)."""
    state = move.state
    near = state.land.near[realm]
    move.note(
        DwellingBuilt(
            seat=seat,
            realm=realm,
            kind=kind,
            vp_ruins=VP_EACH * sum(one in state.land.ruins for one in near),
            vp_dwellings=VP_EACH * sum(state.owner(one) is not None for one in near),
            vp_bridge=_bridge(state, realm),
        )
    )
    if not move.player(seat).roofs:
        trigger_end(move, seat, "dwellings")
    if not state.is_ghosts(seat):
        for one in reversed(tuple(active(move.state, seat, "on_build_dwelling"))):
            script(move, seat, one)
    tile = TILES[realm]
    move.work(GainingPower(seat=seat, element=str(tile.element), left=tile.element_symbols))


def _bridge(state: State, realm: TileId) -> int:
    """Points at the ends of the Bifrost (EV-BIF-05)."""
    bonus = TILES["bifrost"].side_bonus
    assert bonus is not None
    if realm == state.land.start_tile:
        return bonus.start
    return bonus.end if realm == state.land.end_tile else 0


def trigger_end(move: Move, seat: Seat, reason: EndReason) -> None:
    """The last turns are counted; further triggers change nothing (EV-END-01)."""
    if move.state.end is None:
        left = len(move.state.players)
        move.note(EndTriggered(seat=seat, reason=reason, left=left))


def build(move: Move, seat: Seat, discount: int, required: bool = False) -> None:
    """Asks where a dwelling is built."""
    move.ask(seat, Building(discount=discount, required=required))


class BuildOp(EffectHandler[Build]):
    """`build_dwelling`."""

    def possible(self, state: State, script: Script, op: Build, outlay: Outlay = NO_OUTLAY) -> bool:
        """On a site that can be paid."""
        discount = ruin_ease(state, script.source) + op.discount
        return next(sites(state, script.seat, discount, outlay.cards), None) is not None

    def run(self, move: Move, script: Script, op: Build) -> None:
        """Asks where; the Mill may be cheaper (effects 5.48)."""
        build(move, script.seat, op.discount + ruin_discount(move, script), op.required)


def ruin_ease(state: State, cause: Cause) -> int:
    """What the first payment of an effect is less, if it is a ruin's action (effects 5.48)."""
    placement = state.turn.placement
    if placement is None or cause.name != placement.realm:
        return 0
    return placement.discount


def ruin_discount(move: Move, script: Script) -> int:
    """The same, when the payment is due: it is used up."""
    ease = ruin_ease(move.state, script.source)
    if ease:
        move.note(DiscountUsed())
    return ease


class EaseBuilding(SureHandler[NextDwellingDiscount]):
    """`next_dwelling_discount`."""

    def run(self, move: Move, script: Script, op: NextDwellingDiscount) -> None:
        """For the next dwelling of this turn."""
        move.note(BuildingEased(seat=script.seat, n=op.n))
