"""Regrouping (EV-REG)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.eldervale.commands.choices import Retrieve
from games.eldervale.commands.places import ToAction, ToReady
from games.eldervale.commands.placing import Decline
from games.eldervale.commands.program import Command
from games.eldervale.effects.terms import UnitKind
from games.eldervale.facts.flow import RegroupEnded, RegroupStarted
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.move import Move
from games.eldervale.rules.parties import place_of, ref
from games.eldervale.rules.regroup.actions import action_price, actions, icon
from games.eldervale.rules.regroup.activation import (
    activate,
    open_spaces,
    other_icons,
    raises,
    spaces,
    used_of,
    uses,
)
from games.eldervale.rules.resources.prices import affordable
from games.eldervale.rules.units import relocate
from games.eldervale.state import State
from games.eldervale.state.player import READY, UNDERWORLD, InRealm, OnCard, Unit
from games.eldervale.steps.regroup import FinishingRegroup, Retrieving, RisingToCard
from games.eldervale.steps.turn import TakingTail
from games.kernel.chance import Chance, pick
from games.kernel.decision import LAPSE, Lapse, Work
from games.kernel.refusal import Illegal
from games.kernel.sampling import SAMPLE
from games.kernel.seats import Seat


def begin(move: Move, seat: Seat) -> None:
    """A Regroup begins; the first one brings the glory marker onto its track (EV-REG-01)."""
    first = move.player(seat).glory is None
    move.note(RegroupStarted(seat=seat, first=first))
    move.ask(seat, TakingTail())
    move.work(FinishingRegroup())
    move.ask(seat, Retrieving())


class Retrieval(Choice[Retrieving, Retrieve]):
    """The next unit that is taken back, and where it goes (EV-REG-02)."""

    takes = (Retrieve,)
    rule = "EV-REG-02"
    never = True
    silent = True

    def options(self, state: State, seat: Seat, step: Retrieving) -> Iterator[Retrieve]:
        """Each unit to the ready area, or to an action that it can perform."""
        for kind, realm in dict.fromkeys(state.players[seat].on_map):
            place = InRealm(realm)
            unit = ref(state, kind, place)
            yield Retrieve(unit=unit, to=ToReady())
            for to in uses(state, seat, kind, place):
                yield Retrieve(unit=unit, to=to)

    def automatic(self, state: State, seat: Seat, step: Retrieving) -> Retrieve | Lapse | None:
        """Over when no unit is left on the map."""
        return None if state.players[seat].on_map else LAPSE

    def sample(self, state: State, seat: Seat, step: Retrieving, chance: Chance) -> Retrieve:
        """A unit, each as likely as the others; then the ready area, or an action space that is
        open for it, in the same way. If it cannot act there, it goes to the next one where it
        can, in the order of the tableau, or to the ready area after the last one."""
        kind, realm = pick(chance, tuple(dict.fromkeys(state.players[seat].on_map)), SAMPLE)
        place = InRealm(realm)
        spaces = open_spaces(state, seat, kind)
        found = spaces[chance.below(len(spaces) + 1, SAMPLE) :]
        to = next(used_of(state, seat, kind, place, found), None)
        return Retrieve(unit=ref(state, kind, place), to=to or ToReady())

    def answer(self, move: Move, seat: Seat, step: Retrieving, command: Retrieve) -> None:
        """Takes it back; an action is done at once."""
        move.ask(seat, Retrieving())
        place = place_of(move.state, command.unit)
        assert place is not None
        if isinstance(command.to, ToReady):
            relocate(move, seat, command.unit.kind, place, READY, "retrieved")
        else:
            activate(move, seat, command.unit.kind, place, command.to)

    def refusal(self, state: State, seat: Seat, step: Retrieving, command: Retrieve) -> Illegal:
        """What is wrong with the action."""
        one, place = state.players[seat], place_of(state, command.unit)
        if not isinstance(place, InRealm) or Unit(command.unit.kind, place) not in one.units:
            return Illegal(self.rule, "unit-not-there", kind=command.unit.kind)
        assert isinstance(command.to, ToAction)
        return idle(state, seat, command.unit.kind, command.to)


def idle(state: State, seat: Seat, kind: UnitKind, to: ToAction) -> Illegal:
    """Why a unit cannot do an action (EV-ACT-01, EV-ACT-02)."""
    one = state.players[seat]
    card = one.in_play(to.card)
    if card is None:
        return Illegal("EV-ACT-01", "card-not-in-tableau", card=to.card)
    effect = dict(actions(card)).get(to.action)
    if effect is None:
        if to.action in dict(actions(replace(card, orb=True))):
            return Illegal("EV-TAB-05", "action-needs-orb", card=to.card)
        return Illegal("EV-ACT-01", "action-unknown", card=to.card)
    if one.count(OnCard(card.card, to.action)) >= spaces(card):
        return Illegal("EV-ACT-01", "action-done", card=to.card)
    if icon(card, effect) not in ("any", kind) and not other_icons(state, seat, kind):
        return Illegal(
            "EV-ACT-01", "action-of-other-unit", card=to.card, kind=kind, icon=icon(card, effect)
        )
    units = action_price(card, effect)
    if units is None:
        return Illegal("EV-TAB-04", "deposit-square-empty", card=to.card)
    if not affordable(one, units):
        return Illegal("EV-ACT-02", "action-unpayable", card=to.card)
    return Illegal("EV-ACT-02", "action-idle", card=to.card)


class Finishing(Work[FinishingRegroup, Move]):
    """Steps 2 to 4 (EV-REG-03, EV-REG-04, EV-REG-05), without a stop (EV-REG-06)."""

    def run(self, move: Move, step: FinishingRegroup) -> None:
        """A unit may rise to a card first (effects 5.19); then all are ready."""
        seat = move.state.active
        if not step.risen:
            move.work(FinishingRegroup(risen=True))
            move.ask(seat, RisingToCard())
            return
        for unit in move.player(seat).units:
            if unit.place == UNDERWORLD or isinstance(unit.place, OnCard):
                relocate(move, seat, unit.kind, unit.place, READY, "retrieved")
        hired = move.player(seat).hired
        home = tuple(kind for kind in hired if kind not in move.state.turn.hired)
        move.note(RegroupEnded(seat=seat, returned=home))


class Rise(Choice[RisingToCard, Command]):
    """Whether a unit of the Underworld activates a card (effects 5.19)."""

    takes = (Retrieve, Decline)
    rule = "EV-REG-03"
    never = True
    silent = True

    def options(self, state: State, seat: Seat, step: RisingToCard) -> Iterator[Command]:
        """Units and hosts of the aura, or none."""
        found = False
        one = state.players[seat]
        for kind in one.kinds_at(UNDERWORLD):
            for to in uses(state, seat, kind, UNDERWORLD, below=True):
                found = True
                yield Retrieve(unit=ref(state, kind, UNDERWORLD), to=to)
        if found:
            yield Decline(source="darkness_aura")

    def refusal(self, state: State, seat: Seat, step: RisingToCard, command: Command) -> Illegal:
        """A unit that is not there, or what is wrong with the action."""
        if not isinstance(command, Retrieve):
            return super().refusal(state, seat, step, command)
        one, kind = state.players[seat], command.unit.kind
        if place_of(state, command.unit) != UNDERWORLD or kind not in one.kinds_at(UNDERWORLD):
            return Illegal(self.rule, "unit-not-there", kind=kind)
        if not isinstance(command.to, ToAction):
            return Illegal(self.rule, "rise-to-card")
        card = one.in_play(command.to.card)
        if card is not None and not raises(card):
            return Illegal(self.rule, "card-raises-nobody", card=card.card)
        return idle(state, seat, kind, command.to)

    def answer(self, move: Move, seat: Seat, step: RisingToCard, command: Command) -> None:
        if self.declined(move, seat, command):
            return
        assert isinstance(command, Retrieve)
        assert isinstance(command.to, ToAction)
        activate(move, seat, command.unit.kind, UNDERWORLD, command.to)
