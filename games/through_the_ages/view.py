"""What clients see of a game (TTA-INF-01). Hidden parts are marked by their types; the redactor
hides them. What is shown stands in facts (TTA-INF-04); legal commands are no part of the view
(TTA-INF-07).

Never part of a view: orders of piles (there are none), and faces of discarded military cards
(TTA-INF-03).
"""

from collections.abc import Iterable

from msgspec import Struct

from games.kernel.agenda import Frame
from games.kernel.result import SeatScore, scores
from games.kernel.seats import Seat
from games.kernel.visibility import Courtesy, Owned
from games.through_the_ages.box import AGES, CARDS, LEVELS, CardId, Instance, kind_of
from games.through_the_ages.effects.terms import Age
from games.through_the_ages.options import Options
from games.through_the_ages.rules.scoring import result
from games.through_the_ages.state import (
    Epoch,
    Score,
    Stage,
    State,
    civil_actions,
    civil_available,
    civil_hand_limit,
    culture_rating,
    discard_pile,
    last_civil_level,
    military_actions,
    military_age,
    military_available,
    military_hand_limit,
    science_rating,
    strength,
    urban_limit,
)
from games.through_the_ages.state.banks import (
    consumption,
    corruption,
    faces_needed,
    population_cost,
)
from games.through_the_ages.state.contest import Auction, Colonizing, Fight, Force
from games.through_the_ages.state.court import Finished
from games.through_the_ages.state.nation import Held, Nation, Site
from games.through_the_ages.state.politics import Pact, War
from games.through_the_ages.steps import Step


class Seen(Struct, frozen=True, kw_only=True, gc=False):
    """Base of the parts of a view."""


class Backs(Seen, frozen=True, kw_only=True):
    """Cards whose backs show an age."""

    age: Age
    count: int


class PostView(Seen, frozen=True, kw_only=True):
    """A technology with workers and blue tokens on it."""

    card: CardId
    instance: Instance
    workers: int
    tokens: int


class Actions(Seen, frozen=True, kw_only=True):
    """Action tokens: those that are left in the turn, and the full number."""

    left: int
    full: int


class NationView(Seen, frozen=True, kw_only=True):
    """One nation.

    `culture`, `science` are points, the ratings stand beside them. `needed`: happy faces that
    keep everybody content. `military_backs`: the military hand from behind; `shown` cards in it
    were seen by all (TTA-INF-05). `prepared`: all events that the seat prepared in the game, in
    order; those that are not among the past ones still lie face down.
    `discounts`: virtual resources for units in this turn (TTA-MIL-05).
    """

    seat: Seat
    alive: bool
    culture: int
    science: int
    culture_rating: int
    science_rating: int
    strength: int
    happy: int
    needed: int
    discontent: int
    civil_actions: Actions
    military_actions: Actions
    food: int
    resources: int
    yellow_bank: int
    blue_bank: int
    unused_workers: int
    population_cost: int | None
    consumption: int
    corruption: int
    discounts: int
    urban_limit: int
    government: Instance
    leader: Instance | None
    specials: tuple[Instance, ...]
    technologies: tuple[PostView, ...]
    wonders: tuple[Finished, ...]
    site: Site | None
    tactic: Instance | None
    army_bonus: int
    colonies: tuple[Instance, ...]
    colonization: int
    civil_count: int
    civil_limit: int
    civil_hand: Courtesy[tuple[Held, ...]]
    military_limit: int
    military_backs: tuple[Backs, ...]
    military_hand: Owned[tuple[Instance, ...]]
    shown: tuple[Instance, ...]
    prepared: Owned[tuple[Instance, ...]]


class ForceView(Seen, frozen=True, kw_only=True):
    """A force: `gathering` while it is put together, `units` and `cards` once it is confirmed."""

    seat: Seat
    confirmed: bool
    gathering: Owned[tuple[str, ...]]
    units: tuple[CardId, ...]
    cards: tuple[Instance, ...]


class FightView(Seen, frozen=True, kw_only=True, tag="fight"):
    """An aggression or a war while it is fought."""

    card: Instance
    attacker: Seat
    target: Seat
    forces: tuple[ForceView, ...]
    winner: Seat | None
    advantage: int


class AuctionView(Seen, frozen=True, kw_only=True, tag="auction"):
    """An auction: who is still in, the next bidder first."""

    card: Instance
    bidders: tuple[Seat, ...]
    highest: int
    leader: Seat | None


class ColonizingView(Seen, frozen=True, kw_only=True, tag="colonizing"):
    """The winner of an auction sends a force."""

    card: Instance
    bid: int
    force: ForceView


class View(Seen, frozen=True, kw_only=True):
    """The table. `row[i]` is space i + 1; decks and piles are numbers of cards.

    `sheets` are the final scoring of each nation. `scores` are the culture of each seat so far,
    then the points of the result.
    """

    options: Options
    stage: Stage
    round: int
    last_round: int | None
    age: Epoch
    start: Seat
    active: Seat
    row: tuple[Instance | None, ...]
    civil_deck: int
    military_deck: int
    military_discard: int
    current_events: tuple[Backs, ...]
    future_events: tuple[Backs, ...]
    past_events: tuple[Instance, ...]
    bonus_events: tuple[Instance, ...]
    unopened_events: int
    pacts: tuple[Pact, ...]
    wars: tuple[War, ...]
    markers: tuple[Seat | None, ...]
    contest: FightView | AuctionView | ColonizingView | None
    nations: tuple[NationView, ...]
    asks: Frame[Step] | None
    sheets: tuple[Score | None, ...]
    scores: tuple[SeatScore, ...]


def view(state: State) -> View:
    """The whole view of a state."""
    age = military_age(state)
    events = state.events
    dealing = min(state.level, last_civil_level(state))
    return View(
        options=state.options,
        stage=state.stage,
        round=state.round,
        last_round=state.last_round,
        age=state.age,
        start=state.start,
        active=state.active,
        row=state.row,
        civil_deck=state.civil[dealing].size,
        military_deck=0 if age is None else state.military[LEVELS[age]].size,
        military_discard=len(discard_pile(state)),
        current_events=_current(state),
        future_events=_backs(events.future),
        past_events=events.past,
        bonus_events=state.bonus,
        unopened_events=state.unopened.size,
        pacts=state.pacts,
        wars=state.wars,
        markers=state.markers,
        contest=_contest(state),
        nations=tuple(_nation(state, seat) for seat in range(len(state.nations))),
        asks=state.agenda.frames[-1] if state.agenda.frames else None,
        sheets=state.scores,
        scores=scores(result(state), (nation.culture for nation in state.nations)),
    )


def _backs(cards: Iterable[Instance]) -> tuple[Backs, ...]:
    ages = [CARDS[card].age for card in cards]
    return tuple(Backs(age=age, count=ages.count(age)) for age in AGES if age in ages)


def _current(state: State) -> tuple[Backs, ...]:
    ancient = state.events.ancient.size
    backs = _backs(state.events.current)
    return (Backs(age="A", count=ancient), *backs) if ancient else backs


def _nation(state: State, seat: Seat) -> NationView:
    nation = state.nations[seat]
    court = nation.court
    own = [one.card for one in state.events.prepared if one.seat == seat]
    return NationView(
        seat=seat,
        alive=nation.alive,
        culture=nation.culture,
        science=nation.science,
        culture_rating=culture_rating(state, seat),
        science_rating=science_rating(state, seat),
        strength=strength(state, seat),
        happy=nation.happy,
        needed=faces_needed(nation.yellow),
        discontent=nation.discontent,
        civil_actions=Actions(left=civil_available(state, seat), full=civil_actions(state, seat)),
        military_actions=Actions(
            left=military_available(state, seat), full=military_actions(state, seat)
        ),
        food=nation.food,
        resources=nation.resources,
        yellow_bank=nation.yellow,
        blue_bank=nation.blue,
        unused_workers=nation.pool,
        population_cost=population_cost(nation.yellow),
        consumption=consumption(nation.yellow),
        corruption=corruption(nation.blue),
        discounts=nation.turn.homer + nation.turn.pool,
        urban_limit=urban_limit(state, seat),
        government=court.government,
        leader=court.leader,
        specials=court.specials,
        technologies=_technologies(nation),
        wonders=court.wonders,
        site=nation.site,
        tactic=court.tactic,
        army_bonus=nation.armies.bonus,
        colonies=court.colonies,
        colonization=nation.colonization,
        civil_count=len(nation.civil),
        civil_limit=civil_hand_limit(state, seat),
        civil_hand=nation.civil,
        military_limit=military_hand_limit(state, seat),
        military_backs=_backs(nation.military),
        military_hand=tuple(sorted(nation.military)),
        shown=nation.shown,
        prepared=tuple(own),
    )


def _technologies(nation: Nation) -> tuple[PostView, ...]:
    return tuple(
        PostView(
            card=kind_of(post.card),
            instance=post.card,
            workers=post.workers,
            tokens=post.tokens,
        )
        for post in nation.posts
    )


def _contest(state: State) -> FightView | AuctionView | ColonizingView | None:
    match state.contest:
        case Fight() as fight:
            return FightView(
                card=fight.card,
                attacker=fight.attacker,
                target=fight.target,
                forces=(_force(fight.attack), _force(fight.defense)),
                winner=fight.winner,
                advantage=fight.advantage,
            )
        case Auction() as auction:
            return AuctionView(
                card=auction.card,
                bidders=auction.bidders,
                highest=auction.highest,
                leader=auction.leader,
            )
        case Colonizing() as colony:
            return ColonizingView(card=colony.card, bid=colony.bid, force=_force(colony.sent))
        case None:
            return None


def _force(force: Force) -> ForceView:
    shown = force.confirmed
    return ForceView(
        seat=force.seat,
        confirmed=shown,
        gathering=() if shown else force.units + force.cards,
        units=tuple(sorted(force.units)) if shown else (),
        cards=tuple(sorted(force.cards)) if shown else (),
    )
