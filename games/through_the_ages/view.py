"""What clients see of a game (TTA-INF-01). Hidden parts are marked by their types; the redactor
hides them. What is shown stands in facts (TTA-INF-04); legal commands are no part of the view
(TTA-INF-07).

Never part of a view: orders of piles (there are none), and faces of discarded military cards
(TTA-INF-03).
"""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

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

    age: Annotated[Age, Meta(description="The age that the backs show.")]
    count: Annotated[int, Meta(description="How many cards.")]


class PostView(Seen, frozen=True, kw_only=True):
    """A technology with workers and blue tokens on it."""

    card: Annotated[CardId, Meta(description="The technology.")]
    instance: Annotated[Instance, Meta(description="Its copy in play.")]
    workers: Annotated[int, Meta(description="Workers on it.")]
    tokens: Annotated[int, Meta(description="Blue tokens on it.")]


class Actions(Seen, frozen=True, kw_only=True):
    """Action tokens: those that are left in the turn, and the full number."""

    left: Annotated[int, Meta(description="Tokens left in the turn.")]
    full: Annotated[int, Meta(description="The full number.")]


class NationView(Seen, frozen=True, kw_only=True):
    """One nation."""

    seat: Seat
    alive: Annotated[bool, Meta(description="False once it has resigned.")]
    culture: Annotated[int, Meta(description="Culture points.")]
    science: Annotated[int, Meta(description="Science points.")]
    culture_rating: Annotated[int, Meta(description="Culture points per turn.")]
    science_rating: Annotated[int, Meta(description="Science points per turn.")]
    strength: Annotated[int, Meta(description="Military strength.")]
    happy: Annotated[int, Meta(description="Happy faces.")]
    needed: Annotated[int, Meta(description="Happy faces that keep everybody content.")]
    discontent: Annotated[int, Meta(description="Discontent workers.")]
    civil_actions: Annotated[Actions, Meta(description="Civil action tokens.")]
    military_actions: Annotated[Actions, Meta(description="Military action tokens.")]
    food: Annotated[int, Meta(description="Food owned.")]
    resources: Annotated[int, Meta(description="Resources owned.")]
    yellow_bank: Annotated[int, Meta(description="Yellow tokens in the bank.")]
    blue_bank: Annotated[int, Meta(description="Blue tokens in the bank.")]
    unused_workers: Annotated[int, Meta(description="Unused workers.")]
    population_cost: Annotated[
        int | None, Meta(description="Food for the next worker; null: the bank is empty.")
    ]
    consumption: Annotated[int, Meta(description="Food eaten per turn.")]
    corruption: Annotated[int, Meta(description="Resources lost per turn.")]
    discounts: Annotated[int, Meta(description="Virtual resources for units in this turn.")]
    urban_limit: Annotated[
        int, Meta(description="How many urban buildings of one type it may have.")
    ]
    government: Annotated[Instance, Meta(description="The government.")]
    leader: Annotated[Instance | None, Meta(description="The leader; null: none.")]
    specials: Annotated[tuple[Instance, ...], Meta(description="Special technologies.")]
    technologies: Annotated[tuple[PostView, ...], Meta(description="Technologies with workers.")]
    wonders: Annotated[tuple[Finished, ...], Meta(description="Completed wonders.")]
    site: Annotated[Site | None, Meta(description="The wonder under construction; null: none.")]
    tactic: Annotated[Instance | None, Meta(description="The tactic; null: none.")]
    army_bonus: Annotated[int, Meta(description="Strength that armies add.")]
    colonies: Annotated[tuple[Instance, ...], Meta(description="Colonies.")]
    colonization: Annotated[int, Meta(description="Bonus of every force that colonizes.")]
    civil_count: Annotated[int, Meta(description="Civil cards in hand.")]
    civil_limit: Annotated[int, Meta(description="How many civil cards the hand may hold.")]
    civil_hand: Annotated[
        Courtesy[tuple[Held, ...]],
        Meta(
            description="Civil cards in hand; only their owner is shown them, though all were "
            "taken openly."
        ),
    ]
    military_limit: Annotated[
        int, Meta(description="How many military cards the hand may hold at the end of the turn.")
    ]
    military_backs: Annotated[tuple[Backs, ...], Meta(description="The military hand from behind.")]
    military_hand: Annotated[
        Owned[tuple[Instance, ...]],
        Meta(description="Military cards in hand; only their owner sees them."),
    ]
    # As the card of a pact that was refused (TTA-INF-05).
    shown: Annotated[
        tuple[Instance, ...], Meta(description="Cards of the military hand that all have seen.")
    ]
    prepared: Annotated[
        Owned[tuple[Instance, ...]],
        Meta(description="Events that the seat prepared in the game, in order; only it sees them."),
    ]


class ForceView(Seen, frozen=True, kw_only=True):
    """A force."""

    seat: Seat
    confirmed: Annotated[bool, Meta(description="Whether it is complete and public.")]
    gathering: Annotated[
        Owned[tuple[str, ...]],
        Meta(description="What it consists of so far; only its owner sees it."),
    ]
    units: Annotated[
        tuple[CardId, ...],
        Meta(description="Id of the unit technology of each unit, once it is confirmed."),
    ]
    cards: Annotated[tuple[Instance, ...], Meta(description="Bonus cards, once it is confirmed.")]


class FightView(Seen, frozen=True, kw_only=True, tag="fight"):
    """An aggression or a war while it is fought."""

    card: Annotated[Instance, Meta(description="The aggression or war.")]
    attacker: Annotated[Seat, Meta(description="The seat that attacks.")]
    target: Annotated[Seat, Meta(description="The seat that is attacked.")]
    forces: Annotated[tuple[ForceView, ...], Meta(description="The attack, then the defence.")]
    winner: Annotated[
        Seat | None, Meta(description="The seat that won; null: nobody yet, or nothing happens.")
    ]
    advantage: Annotated[int, Meta(description="By how much the winner was stronger.")]


class AuctionView(Seen, frozen=True, kw_only=True, tag="auction"):
    """An auction: who is still in, the next bidder first."""

    card: Annotated[Instance, Meta(description="The territory.")]
    bidders: Annotated[
        tuple[Seat, ...], Meta(description="Who is still in, the next bidder first.")
    ]
    highest: Annotated[int, Meta(description="The highest bid; 0: none yet.")]
    leader: Annotated[Seat | None, Meta(description="Who made it; null: nobody.")]


class ColonizingView(Seen, frozen=True, kw_only=True, tag="colonizing"):
    """The winner of an auction sends a force."""

    card: Annotated[Instance, Meta(description="The territory.")]
    bid: Annotated[int, Meta(description="The strength that the force needs.")]
    force: ForceView


class View(Seen, frozen=True, kw_only=True):
    """The table."""

    options: Options
    stage: Annotated[Stage, Meta(description="Where the game is.")]
    round: Annotated[int, Meta(description="Number of the round, from 1; 0 during the setup.")]
    last_round: Annotated[
        int | None, Meta(description="Number of the last round; null: not known yet.")
    ]
    age: Annotated[Epoch, Meta(description="The age.")]
    start: Annotated[Seat, Meta(description="The seat that starts rounds.")]
    active: Annotated[Seat, Meta(description="The seat whose turn it is.")]
    row: Annotated[
        tuple[Instance | None, ...],
        Meta(description="The cards by space, from space 1 on; null: the space is empty."),
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
        FightView | AuctionView | ColonizingView | None,
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
    scores: Annotated[
        tuple[SeatScore, ...],
        Meta(description="Culture of each seat so far; at the end the points of the result."),
    ]


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
