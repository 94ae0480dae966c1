"""Builder cards looked at or revealed, and what becomes of them (AK-HID-03, E-20 to E-22)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.ancient_knowledge import effects as op
from games.ancient_knowledge.box import BUILDERS
from games.ancient_knowledge.commands import Create, Pass, Take
from games.ancient_knowledge.facts.cards import CardKept, CardTaken
from games.ancient_knowledge.rules import create, hand
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.effects import EffectHandler, refuse
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.rules.opponents import waits_for_others
from games.ancient_knowledge.rules.seating import clockwise_from
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import (
    CreatingLookedAt,
    Drafting,
    KeepingLookedAt,
    PassingDraft,
    Resolving,
)
from games.kernel.decision import LAPSE, Lapse, Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


class KeepOne(Choice[KeepingLookedAt, Take]):
    """Which of the cards looked at goes to the hand."""

    public = True
    rule = "AK-HID-03"
    key = "not-on-offer"

    def options(self, state: State, seat: Seat, step: KeepingLookedAt) -> Iterator[Take]:
        """Each of them."""
        return map(Take, state.players[seat].aside.looked_at)

    def automatic(self, state: State, seat: Seat, step: KeepingLookedAt) -> Take | Lapse | None:
        """A single card; or the hand has become full meanwhile (AK-TEAM-10)."""
        if not hand.has_room(state.players[seat]):
            return LAPSE
        return super().automatic(state, seat, step)

    def answer(self, move: Move, seat: Seat, step: KeepingLookedAt, command: Take) -> None:
        """Take it; the rest is discarded face down."""
        move.note(CardKept(seat=seat, card=command.card))
        self.lapse(move, seat, step)

    def lapse(self, move: Move, seat: Seat, step: KeepingLookedAt) -> None:
        """All that is left is discarded."""
        hand.discard_looked_at(move, seat)


class CreateOne(Choice[CreatingLookedAt, Create | Pass]):
    """Which of the cards looked at is created (E-20)."""

    def options(self, state: State, seat: Seat, step: CreatingLookedAt) -> Iterator[Create | Pass]:
        """Each that can be created; `pass` only without one."""
        player = state.players[seat]
        some = tuple(create.options(player, source="looked_at", types=step.types))
        yield from some
        if not some:
            yield Pass()

    def forbidden(
        self, state: State, seat: Seat, step: CreatingLookedAt, command: Create | Pass
    ) -> Illegal | None:
        """One has to be created if one can be."""
        if isinstance(command, Create):
            player = state.players[seat]
            return create.forbidden(player, command, source="looked_at", types=step.types)
        return (
            None
            if command in self.options(state, seat, step)
            else Illegal("AK-EFF-02", "effect-is-mandatory")
        )

    def automatic(self, state: State, seat: Seat, step: CreatingLookedAt) -> Lapse | None:
        """What can be created, is hidden; whether a place is free, is not."""
        return None if create.has_place(state.players[seat], step.types) else LAPSE

    def answer(
        self, move: Move, seat: Seat, step: CreatingLookedAt, command: Create | Pass
    ) -> None:
        """Create it (the rest is discarded then), or discard all."""
        if isinstance(command, Create):
            create.begin(move, seat, command, source="looked_at", granted_by=step.source)
        else:
            refuse(move, seat, step.source)
            hand.discard_looked_at(move, seat)

    def lapse(self, move: Move, seat: Seat, step: CreatingLookedAt) -> None:
        """All of it is discarded."""
        hand.discard_looked_at(move, seat)


class DraftPick(Choice[Drafting, Take]):
    """Which revealed card a player takes (E-21)."""

    public = True
    rule = "AK-HID-03"
    key = "not-on-offer"

    def options(self, state: State, seat: Seat, step: Drafting) -> Iterator[Take]:
        """Those that are left."""
        return map(Take, state.players[step.by].aside.revealed)

    def automatic(self, state: State, seat: Seat, step: Drafting) -> Take | Lapse | None:
        """The last card; a full hand is passed over (AK-HAND-02)."""
        if not hand.has_room(state.players[seat]):
            return LAPSE
        return super().automatic(state, seat, step)

    def answer(self, move: Move, seat: Seat, step: Drafting, command: Take) -> None:
        move.note(CardTaken(seat=seat, card=command.card, revealed_by=step.by))


class PassDraft(Work[PassingDraft, Move]):
    """One player after the other picks; the rest is discarded after the last pick (E-21)."""

    def waits(self, move: Move, step: PassingDraft) -> bool:
        """While somebody has still to pick."""
        return waits_for_others(move, step.seat)

    def run(self, move: Move, step: PassingDraft) -> None:
        if not step.order or not move.player(step.seat).aside.revealed:
            hand.discard_revealed(move, step.seat)
            return
        move.go_on(replace(step, order=step.order[1:]))
        move.ask_other(step.seat, step.order[0], Drafting(by=step.seat, source=step.source))


class LookAndTake(EffectHandler[op.LookAndTake]):
    """Look at cards and take one; not with a full hand (AK-HAND-02)."""

    def possible(self, state: State, script: Resolving, op: op.LookAndTake) -> bool:
        """Room in the hand, and a card to be had."""
        return hand.has_room(state.players[script.seat]) and state.has_cards

    def run(self, move: Move, script: Resolving, op: op.LookAndTake) -> None:
        hand.look(move, script.seat, op.look)
        move.ask(script.seat, KeepingLookedAt(source=script.source.card))


class LookAndCreate(EffectHandler[op.LookAndCreate]):
    """Look at cards and create one (E-20)."""

    def possible(self, state: State, script: Resolving, op: op.LookAndCreate) -> bool:
        """A card to be had; without a free slot it is only looked at."""
        return state.has_cards

    def run(self, move: Move, script: Resolving, op: op.LookAndCreate) -> None:
        """Look, then ask which, if a place is free."""
        hand.look(move, script.seat, op.look)
        if create.has_place(move.player(script.seat), op.types):
            move.ask(script.seat, CreatingLookedAt(source=script.source.card, types=op.types))
        else:
            hand.discard_looked_at(move, script.seat)


class RevealUntil(EffectHandler[op.RevealUntil]):
    """Reveal cards one by one; those of the type go to the hand at once (E-22)."""

    def possible(self, state: State, script: Resolving, op: op.RevealUntil) -> bool:
        """Room in the hand, and a card to be had."""
        return hand.has_room(state.players[script.seat]) and state.has_cards

    def run(self, move: Move, script: Resolving, op: op.RevealUntil) -> None:
        """Until enough are found, the hand is full, or no card is left."""
        seat, found = script.seat, 0
        while found < op.count and hand.has_room(move.player(seat)) and move.state.has_cards:
            hand.reveal(move, seat, 1)
            card = move.player(seat).aside.revealed[-1]
            if BUILDERS[card].type == op.type:
                found += 1
                move.note(CardTaken(seat=seat, card=card, revealed_by=seat))
        hand.discard_revealed(move, seat)


class RevealDraft(EffectHandler[op.RevealDraft]):
    """Reveal cards; all take one in turn, the owner one more (E-21)."""

    def possible(self, state: State, script: Resolving, op: op.RevealDraft) -> bool:
        """A card to be had, even if nobody can take one."""
        return state.has_cards

    def run(self, move: Move, script: Resolving, op: op.RevealDraft) -> None:
        seat, source = script.seat, script.source.card
        hand.reveal(move, seat, op.reveal)
        order = (*clockwise_from(move.state, seat), seat)
        move.go_on(PassingDraft(seat=seat, source=source, order=order))
