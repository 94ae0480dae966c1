"""Regrouping (EV-REG)."""

from collections.abc import Iterator

from games.eldervale.box.content import ADVENTURES
from games.eldervale.commands.choices import Retrieve
from games.eldervale.commands.places import ToAction, ToReady
from games.eldervale.commands.placing import Decline
from games.eldervale.commands.program import Command
from games.eldervale.facts.flow import RegroupEnded, RegroupStarted
from games.eldervale.rules.base import Move, Question, place_of, ref, refuse
from games.eldervale.rules.card_actions import activate, uses
from games.eldervale.rules.possible import action_price, actions
from games.eldervale.rules.units import relocate
from games.eldervale.state import State
from games.eldervale.state.player import READY, UNDERWORLD, InRealm, OnCard
from games.eldervale.steps.regroup import FinishingRegroup, Retrieving, RisingToCard
from games.eldervale.steps.turn import TakingTail
from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


def begin(move: Move, seat: Seat) -> None:
    """A Regroup begins; the first one brings the glory marker onto its track (EV-REG-01)."""
    first = move.player(seat).glory is None
    move.note(RegroupStarted(seat=seat, first=first))
    move.ask(seat, TakingTail())
    move.work(FinishingRegroup())
    move.ask(seat, Retrieving())


class ChoosingRetrieval(Question[Retrieving]):
    """The next unit that is taken back, and where it goes (EV-REG-02)."""

    takes = (Retrieve,)
    rule = "EV-REG-02"
    never = True

    def options(self, state: State, seat: Seat, step: Retrieving) -> Iterator[Command]:
        """Each unit to the ready area, or to an action that it can perform."""
        for kind, realm in dict.fromkeys(state.players[seat].on_map):
            place = InRealm(realm)
            unit = ref(state, kind, place)
            yield Retrieve(unit=unit, to=ToReady())
            for to in uses(state, seat, kind, place):
                yield Retrieve(unit=unit, to=to)

    def lapse(self, move: Move, seat: Seat, step: Retrieving) -> None:
        """All units are back."""

    def answer(self, move: Move, seat: Seat, step: Retrieving, command: Command) -> None:
        """Takes it back; an action is done at once."""
        assert isinstance(command, Retrieve)
        move.ask(seat, Retrieving())
        place = place_of(move.state, command.unit)
        assert place is not None
        if isinstance(command.to, ToReady):
            relocate(move, seat, command.unit.kind, place, READY, "retrieved")
        else:
            activate(move, seat, command.unit.kind, place, command.to)

    def refusal(self, state: State, seat: Seat, step: Retrieving, command: Command) -> Illegal:
        """What is wrong with the action."""
        assert isinstance(command, Retrieve)
        if isinstance(command.to, ToReady):
            return refuse(self.rule, "You have no such unit on the map.")
        card = state.players[seat].in_play(command.to.card)
        if card is None:
            return refuse("EV-ACT-01", "That card is not in your tableau.")
        if ADVENTURES.get(card.card) is not None and not actions(card):
            return refuse("EV-TAB-05", "That action needs an orb on the card.")
        effect = dict(actions(card)).get(command.to.action)
        if effect is not None and action_price(card, effect) is None:
            return refuse("EV-TAB-04", "Nothing lies on the card's deposit square.")
        return refuse("EV-ACT-02", "That unit cannot perform that action now.")


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


class ChoosingRise(Question[RisingToCard]):
    """Whether a unit of the Underworld activates a card (effects 5.19)."""

    takes = (Retrieve, Decline)
    rule = "EV-REG-03"
    never = True

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

    def lapse(self, move: Move, seat: Seat, step: RisingToCard) -> None:
        """Nothing to offer."""

    def answer(self, move: Move, seat: Seat, step: RisingToCard, command: Command) -> None:
        """The unit goes to the card."""
        if self.declined(move, seat, command):
            return
        assert isinstance(command, Retrieve)
        assert isinstance(command.to, ToAction)
        activate(move, seat, command.unit.kind, UNDERWORLD, command.to)
