"""Conquest: declaring it, committing soldiers, moving in (MO-ACT-CNQ)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.monumental.box import EFFECTS, TileId
from games.monumental.commands import CommitSoldier, DeclareConquest
from games.monumental.effects import BothRewards
from games.monumental.facts.map import (
    ConquestDeclared,
    ConquestUnitCommitted,
    ProvinceConquered,
    UnitsAdvanced,
    UnitsRetreated,
    WarlordTriggered,
)
from games.monumental.rules.action import TurnAction
from games.monumental.rules.choice import Choice, no_tile
from games.monumental.rules.move import Move
from games.monumental.rules.paying import charge, unpayable
from games.monumental.state import State
from games.monumental.state.readings import (
    PAYS,
    PAYS_CONQUEST,
    Sources,
    in_hand,
    reduction,
    required,
    resistance,
    soldiers_for,
)
from games.monumental.steps import CommittingSoldiers, Conquering, Program, Script, TurningUpToken


class Declare(TurnAction[DeclareConquest]):
    """The target, and whether the warlord moves (MO-ACT-CNQ-12)."""

    takes = DeclareConquest
    kind = "conquest"

    def options(self, state: State, seat: Seat) -> Iterator[DeclareConquest]:
        """Every province that the units in reach can take and pay, with and without the
        warlord."""
        land, player = state.land, state.players[seat]
        military, neutral = in_hand(player, PAYS["military"]), player.goods.military_neutral
        if military + neutral == 0:
            return
        easier = reduction(player)
        for front in land.fronts(seat):
            need = max(1, resistance(state, front.number) - easier)
            unowned = land.tiles[front.number].owner is None
            purse = military + neutral if unowned else military
            if need <= min(front.spare, purse):
                yield DeclareConquest(target=land.named(front.number), with_warlord=False)
            rest = soldiers_for(need, with_warlord=True)
            if front.led is not None and rest <= front.led and rest < purse:
                yield DeclareConquest(target=land.named(front.number), with_warlord=True)

    def forbidden(self, state: State, seat: Seat, command: DeclareConquest) -> Illegal | None:
        """The target, units in reach, no abandoning, payment: in this order (MO-RUL-01a)."""
        refusal = _wrong_target(state, seat, command.target)
        if refusal is not None:
            return refusal
        reach = state.land.reach(seat, command.target)
        warlord = state.land.warlord(seat)
        if command.with_warlord and warlord not in reach:
            return Illegal("MO-ACT-CNQ-02", "warlord-out-of-reach", tile=command.target)
        need = soldiers_for(required(state, seat, command.target), command.with_warlord)
        refusal = _too_few(state, reach, warlord if command.with_warlord else None, need)
        if refusal is not None:
            return refusal
        units = need + command.with_warlord
        return unpayable(state.players[seat], units, _pays(state, command.target))

    def declare(self, move: Move, seat: Seat, command: DeclareConquest) -> None:
        """Asks for the soldiers; what is required is worked out now (MO-ACT-CNQ-13)."""
        need = required(move.state, seat, command.target)
        move.note(
            ConquestDeclared(
                seat=seat, tile=command.target, with_warlord=command.with_warlord, required=need
            )
        )
        if command.with_warlord:
            origin = move.state.land.named(move.state.land.warlord(seat))
            move.note(ConquestUnitCommitted(seat=seat, kind="warlord", origin=origin))
        soldiers = soldiers_for(need, command.with_warlord)
        step = CommittingSoldiers(
            target=command.target, with_warlord=command.with_warlord, left=soldiers
        )
        if soldiers:
            move.ask(seat, step)
        else:
            _march(move, seat, step)


def _wrong_target(state: State, seat: Seat, target: TileId) -> Illegal | None:
    """Only land next to what one controls, and not one's own (MO-ACT-CNQ-01)."""
    land = state.land
    place = land.layout.at(target)
    if place is None:
        return no_tile(state, "MO-ACT-CNQ-01", target)
    if place.kind != "province":
        return Illegal("MO-ACT-CNQ-01", "province-not-land", tile=target)
    if land.at(target).owner == seat:
        return Illegal("MO-ACT-CNQ-01", "province-yours", tile=target)
    if not any(land.at(tile).owner == seat for tile in place.adjacent):
        return Illegal("MO-ACT-CNQ-01", "province-not-adjacent", tile=target)
    return None


def _too_few(state: State, reach: frozenset[int], warlord: int | None, need: int) -> Illegal | None:
    """Whether the soldiers are there (MO-ACT-CNQ-04) and may leave (MO-MAP-07)."""
    land = state.land
    there = sum(land.tiles[number].soldiers for number in reach)
    if there < need:
        return Illegal("MO-ACT-CNQ-04", "soldiers-too-few", need=need, there=there)
    if warlord is not None and not land.warlord_may_leave(warlord):
        return Illegal("MO-MAP-07", "warlord-alone")
    spare = sum(land.spare(number, warlord_leaves=number == warlord) for number in reach)
    if spare < need:
        return Illegal("MO-MAP-07", "soldiers-bound", need=need, spare=spare)
    return None


def _pays(state: State, target: TileId) -> Sources:
    """What may pay a unit: military_neutral only if nobody controls the target (MO-RES-03)."""
    return PAYS_CONQUEST if state.land.at(target).owner is None else PAYS["military"]


class Committing(Choice[CommittingSoldiers, CommitSoldier]):
    """Where the next soldier comes from (MO-ACT-CNQ-02)."""

    takes = (CommitSoldier,)

    def options(
        self, state: State, seat: Seat, step: CommittingSoldiers
    ) -> Iterator[CommitSoldier]:
        """Tiles in reach that may give up one more (MO-MAP-07)."""
        land = state.land
        for number in sorted(land.reach(seat, step.target)):
            tile = land.named(number)
            leaves = step.with_warlord and land.tiles[number].warlord
            if land.spare(number, warlord_leaves=leaves) > step.committed.count(tile):
                yield CommitSoldier(origin=tile)

    def forbidden(
        self, state: State, seat: Seat, step: CommittingSoldiers, command: CommitSoldier
    ) -> Illegal | None:
        """Out of reach, no soldier left there, or the last one of a province."""
        if command in self.options(state, seat, step):
            return None
        land, origin = state.land, command.origin
        number = land.layout.index.get(origin)
        if number is None:
            return no_tile(state, "MO-ACT-CNQ-02", origin)
        if number not in land.reach(seat, step.target):
            return Illegal("MO-ACT-CNQ-02", "origin-out-of-reach", origin=origin)
        if land.tiles[number].soldiers <= step.committed.count(origin):
            return Illegal("MO-ACT-CNQ-02", "no-further-soldier", origin=origin)
        return Illegal("MO-MAP-07", "last-unit", origin=origin)

    def answer(
        self, move: Move, seat: Seat, step: CommittingSoldiers, command: CommitSoldier
    ) -> None:
        move.note(ConquestUnitCommitted(seat=seat, kind="soldier", origin=command.origin))
        committed = (*step.committed, command.origin)
        after = replace(step, left=step.left - 1, committed=committed)
        if after.left:
            move.ask(seat, after)
        else:
            _march(move, seat, after)


def _march(move: Move, seat: Seat, step: CommittingSoldiers) -> None:
    """Pays 1 military for each unit, then moves."""
    units = len(step.committed) + step.with_warlord
    then = Conquering(
        player=seat,
        target=step.target,
        with_warlord=step.with_warlord,
        soldiers=step.committed,
        required=required(move.state, seat, step.target),
    )
    charge(move, seat, units, _pays(move.state, step.target), "conquest", then)


class Conquest(Work[Conquering, Move]):
    """The units are paid: everything in the order of MO-ACT-CNQ-08."""

    def run(self, move: Move, step: Conquering) -> None:
        """Moves in, drives out, triggers the warlord, turns up the token."""
        seat, land = step.player, move.state.land
        warlord = land.named(land.warlord(seat)) if step.with_warlord else None
        former = land.at(step.target).owner
        move.note(
            UnitsAdvanced(seat=seat, tile=step.target, soldiers=step.soldiers, warlord=warlord)
        )
        if former is not None:
            _retreat(move, former, step.target)
        move.note(
            ProvinceConquered(
                seat=seat,
                tile=step.target,
                soldiers=len(step.soldiers),
                warlord=step.with_warlord,
                required=step.required,
                strength=len(step.soldiers) + 2 * step.with_warlord,
                former=former,
            )
        )
        general = move.player(seat).warlord
        triggers = step.with_warlord and general not in move.player(seat).marks
        both = triggers and any(
            isinstance(op, BothRewards) for effect in EFFECTS[general] for op in effect.do
        )
        move.work(TurningUpToken(player=seat, tile=step.target, both=both))
        if triggers:
            move.note(WarlordTriggered(seat=seat, warlord=general))
            move.work(Script(seat=seat, source=Program(general, 0)))


def _retreat(move: Move, seat: Seat, tile: TileId) -> None:
    """All that stands there returns to the capital, even a disconnected one (MO-RUL-05)."""
    lies = move.state.land.at(tile)
    move.note(
        UnitsRetreated(
            seat=seat,
            tile=tile,
            soldiers=lies.soldiers,
            warlord=lies.warlord,
            outpost=lies.outpost,
        )
    )
