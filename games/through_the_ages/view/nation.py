"""One nation as clients see it."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta
from msgspec.structs import asdict

from games.kernel.seats import Seat
from games.kernel.visibility import DerivableHidden, Owned
from games.through_the_ages.box import CardId, Instance, kind_of
from games.through_the_ages.rules import forecast
from games.through_the_ages.rules.forecast import Fate
from games.through_the_ages.state import (
    State,
    armies,
    civil_actions,
    civil_available,
    civil_hand_limit,
    culture_rating,
    military_actions,
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
from games.through_the_ages.state.court import Finished
from games.through_the_ages.state.nation import Held, Site
from games.through_the_ages.view.base import Backs, ViewPart, backs_of


class PostView(ViewPart, frozen=True, kw_only=True):
    """A technology with workers and blue tokens on it."""

    card: Annotated[CardId, Meta(description="The technology.")]
    instance: Annotated[Instance, Meta(description="Its copy in play.")]
    workers: Annotated[int, Meta(description="Workers on it.")]
    tokens: Annotated[int, Meta(description="Blue tokens on it.")]
    build_cost: Annotated[
        int, Meta(description="Resources for one more worker here, with the discounts that hold.")
    ]
    step_cost: Annotated[
        int | None,
        Meta(
            description="Resources for a worker's step from here to the next higher technology of "
            "the type in play; null: there is none."
        ),
    ]


class OfferView(ViewPart, frozen=True, kw_only=True):
    """A card of the row as a nation finds it."""

    slot: Annotated[int, Meta(description="The space of the row, from 1.")]
    price: Annotated[int, Meta(description="Civil actions that it costs now.")]
    barred: Annotated[
        str | None,
        Meta(description="Id of the rule by which it cannot be taken; null: it can be."),
    ]
    later: Annotated[
        int | None,
        Meta(
            description="Civil actions that it costs when the next turn of the nation begins, if "
            "nobody takes a card; null: it has left the row by then."
        ),
    ]


class CardCost(ViewPart, frozen=True, kw_only=True):
    """What playing a civil card takes."""

    card: Annotated[Instance, Meta(description="The card in hand.")]
    of: Annotated[str, Meta(description="What is paid: `science` or `civil_actions`.")]
    amount: Annotated[int, Meta(description="How much of it; for a government in peace.")]


class TurnsEndView(ViewPart, frozen=True, kw_only=True):
    """What the end of the turn brings, as the nation stands now."""

    culture: Annotated[int, Meta(description="Culture, less what a famine takes.")]
    science: Annotated[int, Meta(description="Science.")]
    food: Annotated[int, Meta(description="Food that is produced.")]
    eaten: Annotated[int, Meta(description="Food that the people eat.")]
    resources: Annotated[int, Meta(description="Resources that are produced.")]
    lost: Annotated[int, Meta(description="Resources that corruption takes.")]
    cards: Annotated[int, Meta(description="Military cards that are drawn.")]
    blue: Annotated[int, Meta(description="Blue tokens left in the bank when corruption comes.")]
    uprising: Annotated[
        bool, Meta(description="Whether discontent workers leave it without all of this.")
    ]


class Actions(ViewPart, frozen=True, kw_only=True):
    """Action tokens: those that are left in the turn, and the full number."""

    left: Annotated[int, Meta(description="Tokens left in the turn.")]
    full: Annotated[int, Meta(description="The full number.")]


class NationView(ViewPart, frozen=True, kw_only=True):
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
    unit_strength: Annotated[int, Meta(description="Strength of the units by themselves.")]
    colonies: Annotated[tuple[Instance, ...], Meta(description="Colonies.")]
    colonization: Annotated[int, Meta(description="Bonus of every force that colonizes.")]
    civil_count: Annotated[int, Meta(description="Civil cards in hand.")]
    civil_limit: Annotated[int, Meta(description="How many civil cards the hand may hold.")]
    civil_hand: Annotated[
        DerivableHidden[tuple[Held, ...]],
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
    turns_end: TurnsEndView
    offers: Annotated[
        DerivableHidden[tuple[OfferView, ...]],
        Meta(
            description="The cards of the row as the nation finds them; only it is shown that, "
            "though all of it follows from what everybody has seen."
        ),
    ]
    costs: Annotated[
        DerivableHidden[tuple[CardCost, ...]],
        Meta(description="What playing the civil cards in hand takes; as hidden as the hand."),
    ]
    # All that it prepared, since sizes are public: how many still wait would tell others whose
    # card was revealed.
    prepared: Annotated[
        Owned[tuple[Instance | None, ...]],
        Meta(
            description="Events and territories that the seat prepared in the game, in order: the "
            "card while it lies face down, then null; only the seat sees them."
        ),
    ]
    foreseen: Annotated[
        Owned[tuple[tuple[tuple[str, int], ...], ...]],
        Meta(
            description="By seat, the items of the final scoring with the events of age III that "
            "this seat prepared, and how much culture each would change if the game ended now; "
            "none, if it knows no more of them than everybody. Only it sees that."
        ),
    ]


def nation_view(state: State, seat: Seat, fate: Fate) -> NationView:
    """What all see of a nation, and its hidden parts, marked; `fate` is that of the row."""
    nation = state.nations[seat]
    court = nation.court
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
        technologies=_technologies(state, seat),
        wonders=court.wonders,
        site=nation.site,
        tactic=court.tactic,
        army_bonus=nation.armies.bonus,
        unit_strength=armies.strength(nation.units, nation.unit_extra),
        colonies=court.colonies,
        colonization=nation.colonization,
        civil_count=len(nation.civil),
        civil_limit=civil_hand_limit(state, seat),
        civil_hand=nation.civil,
        military_limit=military_hand_limit(state, seat),
        military_backs=backs_of(nation.military),
        military_hand=tuple(sorted(nation.military)),
        shown=nation.shown,
        turns_end=TurnsEndView(**asdict(forecast.turns_end(state, seat))),
        offers=_offers(state, seat, fate),
        costs=tuple(_costs(state, seat)),
        prepared=forecast.prepared(state, seat),
        foreseen=forecast.foreseen(state, seat),
    )


def _technologies(state: State, seat: Seat) -> tuple[PostView, ...]:
    return tuple(
        PostView(
            card=kind_of(post.card),
            instance=post.card,
            workers=post.workers,
            tokens=post.tokens,
            build_cost=forecast.build_cost(state, seat, post),
            step_cost=forecast.step_cost(state, seat, post),
        )
        for post in state.nations[seat].posts
    )


def _offers(state: State, seat: Seat, fate: Fate) -> tuple[OfferView, ...]:
    found = forecast.offers(state, seat, fate.lies.get(seat, {}))
    return tuple(OfferView(**asdict(one)) for one in found)


def _costs(state: State, seat: Seat) -> Iterator[CardCost]:
    for held in state.nations[seat].civil:
        of, amount = forecast.play_cost(state, seat, held.card)
        yield CardCost(card=held.card, of=of, amount=amount)
