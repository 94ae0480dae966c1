"""Operations on the cards and slots of a city (MO-CTY), with the decisions they open."""

from collections.abc import Iterator

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.monumental.commands import ActivateSlot, ArchiveCard, DiscardSlot, StopArchiving
from games.monumental.effects import ActivateSlots, Archive, DiscardSlots, DrawAndActivate
from games.monumental.facts.city import CardArchived, SlotActivated, SlotDiscarded
from games.monumental.rules.base import Choice, Does, Move, refuse
from games.monumental.rules.city import draw_and_activate
from games.monumental.state import State
from games.monumental.state.city import slot_of
from games.monumental.steps import ActivatingSlots, Archiving, DiscardingSlots, Script


class ArchivingSome(Does[Archive]):
    """`archive`."""

    def possible(self, state: State, script: Script, op: Archive) -> bool:
        """If there are other cards enough."""
        source = script.source.source
        others = sum(card != source for card in state.players[script.seat].face_up)
        return others >= op.n

    def run(self, move: Move, script: Script, op: Archive) -> None:
        """One at a time."""
        step = Archiving(left=op.n, optional=op.optional, source=script.source.source)
        move.ask(script.seat, step)


class ArchivingCards(Choice[Archiving, ArchiveCard | StopArchiving]):
    """Which face-up own card is archived (MO-CTY-08, MO-CTY-08a)."""

    takes = (ArchiveCard, StopArchiving)

    def options(
        self, state: State, seat: Seat, step: Archiving
    ) -> Iterator[ArchiveCard | StopArchiving]:
        """Face-up cards but the source of the effect; to stop, where it is optional."""
        for card in state.players[seat].face_up:
            if card != step.source:
                yield ArchiveCard(card=card)
        if step.optional:
            yield StopArchiving()

    def forbidden(
        self, state: State, seat: Seat, step: Archiving, command: ArchiveCard | StopArchiving
    ) -> Illegal | None:
        """Another card, or to stop where a card must go."""
        if isinstance(command, StopArchiving):
            because = "A card must be archived here."
            return None if step.optional else refuse("MO-RUL-01", because)
        if command.card == step.source:
            return refuse("MO-CTY-08", "The card whose effect it is cannot be archived by it.")
        if command.card not in state.players[seat].face_up:
            because = f"{command.card} is not face up in your city or side area."
            return refuse("MO-CTY-08", because)
        return None

    def answer(
        self, move: Move, seat: Seat, step: Archiving, command: ArchiveCard | StopArchiving
    ) -> None:
        """Archives, and asks for the next card."""
        if isinstance(command, StopArchiving):
            return
        card = command.card
        slot = slot_of(move.player(seat).slots, card)
        move.note(CardArchived(seat=seat, card=card, slot=slot))
        if step.left > 1:
            move.ask(
                seat, Archiving(left=step.left - 1, optional=step.optional, source=step.source)
            )


class Drawing(Does[DrawAndActivate]):
    """`draw_activate`."""

    def possible(self, state: State, script: Script, op: DrawAndActivate) -> bool:
        """If there is a card to draw."""
        return state.players[script.seat].can_draw

    def run(self, move: Move, script: Script, op: DrawAndActivate) -> None:
        """One after another."""
        for _ in range(op.n):
            draw_and_activate(move, script.seat)


class ActivatingSome(Does[ActivateSlots]):
    """`activate_slot`."""

    def possible(self, state: State, script: Script, op: ActivateSlots) -> bool:
        """If a slot is not yet activated."""
        return not all(slot.activated for slot in state.players[script.seat].slots)

    def run(self, move: Move, script: Script, op: ActivateSlots) -> None:
        """Asks for the slots."""
        move.ask(script.seat, ActivatingSlots(left=op.n))


class ActivatingOneSlot(Choice[ActivatingSlots, ActivateSlot]):
    """Which further slot is activated; an empty one can be chosen, too."""

    takes = (ActivateSlot,)

    def options(self, state: State, seat: Seat, step: ActivatingSlots) -> Iterator[ActivateSlot]:
        """Slots that are not yet activated."""
        for number, slot in enumerate(state.players[seat].slots, 1):
            if not slot.activated:
                yield ActivateSlot(slot=number)

    def answer(self, move: Move, seat: Seat, step: ActivatingSlots, command: ActivateSlot) -> None:
        """Its icons come now (MO-CTY-03)."""
        gained = move.player(seat).slots[command.slot - 1].icons
        move.note(SlotActivated(seat=seat, slot=command.slot, gained=gained))
        if step.left > 1:
            move.ask(seat, ActivatingSlots(left=step.left - 1))


class DiscardingSome(Does[DiscardSlots]):
    """`discard_slot`."""

    def run(self, move: Move, script: Script, op: DiscardSlots) -> None:
        """Asks for the slots."""
        move.ask(script.seat, DiscardingSlots(left=op.n))


class DiscardingOneSlot(Choice[DiscardingSlots, DiscardSlot]):
    """Which slot loses its cards."""

    takes = (DiscardSlot,)

    def options(self, state: State, seat: Seat, step: DiscardingSlots) -> Iterator[DiscardSlot]:
        """Slots with a card."""
        for number, slot in enumerate(state.players[seat].slots, 1):
            if slot.cards:
                yield DiscardSlot(slot=number)

    def answer(self, move: Move, seat: Seat, step: DiscardingSlots, command: DiscardSlot) -> None:
        """The slot stays empty until the next refill."""
        cards = move.player(seat).slots[command.slot - 1].cards
        move.note(SlotDiscarded(seat=seat, slot=command.slot, cards=cards))
        if step.left > 1:
            move.ask(seat, DiscardingSlots(left=step.left - 1))
