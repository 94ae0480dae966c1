"""Power, glory and the orbs on their tracks (EV-POW, EV-GLO, EV-ORB-01)."""

from collections.abc import Iterator

from games.eldervale.box.content import BOX
from games.eldervale.commands.choices import ChooseElement, DeclinePower, RelocateMarker
from games.eldervale.commands.program import Command
from games.eldervale.effects.goods import GainAny
from games.eldervale.effects.program import Ops
from games.eldervale.effects.terms import ElementId
from games.eldervale.effects.tracks import Glory, OrbOrVp, Power, Vp
from games.eldervale.facts.goods import GloryGained, GloryLost, OrbGained, PowerGained, PowerLost
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.effects.sources import active
from games.eldervale.rules.move import Move
from games.eldervale.rules.parties import in_battle_order
from games.eldervale.rules.resolution import SureHandler
from games.eldervale.state import State
from games.eldervale.steps.base import Cause, Script
from games.eldervale.steps.gaining import ChoosingElement, GainingGlory, GainingPower, MovingMarker
from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat

TOP = BOX.power_track.levels
MARKERS = BOX.power_track.markers_per_player
ANY = "any"


class RaisingPower(Work[GainingPower, Move]):
    """Power, level by level (EV-POW-03)."""

    def run(self, move: Move, step: GainingPower) -> None:
        """One level; the rest waits below its consequences."""
        if step.left > 1:
            move.work(GainingPower(seat=step.seat, element=step.element, left=step.left - 1))
        if step.element != ANY:
            gain_level(move, step.seat, step.element)
        elif move.state.is_ghosts(step.seat):
            free = _below_top(move.state, step.seat)
            if free:
                gain_level(move, step.seat, free[0])
        else:
            move.ask(step.seat, ChoosingElement())


def numbered(state: State) -> tuple[ElementId, ...]:
    """The used elements as the Ghosts number them (EV-SOL-01)."""
    yours, theirs = state.players[0].element, state.players[1].element
    rest = (one.id for one in BOX.elements if one.id in state.elements)
    return (theirs, yours, *(one for one in rest if one not in (yours, theirs)))


def _below_top(state: State, seat: Seat) -> tuple[ElementId, ...]:
    """Used elements in which a player is below the top level (EV-POW-02)."""
    elements = numbered(state) if state.is_ghosts(seat) else state.elements
    return tuple(one for one in elements if state.players[seat].level(one) < TOP)


def gain_level(move: Move, seat: Seat, element: ElementId) -> None:
    """One level on a track, with a marker if there is one (EV-POW-01, EV-POW-02, EV-POW-05); the
    Ghosts have any number of markers (EV-SOL-14)."""
    one = move.player(seat)
    level = one.level(element)
    if level >= TOP or element not in move.state.elements:
        move.note(PowerLost(seat=seat, element=element))
    elif level or one.ghosts or len(one.power) < MARKERS:
        _raise(move, seat, element, level + 1)
    else:
        move.ask(seat, MovingMarker(element=element))


def _raise(
    move: Move, seat: Seat, element: ElementId, level: int, start: ElementId | None = None
) -> None:
    """The level, its orb for the first player (EV-POW-04), and the ramparts of others (EV-TAB-09);
    a teammate's gain feeds none (EV-TEA-05)."""
    move.note(PowerGained(seat=seat, element=element, level=level, start=start))
    if level == TOP and element in move.state.orbs:
        move.note(OrbGained(seat=seat, element=element))
    for other in reversed(in_battle_order(move.state, move.state.opponents(seat))):
        if move.state.is_ghosts(other):
            continue
        for wall in active(move.state, other, "opponent_power_up"):
            if wall.effect.element == element:
                cause = Cause(name=wall.name, do=wall.do, card=wall.card)
                move.work(Script(seat=other, source=cause))


class PowerElement(Choice[ChoosingElement, ChooseElement]):
    """The element in which power is gained (EV-POW-02)."""

    takes = (ChooseElement,)
    rule = "EV-POW-02"

    def options(self, state: State, seat: Seat, step: ChoosingElement) -> Iterator[ChooseElement]:
        """Used elements below the top level."""
        return (ChooseElement(element=one) for one in _below_top(state, seat))

    def refusal(
        self, state: State, seat: Seat, step: ChoosingElement, command: ChooseElement
    ) -> Illegal:
        """An element that is not in the game, or no further."""
        used = command.element in state.elements
        key = "power-at-top" if used else "element-not-in-game"
        return Illegal(self.rule, key, element=command.element)

    def answer(self, move: Move, seat: Seat, step: ChoosingElement, command: ChooseElement) -> None:
        gain_level(move, seat, command.element)


class MarkerMove(Choice[MovingMarker, Command]):
    """Which power marker goes to another track (EV-POW-01)."""

    takes = (RelocateMarker, DeclinePower)
    rule = "EV-POW-01"
    never = True

    def options(self, state: State, seat: Seat, step: MovingMarker) -> Iterator[Command]:
        """Any of the four, or none."""
        for mark in state.players[seat].power:
            yield RelocateMarker(from_=mark.element)
        yield DeclinePower()

    def refusal(self, state: State, seat: Seat, step: MovingMarker, command: Command) -> Illegal:
        """No marker there."""
        assert isinstance(command, RelocateMarker)
        return Illegal(self.rule, "marker-missing", element=command.from_)

    def answer(self, move: Move, seat: Seat, step: MovingMarker, command: Command) -> None:
        if isinstance(command, RelocateMarker):
            _raise(move, seat, step.element, 1, command.from_)
        else:
            move.note(PowerLost(seat=seat, element=step.element, declined=True))


class RaisingGlory(Work[GainingGlory, Move]):
    """Glory, space by space (EV-GLO-01)."""

    def run(self, move: Move, step: GainingGlory) -> None:
        """One space and its reward; the rest waits below."""
        seat = step.seat
        if step.left > 1:
            move.work(GainingGlory(seat=seat, left=step.left - 1))
        space = move.player(seat).glory
        if space is None:
            move.note(GloryLost(seat=seat))
            return
        track = BOX.glory_track
        if space == len(track.spaces):
            _reward(move, seat, track.beyond_last)
            return
        move.note(GloryGained(seat=seat, space=space + 1))
        _reward(move, seat, track.spaces[space].do)


def _reward(move: Move, seat: Seat, ops: Ops) -> None:
    if not move.state.is_ghosts(seat):
        move.work(Script(seat=seat, source=Cause(name="glory", do=ops)))
        return
    for op in ops:  # EV-SOL-12
        match op:
            case Vp(n=n):
                move.score(seat, n, "glory")
            case GainAny():
                move.score(seat, 1, "glory")
            case Power():
                move.work(GainingPower(seat=seat, element=ANY))
            case OrbOrVp(vp=vp):
                take_orb(move, seat, vp)
            case _:
                pass


def take_orb(move: Move, seat: Seat, vp: int) -> None:
    """The orb of the glory space, or points for those who come later (EV-ORB-01)."""
    space = move.player(seat).glory
    if space in move.state.glory_orbs:
        move.note(OrbGained(seat=seat, space=space))
    else:
        move.score(seat, vp, "glory")


class PowerOp(SureHandler[Power]):
    """`power`."""

    def run(self, move: Move, script: Script, op: Power) -> None:
        move.work(GainingPower(seat=script.seat, element=op.element, left=op.n))


class GloryOp(SureHandler[Glory]):
    """`glory`."""

    def run(self, move: Move, script: Script, op: Glory) -> None:
        move.work(GainingGlory(seat=script.seat, left=op.n))


class OrbOp(SureHandler[OrbOrVp]):
    """`orb_or_vp`."""

    def run(self, move: Move, script: Script, op: OrbOrVp) -> None:
        """Of the space on which the marker stands."""
        take_orb(move, script.seat, op.vp)
