"""What clients see of a game (TTA-INF-01). Hidden parts are marked by their types; the redactor
hides them. What is shown stands in facts (TTA-INF-04); legal commands are no part of the view
(TTA-INF-07).

Never part of a view: orders of piles (there are none), and faces of discarded military cards
(TTA-INF-03).
"""

from typing import Annotated

from msgspec import Meta

from games.kernel.agenda import Frame
from games.kernel.result import SeatScore, scores
from games.kernel.seats import Seat
from games.through_the_ages.box import LEVELS, Instance
from games.through_the_ages.options import Options
from games.through_the_ages.rules import forecast
from games.through_the_ages.rules.scoring import result
from games.through_the_ages.state import (
    EPOCHS,
    Epoch,
    Score,
    Stage,
    State,
    discard_pile,
    last_civil_level,
    military_age,
)
from games.through_the_ages.state.politics import Pact, War
from games.through_the_ages.steps import Step
from games.through_the_ages.view.base import Backs, ViewPart, backs_of
from games.through_the_ages.view.contest import ContestView, contest_view
from games.through_the_ages.view.nation import NationView, nation_view

__all__ = ["View", "view"]


class DealtView(ViewPart, frozen=True, kw_only=True):
    """How far the civil deck of an age has been dealt."""

    age: Annotated[Epoch, Meta(description="The age.")]
    dealt: Annotated[int, Meta(description="Cards that were dealt.")]
    size: Annotated[int, Meta(description="All cards of the deck.")]


class View(ViewPart, frozen=True, kw_only=True):
    """The table."""

    options: Options
    stage: Annotated[Stage, Meta(description="Where the game is.")]
    round: Annotated[int, Meta(description="Number of the round, from 1; 0 during the setup.")]
    last_round: Annotated[
        int | None, Meta(description="Number of the last round; null: not known yet.")
    ]
    age: Annotated[Epoch, Meta(description="The age.")]
    rounds_left: Annotated[
        int,
        Meta(
            description="About how many rounds follow this one: the civil cards that are left, by "
            "those that went in a round so far, and the last round; no estimate once that is known."
        ),
    ]
    start: Annotated[Seat, Meta(description="The seat that starts rounds.")]
    active: Annotated[Seat, Meta(description="The seat whose turn it is.")]
    row: Annotated[
        tuple[Instance | None, ...],
        Meta(description="The cards by space, from space 1 on; null: the space is empty."),
    ]
    leaves: Annotated[
        tuple[Seat | None, ...],
        Meta(
            description="By space of the row, before whose next turn its card leaves the row if "
            "nobody takes any; null: it stays until each seat has had a turn."
        ),
    ]
    dealt: Annotated[
        tuple[DealtView, ...],
        Meta(description="By age, how far its civil deck has been dealt."),
    ]
    civil_deck: Annotated[int, Meta(description="Cards in the civil deck.")]
    military_deck: Annotated[int, Meta(description="Cards in the military deck.")]
    military_discard: Annotated[int, Meta(description="Military cards discarded.")]
    current_events: Annotated[
        tuple[Backs, ...], Meta(description="The current events from behind, by age.")
    ]
    future_events: Annotated[
        tuple[Backs, ...], Meta(description="The future events from behind, by age.")
    ]
    past_events: Annotated[tuple[Instance, ...], Meta(description="Events that are over.")]
    bonus_events: Annotated[
        tuple[Instance, ...], Meta(description="Events of age III laid open for the final scoring.")
    ]
    unopened_events: Annotated[
        int, Meta(description="Events of age III that lie apart until they are opened.")
    ]
    pacts: Annotated[tuple[Pact, ...], Meta(description="Pacts in play.")]
    wars: Annotated[tuple[War, ...], Meta(description="Wars that are not resolved.")]
    markers: Annotated[
        tuple[Seat | None, ...],
        Meta(description="By seat, the attacker in front of whom its marker lies; null: none."),
    ]
    contest: Annotated[
        ContestView | None,
        Meta(description="The fight, the auction or the force that is gathered now; null: none."),
    ]
    nations: Annotated[tuple[NationView, ...], Meta(description="The nations, by seat.")]
    asks: Annotated[Frame[Step] | None, Meta(description="What is awaited; null: nothing.")]
    sheets: Annotated[
        tuple[Score | None, ...],
        Meta(
            description="The final scoring by seat, once the game is over; null for nations out "
            "of the game."
        ),
    ]
    scored_now: Annotated[
        tuple[tuple[tuple[str, int], ...], ...],
        Meta(
            description="By seat, the items of the final scoring that lie open, and how much "
            "culture each would change if the game ended now."
        ),
    ]
    scores: Annotated[
        tuple[SeatScore, ...],
        Meta(description="Culture of each seat so far; at the end the points of the result."),
    ]


def view(state: State) -> View:
    """The whole view of a state."""
    age = military_age(state)
    events = state.events
    fate = forecast.fate(state)
    dealing = min(state.level, last_civil_level(state))
    return View(
        options=state.options,
        stage=state.stage,
        round=state.round,
        last_round=state.last_round,
        rounds_left=forecast.rounds_left(state),
        age=state.age,
        start=state.start,
        active=state.active,
        row=state.row,
        leaves=tuple(fate.leaves.get(slot) for slot in range(1, len(state.row) + 1)),
        dealt=_dealt(state),
        civil_deck=state.civil[dealing].size,
        military_deck=0 if age is None else state.military[LEVELS[age]].size,
        military_discard=len(discard_pile(state)),
        current_events=_current(state),
        future_events=backs_of(events.future),
        past_events=events.past,
        bonus_events=state.bonus,
        unopened_events=state.unopened.size,
        pacts=state.pacts,
        wars=state.wars,
        markers=state.markers,
        contest=contest_view(state),
        nations=tuple(nation_view(state, seat, fate) for seat in range(len(state.nations))),
        asks=state.agenda.frames[-1] if state.agenda.frames else None,
        sheets=state.scores,
        scored_now=forecast.scored_now(state),
        scores=scores(result(state), (nation.culture for nation in state.nations)),
    )


def _dealt(state: State) -> tuple[DealtView, ...]:
    decks = zip(EPOCHS, forecast.dealt(state), strict=False)
    return tuple(DealtView(age=age, dealt=gone, size=size) for age, (gone, size) in decks)


def _current(state: State) -> tuple[Backs, ...]:
    ancient = state.events.ancient.size
    backs = backs_of(state.events.current)
    return (Backs(age="A", count=ancient), *backs) if ancient else backs
