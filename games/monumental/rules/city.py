"""Cities: activating, drawing, refilling (MO-CTY)."""

from collections.abc import Iterator

from games.kernel.chance import Chance, pick
from games.kernel.decision import Lapse, Work
from games.kernel.refusal import Illegal
from games.kernel.sampling import SAMPLE
from games.kernel.seats import Seat
from games.monumental.box import CARDS, CardId
from games.monumental.commands import ActivateCity
from games.monumental.facts.city import (
    CardDrawnAndActivated,
    CityActivated,
    CityDeckReshuffled,
    CityDiscarded,
    CityFilled,
    MarkersRemoved,
)
from games.monumental.rules.choice import Choice
from games.monumental.rules.move import Move
from games.monumental.state import State
from games.monumental.state.city import icons, lines
from games.monumental.steps import ActivatingCity, RefillingCity

_LINES = (1, 2, 3)


class ChoosingLines(Choice[ActivatingCity, ActivateCity]):
    """Which row and column are activated (MO-TRN-02, MO-CON-02)."""

    takes = (ActivateCity,)

    def options(self, state: State, seat: Seat, step: ActivatingCity) -> Iterator[ActivateCity]:
        for row in _LINES:
            for column in _LINES:
                yield ActivateCity(row=row, column=column)

    def sample(
        self, state: State, seat: Seat, step: ActivatingCity, chance: Chance
    ) -> ActivateCity:
        """A row, and a column."""
        return ActivateCity(row=pick(chance, _LINES, SAMPLE), column=pick(chance, _LINES, SAMPLE))

    def forbidden(
        self, state: State, seat: Seat, step: ActivatingCity, command: ActivateCity
    ) -> Illegal | None:
        """Rows and columns are 1 to 3."""
        if command.row in _LINES and command.column in _LINES:
            return None
        return Illegal("MO-TRN-02", "no-such-line", row=command.row, column=command.column)

    def automatic(
        self, state: State, seat: Seat, step: ActivatingCity
    ) -> ActivateCity | Lapse | None:
        """Never."""
        return None

    def answer(self, move: Move, seat: Seat, step: ActivatingCity, command: ActivateCity) -> None:
        """All icons of five slots at once (MO-CTY-03)."""
        slots = move.player(seat).slots
        numbers = lines(command.row, command.column)
        gained = icons([card for number in numbers for card in slots[number - 1].cards])
        move.note(CityActivated(seat=seat, row=command.row, column=command.column, gained=gained))


def draw_and_activate(move: Move, seat: Seat) -> None:
    """The top card comes to the side area, activated; nothing if there is none (MO-CTY-09)."""
    if not move.player(seat).can_draw:
        return
    _reshuffled(move, seat)
    (card,) = move.player(seat).deck.draw(1, move.chance, label(seat))
    move.note(CardDrawnAndActivated(seat=seat, card=card, gained=CARDS[card].icons))


def label(seat: Seat) -> str:
    """The label of a draw from a city deck."""
    return f"city card of seat {seat}"


def _reshuffled(move: Move, seat: Seat) -> None:
    """An empty deck is made of the discard (MO-CTY-06)."""
    player = move.player(seat)
    if not player.deck.segments:
        move.note(CityDeckReshuffled(seat=seat, count=len(player.discard)))


def discard_city(move: Move, seat: Seat) -> None:
    """Discards activated slots and the side area, and removes markers (MO-CTY-10, MO-CON-17)."""
    player = move.player(seat)
    move.note(CityDiscarded(seat=seat, cards=tuple(player.activated)))
    move.note(MarkersRemoved(seat=seat))


def fill_city(move: Move, seat: Seat) -> None:
    """Deals a cover, with the Knowledge that comes before it, to each slot that has none
    (MO-CTY-05); stops when deck and discard are empty (MO-CTY-06)."""
    dealt: list[tuple[int, CardId]] = []
    deck, drawn = move.player(seat).deck, label(seat)
    for number, slot in enumerate(move.player(seat).slots, 1):
        covered = slot.cover is not None
        while not covered:
            if not deck.segments:
                _note_filled(move, seat, dealt)
                if not move.player(seat).discard:
                    return
                _reshuffled(move, seat)
                deck = move.player(seat).deck
            (card,) = deck.draw(1, move.chance, drawn)
            deck = deck.without((card,))
            dealt.append((number, card))
            covered = CARDS[card].type != "knowledge"
    _note_filled(move, seat, dealt)


def _note_filled(move: Move, seat: Seat, dealt: list[tuple[int, CardId]]) -> None:
    """The cards dealt so far are noted before a reshuffle, too."""
    if dealt:
        slots, cards = zip(*dealt, strict=True)
        move.note(CityFilled(seat=seat, slots=slots, cards=cards))
        dealt.clear()


class Refilling(Work[RefillingCity, Move]):
    """The end of a turn of classic mode (MO-TRN-05)."""

    def run(self, move: Move, step: RefillingCity) -> None:
        """Discards, removes markers, fills."""
        discard_city(move, step.player)
        fill_city(move, step.player)
