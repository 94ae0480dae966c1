"""Dwellings (EV-DWE)."""

from collections.abc import Iterator

from games.eldervale.box.content import TILES
from games.eldervale.box.ids import TileId
from games.eldervale.commands.program import Command
from games.eldervale.commands.realms import BuildDwelling
from games.eldervale.effects.terms import UnitKind
from games.eldervale.effects.units import Build, DiscountDwelling, NextDwellingDiscount
from games.eldervale.facts.flow import BuildingEased, DiscountUsed, EndReason, EndTriggered
from games.eldervale.facts.map import DwellingBuilt
from games.eldervale.rules.base import Does, Move, Question, refuse
from games.eldervale.rules.paying import affordable, charge, price
from games.eldervale.rules.sources import active
from games.eldervale.rules.units import script
from games.eldervale.state import State
from games.eldervale.state.player import InRealm, Unit
from games.eldervale.steps.base import Price, Script
from games.eldervale.steps.gaining import GainingPower
from games.eldervale.steps.units import Building, Built
from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.script import abandon
from games.kernel.seats import Seat

WORKER = "worker"
VP_EACH = 2
"""Points for each adjacent ruin and dwelling (EV-DWE-01)."""


def site_price(realm: TileId) -> Price:
    """The cost of a dwelling in a realm."""
    units = price(TILES[realm].dwelling_cost)
    assert units is not None
    return units


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
    if not one.roofs:
        return
    total = dwelling_discount(state, seat, discount)
    for realm in dict.fromkeys(realm for kind, realm in one.on_map if kind == WORKER):
        if TILES[realm].kind != "element" or state.owner(realm) is not None:
            continue
        if affordable(one, site_price(realm), total, 1, without):
            yield realm


class ChoosingSite(Question[Building]):
    """Where a dwelling is built."""

    takes = (BuildDwelling,)
    rule = "EV-DWE-02"

    def options(self, state: State, seat: Seat, step: Building) -> Iterator[Command]:
        """Sites with a worker that can be paid."""
        return (BuildDwelling(realm=one) for one in sites(state, seat, step.discount))

    def lapse(self, move: Move, seat: Seat, step: Building) -> None:
        """Nothing can be built; what depends on it is skipped."""
        super().lapse(move, seat, step)
        if step.required:
            abandon(move, seat)

    def answer(self, move: Move, seat: Seat, step: Building, command: Command) -> None:
        """The cost, then the dwelling."""
        assert isinstance(command, BuildDwelling)
        total = dwelling_discount(move.state, seat, step.discount)
        move.work(Built(seat=seat, realm=command.realm))
        charge(move, seat, site_price(command.realm), discount=total, floor=1)

    def refusal(self, state: State, seat: Seat, step: Building, command: Command) -> Illegal:
        """What is missing."""
        assert isinstance(command, BuildDwelling)
        if state.owner(command.realm) is not None:
            return refuse(self.rule, "There is a dwelling in that realm already.")
        if Unit(WORKER, InRealm(command.realm)) not in state.players[seat].units:
            return refuse(self.rule, "A dwelling needs one of your workers in that realm.")
        return refuse(self.rule, "You cannot build in that realm, or cannot pay its cost.")


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


class BuildOp(Does[Build]):
    """`build_dwelling`."""

    def run(self, move: Move, script: Script, op: Build) -> None:
        """Asks where; the Mill may be cheaper (effects 5.48)."""
        build(move, script.seat, op.discount + ruin_discount(move, script), op.required)


def ruin_discount(move: Move, script: Script) -> int:
    """What the first payment of a ruin action is less; it is used up (effects 5.48)."""
    placement = move.state.turn.placement
    if placement is None or not placement.discount or script.source.name != placement.realm:
        return 0
    move.note(DiscountUsed())
    return placement.discount


class EaseBuilding(Does[NextDwellingDiscount]):
    """`next_dwelling_discount`."""

    def run(self, move: Move, script: Script, op: NextDwellingDiscount) -> None:
        """For the next dwelling of this turn."""
        move.note(BuildingEased(seat=script.seat, n=op.n))
