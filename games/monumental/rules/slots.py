"""Operations on the cards and slots of a city (MO-CTY), with the decisions they open."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.kernel.refusal import Illegal
from games.kernel.script import Handler
from games.kernel.seats import Seat
from games.monumental.box import CARDS
from games.monumental.commands import ActivateSlot, ArchiveCard, DiscardSlot, StopArchiving
from games.monumental.effects import ActivateSlots, Archive, DiscardSlots, DrawAndActivate
from games.monumental.facts.city import CardArchived, SlotActivated, SlotDiscarded
from games.monumental.rules.choice import NOT_AN_ANSWER, Choice
from games.monumental.rules.city import draw_and_activate
from games.monumental.rules.move import Move
from games.monumental.state import State
from games.monumental.state.city import Slots, slot_of
from games.monumental.steps import ActivatingSlots, Archiving, DiscardingSlots, Script

ArchiveOrStop = ArchiveCard | StopArchiving


class ArchivingSome(Handler[State, Script, Archive, Move]):
    """`archive`."""

    def possible(self, state: State, script: Script, op: Archive) -> bool:
        """If there are other cards enough."""
        source = script.source.source
        others = sum(card != source for card in state.players[script.seat].face_up)
        return others >= op.n

    def run(self, move: Move, script: Script, op: Archive) -> None:
        step = Archiving(left=op.n, optional=op.optional, source=script.source.source)
        move.ask(script.seat, step)


class ArchivingCards(Choice[Archiving, ArchiveOrStop]):
    """Which face-up own card is archived (MO-CTY-08, MO-CTY-08a)."""

    takes = (ArchiveCard, StopArchiving)

    def options(self, state: State, seat: Seat, step: Archiving) -> Iterator[ArchiveOrStop]:
        """Face-up cards but the source of the effect; to stop, where it is optional."""
        for card in state.players[seat].face_up:
            if card != step.source:
                yield ArchiveCard(card=card)
        if step.optional:
            yield StopArchiving()

    def forbidden(
        self, state: State, seat: Seat, step: Archiving, command: ArchiveOrStop
    ) -> Illegal | None:
        """Another card, or to stop where a card must go."""
        if isinstance(command, StopArchiving):
            return None if step.optional else Illegal("MO-RUL-01", "must-archive")
        if command.card == step.source:
            return Illegal("MO-CTY-08", "archives-itself", card=command.card)
        if command.card not in CARDS:
            return Illegal("MO-CTY-08", "unknown-name", name=command.card)
        if command.card not in state.players[seat].face_up:
            return Illegal("MO-CTY-08", "card-not-face-up", card=command.card)
        return None

    def answer(self, move: Move, seat: Seat, step: Archiving, command: ArchiveOrStop) -> None:
        if isinstance(command, StopArchiving):
            return
        card = command.card
        slot = slot_of(move.player(seat).slots, card)
        move.note(CardArchived(seat=seat, card=card, slot=slot))
        if step.left > 1:
            move.ask(seat, replace(step, left=step.left - 1))


class Drawing(Handler[State, Script, DrawAndActivate, Move]):
    """`draw_activate`."""

    def possible(self, state: State, script: Script, op: DrawAndActivate) -> bool:
        return state.players[script.seat].can_draw

    def run(self, move: Move, script: Script, op: DrawAndActivate) -> None:
        for _ in range(op.n):
            draw_and_activate(move, script.seat)


class ActivatingSome(Handler[State, Script, ActivateSlots, Move]):
    """`activate_slot`."""

    def possible(self, state: State, script: Script, op: ActivateSlots) -> bool:
        return not all(slot.activated for slot in state.players[script.seat].slots)

    def run(self, move: Move, script: Script, op: ActivateSlots) -> None:
        move.ask(script.seat, ActivatingSlots(left=op.n))


class ActivatingOneSlot(Choice[ActivatingSlots, ActivateSlot]):
    """Which further slot is activated; an empty one can be chosen, too."""

    takes = (ActivateSlot,)

    def options(self, state: State, seat: Seat, step: ActivatingSlots) -> Iterator[ActivateSlot]:
        for number, slot in enumerate(state.players[seat].slots, 1):
            if not slot.activated:
                yield ActivateSlot(slot=number)

    def forbidden(
        self, state: State, seat: Seat, step: ActivatingSlots, command: ActivateSlot
    ) -> Illegal | None:
        """No such slot, or one that is activated already."""
        slots = state.players[seat].slots
        if no_slot := _no_slot(slots, command.slot):
            return no_slot
        if not slots[command.slot - 1].activated:
            return None
        return Illegal(self.rule, "slot-activated", slot=command.slot)

    def answer(self, move: Move, seat: Seat, step: ActivatingSlots, command: ActivateSlot) -> None:
        """Its icons come now (MO-CTY-03)."""
        gained = move.player(seat).slots[command.slot - 1].icons
        move.note(SlotActivated(seat=seat, slot=command.slot, gained=gained))
        if step.left > 1:
            move.ask(seat, replace(step, left=step.left - 1))


def _no_slot(slots: Slots, number: int) -> Illegal | None:
    """The refusal of a slot that a city does not have."""
    if 1 <= number <= len(slots):
        return None
    return Illegal(NOT_AN_ANSWER, "no-such-slot", slots=len(slots), chosen=number)


class DiscardingSome(Handler[State, Script, DiscardSlots, Move]):
    """`discard_slot`."""

    def run(self, move: Move, script: Script, op: DiscardSlots) -> None:
        move.ask(script.seat, DiscardingSlots(left=op.n))


class DiscardingOneSlot(Choice[DiscardingSlots, DiscardSlot]):
    """Which slot loses its cards."""

    takes = (DiscardSlot,)

    def options(self, state: State, seat: Seat, step: DiscardingSlots) -> Iterator[DiscardSlot]:
        for number, slot in enumerate(state.players[seat].slots, 1):
            if slot.cards:
                yield DiscardSlot(slot=number)

    def forbidden(
        self, state: State, seat: Seat, step: DiscardingSlots, command: DiscardSlot
    ) -> Illegal | None:
        """No such slot, or one without a card."""
        slots = state.players[seat].slots
        if no_slot := _no_slot(slots, command.slot):
            return no_slot
        if slots[command.slot - 1].cards:
            return None
        return Illegal(self.rule, "slot-empty", slot=command.slot)

    def answer(self, move: Move, seat: Seat, step: DiscardingSlots, command: DiscardSlot) -> None:
        """The slot stays empty until the next refill."""
        cards = move.player(seat).slots[command.slot - 1].cards
        move.note(SlotDiscarded(seat=seat, slot=command.slot, cards=cards))
        if step.left > 1:
            move.ask(seat, replace(step, left=step.left - 1))
