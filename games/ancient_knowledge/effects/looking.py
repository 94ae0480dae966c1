"""Operations that look at or reveal builder cards (AK-HID-03)."""

from games.ancient_knowledge import creating, drawing
from games.ancient_knowledge import operations as op
from games.ancient_knowledge.box import SourceId
from games.ancient_knowledge.components import BUILDERS
from games.ancient_knowledge.effects.base import Context, Handler
from games.ancient_knowledge.facts.cards import CardsDiscardedOpenly, CardTaken
from games.ancient_knowledge.opponents import clockwise_from
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import DraftRound, LookCreate, LookTake
from games.kernel.seats import Seat


def discard_revealed(ply: Ply, seat: Seat) -> None:
    """Put away the rest of the cards revealed, openly (AK-HID-02)."""
    rest = ply.player(seat).aside.revealed
    if rest:
        ply.note(CardsDiscardedOpenly(seat=seat, cards=rest, origin="revealed"))


class LookAndTake(Handler[op.LookAndTake]):
    """Look at cards and take one; not with a full hand (AK-HAND-02)."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.LookAndTake) -> bool:
        """Room in the hand, and a card to be had."""
        return drawing.has_room(state.players[seat]) and drawing.has_cards(state)

    def run(self, ply: Ply, at: Context, op: op.LookAndTake) -> None:
        """Look, then ask which."""
        drawing.look(ply, at.seat, op.look)
        ply.ask(at.seat, LookTake(source=at.source))


class LookAndCreate(Handler[op.LookAndCreate]):
    """Look at cards and create one (E-20)."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.LookAndCreate) -> bool:
        """A card to be had; without a free slot it is only looked at."""
        return drawing.has_cards(state)

    def run(self, ply: Ply, at: Context, op: op.LookAndCreate) -> None:
        """Look, then ask which, if a place is free."""
        drawing.look(ply, at.seat, op.look)
        if creating.has_place(ply.player(at.seat), op.types):
            ply.ask(at.seat, LookCreate(source=at.source, types=op.types))
        else:
            drawing.discard_looked_at(ply, at.seat)


class RevealUntil(Handler[op.RevealUntil]):
    """Reveal cards one by one; those of the type go to the hand at once (E-22)."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.RevealUntil) -> bool:
        """Room in the hand, and a card to be had."""
        return drawing.has_room(state.players[seat]) and drawing.has_cards(state)

    def run(self, ply: Ply, at: Context, op: op.RevealUntil) -> None:
        """Until enough are found, the hand is full, or no card is left."""
        seat, found = at.seat, 0
        while (
            found < op.count and drawing.has_room(ply.player(seat)) and drawing.has_cards(ply.state)
        ):
            drawing.reveal(ply, seat, 1)
            card = ply.player(seat).aside.revealed[-1]
            if BUILDERS[card].type == op.type:
                found += 1
                ply.note(CardTaken(seat=seat, card=card, revealed_by=seat))
        discard_revealed(ply, seat)


class RevealDraft(Handler[op.RevealDraft]):
    """Reveal cards; all take one in turn, the owner one more (E-21)."""

    def possible(self, state: State, seat: Seat, source: SourceId, op: op.RevealDraft) -> bool:
        """A card to be had, even if nobody can take one."""
        return drawing.has_cards(state)

    def run(self, ply: Ply, at: Context, op: op.RevealDraft) -> None:
        """Reveal, then let them pick."""
        drawing.reveal(ply, at.seat, op.reveal)
        order = (*clockwise_from(ply.state, at.seat), at.seat)
        ply.work(at.seat, DraftRound(source=at.source, order=order))
