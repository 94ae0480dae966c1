"""Placing a unit (EV-PLC)."""

from collections.abc import Iterator

from games.eldervale.box.content import SPECIALS, is_ruin
from games.eldervale.box.ids import TileId
from games.eldervale.box.names import MIMEZA
from games.eldervale.commands.placing import PlaceUnit
from games.eldervale.effects.terms import UnitKind
from games.eldervale.effects.units import DiscountRuin, GrantPlacement, PlaceFromUnderworld
from games.eldervale.facts.flow import AbilityUsed, UnitPlaced
from games.eldervale.rules.effects.sources import MIMICRY, active, copied, spare, use, used
from games.eldervale.rules.move import Move
from games.eldervale.rules.parties import place_of, ref
from games.eldervale.rules.placing.feasible import lacking, ruin_discount_of, tax
from games.eldervale.rules.placing.ground import Ground
from games.eldervale.rules.placing.reach import Reach, reach_of, reaches
from games.eldervale.rules.resources.paying import charge
from games.eldervale.state import State
from games.eldervale.state.player import READY, UNDERWORLD
from games.eldervale.steps import placing
from games.eldervale.steps.turn import TakingTail
from games.kernel.chance import Chance
from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.sampling import SAMPLE
from games.kernel.seats import Seat

PAID_RUINS = ("mage_tower", "fortress", "summoning_portal", "mill", "dungeon", "oracle")


def placements(state: State, seat: Seat) -> Iterator[PlaceUnit]:
    """Every legal placement (EV-PLC)."""
    ground = Ground(state, seat)
    for kind in state.players[seat].kinds_at(READY):
        yield from _of_kind(state, seat, kind, ground)
    yield from _all_from_below(state, seat, ground)


def drawn(state: State, seat: Seat, chance: Chance) -> PlaceUnit | None:
    """A placement, or None. Each realm in reach of each ready unit is drawn as likely as the
    others and as None; if the unit could do nothing there, the next realm in its reach where it
    could comes in its place (None without one). Placements by other ways are all listed, and
    count as a realm each."""
    ground = Ground(state, seat)
    kinds = state.players[seat].kinds_at(READY)
    reached = [(kind, ground.open_to(kind)) for kind in kinds]
    others = [*_all_from_below(state, seat, ground)]
    if MIMEZA in kinds:
        others += _mimicked(state, seat, ground)
    at = chance.below(sum([len(realms) for _, realms in reached]) + len(others) + 1, SAMPLE)
    for kind, realms in reached:
        if at < len(realms):
            for realm in realms[at:] + realms[:at]:
                if ground.can_act(kind, realm):
                    return PlaceUnit(unit=ref(state, kind, READY), realm=realm)
            return None
        at -= len(realms)
    return others[at] if at < len(others) else None


def allowed(state: State, seat: Seat, command: PlaceUnit) -> bool:
    """Whether a placement is legal."""
    one, kind, ground = state.players[seat], command.unit.kind, Ground(state, seat)
    place = place_of(state, command.unit)
    if place == UNDERWORLD:
        below = kind in one.kinds_at(UNDERWORLD) and kind in _undying(state, seat)
        return below and command in _from_below(state, kind, ground)
    if place != READY or kind not in one.kinds_at(READY):
        return False
    if command.via is not None:
        return command in _of_kind(state, seat, kind, ground)
    return command.realm in ground.open_to(kind) and ground.can_act(kind, command.realm)


def _undying(state: State, seat: Seat) -> frozenset[UnitKind]:
    """The kinds that may be placed from the Underworld now."""
    now = active(state, seat, "placement_mod")
    copies = copied(state, seat, "placement_mod")
    if not now and not copies:
        return frozenset()
    real = {
        op.unit
        for one in now
        for op in one.do
        if isinstance(op, PlaceFromUnderworld) and spare(state, seat, one)
    }
    copy = {
        MIMEZA
        for one in copies
        for op in one.do
        if isinstance(op, PlaceFromUnderworld) and spare(state, seat, one)
    }
    return frozenset(real | copy)


def _all_from_below(state: State, seat: Seat, ground: Ground) -> Iterator[PlaceUnit]:
    below = _undying(state, seat)
    for kind in state.players[seat].kinds_at(UNDERWORLD) if below else ():
        if kind in below:
            yield from _from_below(state, kind, ground)


def _from_below(state: State, kind: UnitKind, ground: Ground) -> Iterator[PlaceUnit]:
    unit = ref(state, kind, UNDERWORLD)
    via = None
    if kind == MIMEZA:
        via = f"{MIMICRY}:undying"
    for realm in ground.open_to(kind):
        if ground.can_act(kind, realm):
            yield PlaceUnit(unit=unit, realm=realm, via=via)


def _of_kind(state: State, seat: Seat, kind: UnitKind, ground: Ground) -> Iterator[PlaceUnit]:
    unit = ref(state, kind, READY)
    for realm in ground.open_to(kind):
        if ground.can_act(kind, realm):
            yield PlaceUnit(unit=unit, realm=realm)
    if kind == MIMEZA:
        yield from _mimicked(state, seat, ground)


def _mimicked(state: State, seat: Seat, ground: Ground) -> Iterator[PlaceUnit]:
    """Placements of Mimeza that need a copied ability (effects 5.41)."""
    if used(state, seat, MIMICRY):
        return
    unit = ref(state, MIMEZA, READY)
    normal = ground.open_to(MIMEZA)
    for name, reach in _copied_reach(state, seat):
        for realm in ground.within(reach):
            if realm not in normal and ground.can_act(MIMEZA, realm):
                yield PlaceUnit(unit=unit, realm=realm, via=f"{MIMICRY}:{name}")
    for one in copied(state, seat, "ruin_cost_mod"):
        discount = sum(op.n for op in one.do if isinstance(op, DiscountRuin))
        for realm in normal:
            if (
                realm.startswith(PAID_RUINS)
                and is_ruin(realm)
                and ground.can_act_for(realm, discount)
            ):
                yield PlaceUnit(unit=unit, realm=realm, via=one.name)


def _copied_reach(state: State, seat: Seat) -> Iterator[tuple[str, Reach]]:
    plain = reach_of(state, seat, MIMEZA)
    yield SPECIALS["dragon"], Reach(flight=True, bridge=plain.bridge)
    yield SPECIALS["wizard"], Reach(teleport=True, bridge=plain.bridge)
    yield SPECIALS["warrior"], Reach(assault=True, bridge=plain.bridge)
    for one in copied(state, seat, "placement_mod"):
        if not spare(state, seat, one):
            continue
        if any(isinstance(op, GrantPlacement) and op.mode == "flight" for op in one.do):
            yield one.key, Reach(flight=True, bridge=plain.bridge)


def refusal(state: State, seat: Seat, command: PlaceUnit) -> Illegal:
    """Why a placement is illegal."""
    one = state.players[seat]
    if command.realm not in state.land.hexes:
        return Illegal("EV-PLC-01", "realm-not-on-map", realm=command.realm)
    place = place_of(state, command.unit)
    kind = command.unit.kind
    rises = place == UNDERWORLD and kind in _undying(state, seat)
    if place is None or not (place == READY or rises) or kind not in one.kinds_at(place):
        return Illegal("EV-PLC-01", "unit-not-ready", kind=kind)
    if command.realm in one.realms:
        return Illegal("EV-PLC-04", "own-unit-in-realm", realm=command.realm)
    if command.via is not None:
        return Illegal("EV-MER-07", "mimicry-not-needed")
    if command.realm not in reaches(state, seat, reach_of(state, seat, kind)):
        if not one.realms:
            return Illegal("EV-PLC-02", "first-realm-occupied", realm=command.realm)
        if kind == "wizard":
            return Illegal("EV-PLC-06", "wizard-out-of-reach", realm=command.realm)
        if kind == "dragon":
            return Illegal("EV-PLC-05", "dragon-out-of-reach", realm=command.realm)
        return Illegal("EV-PLC-03", "realm-not-adjacent", realm=command.realm)
    return lacking(state, seat, command.realm)


def begin(move: Move, seat: Seat, command: PlaceUnit) -> None:
    """The tax is paid first (effects 5.38)."""
    kind = command.unit.kind
    below = place_of(move.state, command.unit) == UNDERWORLD
    units = tax(move.state, seat, command.realm)
    move.work(
        placing.PlacingUnit(kind=kind, realm=command.realm, underworld=below, via=command.via)
    )
    charge(move, seat, units, tax=True)


class Placing(Work[placing.PlacingUnit, Move]):
    """The unit is placed; the order of what follows is that of EV-PLC-09."""

    def run(self, move: Move, step: placing.PlacingUnit) -> None:
        """On-place effects, incursion, Minotaur, realm action, battle check, free actions."""
        state, seat = move.state, move.state.active
        self._use(move, seat, step)
        discount = ruin_discount_of(state, seat, step.kind, step.realm)
        if step.via is not None:
            for one in copied(state, seat, "ruin_cost_mod"):
                if one.name == step.via:
                    discount = sum(op.n for op in one.do if isinstance(op, DiscountRuin))
        move.note(
            UnitPlaced(
                seat=seat,
                kind=step.kind,
                start=UNDERWORLD if step.underworld else READY,
                realm=step.realm,
                via=step.via,
                discount=discount,
                battle=triggers(state, seat, step.realm),
            )
        )
        move.ask(seat, TakingTail())
        move.work(placing.CheckingBattles())
        move.work(placing.ActingInRealm())
        move.work(placing.AskingMinotaur())
        move.work(placing.Invading())
        move.work(placing.StartingPlaceEffects())

    def _use(self, move: Move, seat: Seat, step: placing.PlacingUnit) -> None:
        if step.via is not None:
            name = step.via.removeprefix(f"{MIMICRY}:")
            for trigger in ("placement_mod", "ruin_cost_mod"):
                for one in copied(move.state, seat, trigger):
                    if one.key == name:
                        use(move, seat, one)
                        return
            move.note(AbilityUsed(seat=seat, source=name, mimicry=True))
        elif step.underworld:
            for one in active(move.state, seat, "placement_mod"):
                if any(isinstance(op, PlaceFromUnderworld) for op in one.do):
                    use(move, seat, one)


def triggers(state: State, seat: Seat, realm: TileId) -> bool:
    """Whether a placement triggers a battle (EV-BAT-02, EV-PLC-10, EV-TEA-08)."""
    if state.peace:
        return False
    if state.monster_in(realm) is not None:
        return True
    return any(one not in (seat, state.partner(seat)) for one in state.sides_in(realm))
