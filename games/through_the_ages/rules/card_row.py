"""Section 6: the card row. After the last deck spaces stay empty (TTA-FIN-02, TTA-SUP-05)."""

from games.kernel.decision import Work
from games.through_the_ages.box import BOX, Instance
from games.through_the_ages.facts.row import RowCardsRemoved, RowRefilled
from games.through_the_ages.rules.ages import begin_first_age, end_age
from games.through_the_ages.rules.move import Move
from games.through_the_ages.state import EPOCHS, State, last_civil_level
from games.through_the_ages.steps import RefillingRow, Replenishing

_SLOTS = len(BOX.row.cost_by_slot)


class Replenishment(Work[Replenishing, Move]):
    """Remove, slide, deal; an age may end (TTA-ROW-02, TTA-ROW-04, TTA-ROW-05)."""

    def run(self, move: Move, step: Replenishing) -> None:
        state = move.state
        number = BOX.row.removed_by_players[max(2, state.players) - 2]
        removed = [(at + 1, card) for at, card in enumerate(state.row[:number]) if card is not None]
        if removed:
            slots, cards = zip(*removed, strict=True)
            move.note(RowCardsRemoved(slots=slots, cards=cards))
        first = state.age == "A"
        ran_out = _deal(move)
        if first:
            begin_first_age(move)
        elif ran_out:
            end_age(move, agreed=False)


class RowRefill(Work[RefillingRow, Move]):
    """Slide and deal after cards were taken by an event (TTA-ROW-08)."""

    def run(self, move: Move, step: RefillingRow) -> None:
        if _deal(move):
            end_age(move, agreed=True)


def _deal(move: Move) -> bool:
    """Slide the row and deal to it; whether the deck of the current age ran out."""
    state = move.state
    row: list[Instance | None] = [card for card in state.row if card is not None]
    dealt: list[Instance] = []
    level, last = min(state.level, 3), last_civil_level(state)
    while len(row) < _SLOTS and level <= last:
        pile = list(state.civil[level].items)
        for _ in range(min(state.civil[level].size, _SLOTS - len(row))):
            card = move.drawn(pile, f"civil {EPOCHS[level]}")
            pile.remove(card)
            row.append(card)
            dealt.append(card)
        level += 1
    row += [None] * (_SLOTS - len(row))
    if dealt or tuple(row) != state.row:
        move.note(RowRefilled(row=tuple(row), dealt=tuple(dealt)))
    return runs_out(state, move.state)


def runs_out(before: State, after: State) -> bool:
    """Whether the deck of the current age was emptied in between (TTA-ROW-05)."""
    if before.level > last_civil_level(before):
        return False
    level = before.level
    return before.civil[level].size > 0 and after.civil[level].size == 0
