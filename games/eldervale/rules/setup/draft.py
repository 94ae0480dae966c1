"""The draft of magic cards (EV-DRF)."""

from collections.abc import Iterator

from games.eldervale.commands.beginning import DraftPick
from games.eldervale.facts import beginning
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.move import Move
from games.eldervale.rules.resources.magic_deck import tops
from games.eldervale.state import State
from games.eldervale.steps.turn import Drafting, PassingPacks, StartingTurn
from games.kernel.decision import LAPSE, Lapse, Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat

PACK = 7
DRAFTED = 5


def draft(move: Move) -> None:
    for seat in range(move.state.seats):
        deck = move.state.magic
        cards = []
        for _ in range(PACK):
            card = move.draw(tops(deck), "magic", str(seat))
            deck = deck.without((card,))
            cards.append(card)
        move.note(beginning.PackDealt(seat=seat, cards=tuple(cards)))
    ask_all(move)


def ask_all(move: Move) -> None:
    move.work(PassingPacks())
    for seat in range(move.state.seats):
        move.open(seat, Drafting(), lane=seat)


class PackPick(Choice[Drafting, DraftPick]):
    """A card of the pack; all seats pick at once."""

    takes = (DraftPick,)
    rule = "EV-DRF-01"
    free = False

    def options(self, state: State, seat: Seat, step: Drafting) -> Iterator[DraftPick]:
        return (DraftPick(card=card) for card in state.players[seat].pack)

    def refusal(self, state: State, seat: Seat, step: Drafting, command: DraftPick) -> Illegal:
        """A card that is not in the pack."""
        return Illegal(self.rule, "card-not-in-pack", card=command.card)

    def automatic(self, state: State, seat: Seat, step: Drafting) -> DraftPick | Lapse | None:
        """The last card picks itself."""
        pack = state.players[seat].pack
        if not pack:
            return LAPSE
        return DraftPick(card=pack[0]) if len(pack) == 1 else None

    def answer(self, move: Move, seat: Seat, step: Drafting, command: DraftPick) -> None:
        move.note(beginning.CardDrafted(seat=seat, cards=(command.card,)))


class Passing(Work[PassingPacks, Move]):
    """All have picked."""

    def waits(self, move: Move, step: PassingPacks) -> bool:
        """Until nobody picks any more."""
        return any(isinstance(frame.step, Drafting) for frame in move.frames)

    def run(self, move: Move, step: PassingPacks) -> None:
        """The packs go on to the left, or the draft is over."""
        players = move.state.players
        if len(players[0].picks) < DRAFTED:
            move.note(beginning.PacksPassed())
            ask_all(move)
            return
        left = tuple(card for one in players for card in one.pack)
        move.note(beginning.DraftEnded(cards=left))
        play(move)


def play(move: Move) -> None:
    """The first turn begins (EV-TRN-01)."""
    move.note(beginning.PlayBegan())
    move.work(StartingTurn(seat=move.state.order[0], round=1))
