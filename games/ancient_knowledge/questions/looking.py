"""Questions about cards that are looked at or revealed (AK-HID-03)."""

from collections.abc import Iterator

from games.ancient_knowledge import creating, drawing
from games.ancient_knowledge.commands import Command, Create, Pass, Take
from games.ancient_knowledge.facts.cards import CardKept, CardTaken
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.questions.base import LAPSE, Asked, Lapse
from games.ancient_knowledge.questions.granted import refuse_effect
from games.ancient_knowledge.refusals import Rule
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import DraftPick, LookCreate, LookTake
from games.kernel.seats import Seat


class TakeOne(Asked[LookTake]):
    """Which of the cards looked at goes to the hand."""

    takes = (Take,)

    def options(self, state: State, seat: Seat, step: LookTake) -> Iterator[Command]:
        """Each of them."""
        return map(Take, state.players[seat].aside.looked_at)

    def forbidden(self, state: State, seat: Seat, step: LookTake, command: Command) -> Rule | None:
        """Only those."""
        return None if command in self.options(state, seat, step) else "AK-HID-03"

    def automatic(self, state: State, seat: Seat, step: LookTake) -> Command | Lapse | None:
        """A single card; or the hand has become full meanwhile (AK-TEAM-10)."""
        player = state.players[seat]
        looked_at = player.aside.looked_at
        if not looked_at or not drawing.has_room(player):
            return LAPSE
        return Take(looked_at[0]) if len(looked_at) == 1 else None

    def answer(self, ply: Ply, seat: Seat, step: LookTake, command: Command) -> None:
        """Take it; the rest is discarded face down."""
        assert isinstance(command, Take)
        ply.note(CardKept(seat=seat, card=command.card))
        drawing.discard_looked_at(ply, seat)

    def lapse(self, ply: Ply, seat: Seat, step: LookTake) -> None:
        """All of it is discarded."""
        drawing.discard_looked_at(ply, seat)


class CreateOne(Asked[LookCreate]):
    """Which of the cards looked at is created (E-20)."""

    takes = (Create, Pass)

    def options(self, state: State, seat: Seat, step: LookCreate) -> Iterator[Command]:
        """Each that can be created; `pass` only without one."""
        player = state.players[seat]
        creations = tuple(creating.options(player, source="looked_at", types=step.types))
        yield from creations
        if not creations:
            yield Pass()

    def forbidden(
        self, state: State, seat: Seat, step: LookCreate, command: Command
    ) -> Rule | None:
        """One has to be created if one can be."""
        if isinstance(command, Create):
            player = state.players[seat]
            return creating.forbidden(player, command, source="looked_at", types=step.types)
        return None if command in self.options(state, seat, step) else "AK-EFF-02"

    def automatic(self, state: State, seat: Seat, step: LookCreate) -> Command | Lapse | None:
        """What can be created, is hidden; whether a place is free, is not."""
        return None if creating.has_place(state.players[seat], step.types) else LAPSE

    def answer(self, ply: Ply, seat: Seat, step: LookCreate, command: Command) -> None:
        """Create it (the rest is discarded then), or discard all."""
        if isinstance(command, Create):
            creating.begin(ply, seat, command, source="looked_at", granted_by=step.source)
        else:
            refuse_effect(ply, seat, step.source)
            drawing.discard_looked_at(ply, seat)

    def lapse(self, ply: Ply, seat: Seat, step: LookCreate) -> None:
        """All of it is discarded."""
        drawing.discard_looked_at(ply, seat)


class DraftTake(Asked[DraftPick]):
    """Which revealed card a player takes (E-21)."""

    takes = (Take,)

    def options(self, state: State, seat: Seat, step: DraftPick) -> Iterator[Command]:
        """Those that are left."""
        return map(Take, state.players[step.by].aside.revealed)

    def forbidden(self, state: State, seat: Seat, step: DraftPick, command: Command) -> Rule | None:
        """Only those."""
        return None if command in self.options(state, seat, step) else "AK-HID-03"

    def automatic(self, state: State, seat: Seat, step: DraftPick) -> Command | Lapse | None:
        """The last card; a full hand is passed over (AK-HAND-02)."""
        revealed = state.players[step.by].aside.revealed
        if not revealed or not drawing.has_room(state.players[seat]):
            return LAPSE
        return Take(revealed[0]) if len(revealed) == 1 else None

    def answer(self, ply: Ply, seat: Seat, step: DraftPick, command: Command) -> None:
        """Take it."""
        assert isinstance(command, Take)
        ply.note(CardTaken(seat=seat, card=command.card, revealed_by=step.by))
