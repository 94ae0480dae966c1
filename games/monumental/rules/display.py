"""Refilling the display (MO-DSP, MO-TRN-06)."""

from games.kernel.decision import Work
from games.monumental.box import BOX, CARDS
from games.monumental.facts import cards
from games.monumental.facts.flow import LastRoundAnnounced
from games.monumental.rules.heroes import back_to_row
from games.monumental.rules.move import Move
from games.monumental.steps import RefillingDisplay

THRESHOLD = BOX.constants.continuous_last_round_threshold.value


class RefillingRow(Work[RefillingDisplay, Move]):
    """Discards where too little was removed, shifts, fills; may announce the last round."""

    def run(self, move: Move, step: RefillingDisplay) -> None:
        """In classic mode it is left out once the deck was empty before (MO-TRN-06)."""
        state = move.state
        if state.continuous:
            back_to_row(move)
            _discard(move, len(state.players) - state.display.missing)
            refill(move)
            _announce(move, THRESHOLD)
        elif state.last_round is None:
            assert step.after is not None
            _discard(move, 0 if state.players[step.after].removed else 1)
            refill(move)
            _announce(move, 0)


def _discard(move: Move, count: int) -> None:
    """Cards leave the game from the far end, as far as there are any (MO-DSP-01, MO-DSP-07)."""
    for slot in range(len(move.state.display.slots), 0, -1):
        card = move.state.display.card(slot)
        if count > 0 and card is not None:
            move.note(cards.DisplayCardDiscarded(slot=slot, card=card))
            count -= 1


def refill(move: Move) -> None:
    """Shifts the row away from the deck, and fills the gaps (MO-DSP-02..04)."""
    shifted = move.state.display.shifted
    if shifted != move.state.display.slots:
        move.note(cards.DisplayShifted(slots=shifted))
    slot = move.state.display.missing
    while slot and move.state.display.deck.segments:
        slot = _fill_from_era(move, slot)


def _fill_from_era(move: Move, slot: int) -> int:
    """Fills from the era that is on top; says up to which slot there are still gaps."""
    segment = move.state.display.deck.segments[0]
    era = CARDS[segment.items[0]].era
    if era != move.state.display.era:
        move.note(cards.SeparatorRevealed(era=era))
    count = min(slot, len(segment.items))
    drawn = move.state.display.deck.draw(count, move.chance, f"display card of era {era}")
    move.note(cards.DisplayFilled(first=slot, cards=drawn))
    return slot - count


def _announce(move: Move, threshold: int) -> None:
    """The next round is the last when the deck runs out (MO-END-01, MO-DSP-05)."""
    state = move.state
    if state.last_round is None and state.display.deck.size <= threshold:
        move.note(LastRoundAnnounced(number=state.round + 1))
