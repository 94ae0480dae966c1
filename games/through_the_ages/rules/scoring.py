"""Section 13: the final scoring, and the result."""

from collections.abc import Callable
from functools import partial

from games.kernel.decision import Work
from games.kernel.result import Line, Result, ranked
from games.kernel.seats import Seat
from games.through_the_ages.box import CARDS, EVENTS, Instance
from games.through_the_ages.effects.gains import ScoreCulture, ScoreCultureByRank
from games.through_the_ages.effects.losses import LoseCulture
from games.through_the_ages.facts.flow import FinalScored, FinalScoringBegun, GameEnded
from games.through_the_ages.rules import amounts
from games.through_the_ages.rules.goods import gain_culture, lose_culture
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.targets import ranking
from games.through_the_ages.state import Score, State, science_rating, strength
from games.through_the_ages.steps import ScoringFinally

BEFORE = "before_final_scoring"
TRAINING = "final_scoring"

Items = tuple[tuple[tuple[str, int], ...], ...]
"""By seat: items of the final scoring, and the culture that each changes."""


class FinalScoring(Work[ScoringFinally, Move]):
    """Every item is scored by every nation (TTA-FIN-03, TTA-FIN-04, TTA-FIN-07)."""

    def run(self, move: Move, step: ScoringFinally) -> None:
        move.note(FinalScoringBegun(seat=move.state.start))
        before = [nation.culture for nation in move.state.nations]
        items = _scored(move, final_events(move.state))
        scores = tuple(
            Score(before=before[seat], items=items[seat]) if nation.alive else None
            for seat, nation in enumerate(move.state.nations)
        )
        move.note(FinalScored(scores=scores))
        move.note(GameEnded(reason="final_scoring"))


def items_of(move: Move, events: tuple[Instance, ...]) -> Items:
    """By seat: the items of the final scoring with these events, and what each would change now."""
    return _scored(move, tuple(sorted(events)))


def _scored(move: Move, events: tuple[Instance, ...]) -> Items:
    """By seat: the items, and what each changed."""
    items: list[list[tuple[str, int]]] = [[] for _ in move.state.nations]
    if move.state.training:
        _item(move, TRAINING, _score_training, items)
    for card in events:
        _item(move, card, partial(_score_event, card=card), items)
    return tuple(map(tuple, items))


def final_events(state: State) -> tuple[Instance, ...]:
    """The events that are scored at the end, in order (TTA-FIN-04, TTA-FIN-07); those revealed
    during the game are not (TTA-EVT-06)."""
    return tuple(sorted((*closed_events(state), *state.bonus))) if state.full else state.bonus


def closed_events(state: State) -> tuple[Instance, ...]:
    """The events of age III that lie face down (TTA-FIN-07): the Full game scores them."""
    down = state.events.current + state.events.future
    return tuple(card for card in down if card in EVENTS and CARDS[card].age == "III")


def _item(
    move: Move,
    label: str,
    score: Callable[[Move], None],
    items: list[list[tuple[str, int]]],
) -> None:
    before = [nation.culture for nation in move.state.nations]
    score(move)
    for seat, nation in enumerate(move.state.nations):
        items[seat].append((label, nation.culture - before[seat]))


def _score_training(move: Move) -> None:
    """The fixed formula (TTA-FIN-03)."""
    state = move.state
    for seat in state.order:
        gain_culture(move, seat, training_points(state, seat), "event")


def training_points(state: State, seat: Seat) -> int:
    """What the fixed formula gives a seat (TTA-FIN-03)."""
    nation = state.nations[seat]
    points = 2 * amounts.technology_cards(nation, 1)
    points += 2 * strength(state, seat) + 2 * nation.happy
    points += amounts.food_production(nation) + amounts.mine_production(nation)
    return points + science_rating(state, seat)


def _score_event(move: Move, card: Instance) -> None:
    """An event, as if the starting player were active (TTA-FIN-07, TTA-FIN-11)."""
    for effect in EVENTS[card].effects:
        for seat in move.state.order:
            match effect:
                case ScoreCulture():
                    amount = amounts.amount_of(move.state, seat, effect.amount, effect.per)
                    gain_culture(move, seat, amount, "event")
                case LoseCulture():
                    amount = amounts.amount_of(move.state, seat, effect.amount, effect.per)
                    lose_culture(move, seat, amount, "event")
                case ScoreCultureByRank():
                    gain_culture(move, seat, by_rank(move.state, seat, effect), "event")
                case _:
                    raise TypeError(f"{effect} is not scored at the end")


def by_rank(state: State, seat: Seat, effect: ScoreCultureByRank) -> int:
    """What the rank of a seat by a figure gives it."""
    ranks = ranking(state, {one: amounts.figure(state, one, effect.stat) for one in state.order})
    return effect.table[max(2, state.players)][ranks.index(seat)]


def seat_points(state: State) -> tuple[int, ...]:
    """The culture of each seat."""
    return tuple(nation.culture for nation in state.nations)


def result(state: State) -> Result | None:
    """Most culture wins, ties are shared; who resigned is last (TTA-FIN-09, TTA-FIN-12)."""
    if state.stage != "over":
        return None
    scores: dict[Seat, tuple[Line, ...]] = {seat: _breakdown(state, seat) for seat in state.alive}
    scores.update(dict.fromkeys(state.resigned, ()))
    stayed = len(state.resigned)
    tie_breaks = {
        seat: (state.resigned.index(seat) if seat in state.resigned else stayed,) for seat in scores
    }
    return ranked(scores, tie_breaks=tie_breaks)


def _breakdown(state: State, seat: Seat) -> tuple[Line, ...]:
    score = state.scores[seat] if state.scores else None
    if score is None:
        return (Line(BEFORE, state.nations[seat].culture),)
    return (Line(BEFORE, score.before), *(Line(label, points) for label, points in score.items))
