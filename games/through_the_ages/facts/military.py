"""Facts of military cards, forces, fights and colonies."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from games.kernel.seats import Seat
from games.kernel.visibility import Owner
from games.through_the_ages.box import CARDS, LEVELS, TECHNOLOGIES, CardId, Instance
from games.through_the_ages.effects.terms import Age
from games.through_the_ages.facts.base import Happened, less, with_court
from games.through_the_ages.facts.civil import gone
from games.through_the_ages.state import State
from games.through_the_ages.state.contest import Auction, Colonizing, Fight, Force
from games.through_the_ages.state.nation import Nation
from games.through_the_ages.state.piles import deck
from games.through_the_ages.state.politics import Discarded
from games.through_the_ages.state.post import moved

OwnCards = Annotated[
    Owner[tuple[Instance, ...]], Meta(description="The cards; only their owner sees them.")
]
Units = Annotated[tuple[CardId, ...], Meta(description="Id of the unit technology of each unit.")]


def discarded(state: State, seat: Seat, cards: tuple[Instance, ...], *, face_up: bool) -> State:
    """The state after military cards went to the discards (TTA-POL-02)."""
    new = tuple([Discarded(card=card, by=seat, open=face_up) for card in cards])
    return replace(state, discards=state.discards + new)


def from_hand(state: State, seat: Seat, cards: tuple[Instance, ...]) -> State:
    """The state after military cards left a hand."""
    return state.with_nation(seat, _without(state.nations[seat], cards))


def _without(nation: Nation, cards: tuple[Instance, ...]) -> Nation:
    shown = nation.shown
    if shown:
        shown = tuple([card for card in shown if card not in cards])
    return replace(nation, military=less(nation.military, cards), shown=shown)


class MilitaryCardsDrawn(Happened, frozen=True, kw_only=True):
    """Military cards of one age came into a hand (TTA-RND-03)."""

    seat: Seat
    age: Annotated[Age, Meta(description="Their age.")]
    cards: OwnCards

    def applied(self, state: State) -> State:
        """The deck is smaller; an event drawn lies in no hidden place any more."""
        level = LEVELS[self.age]
        military, unopened = list(state.military), state.unopened
        military[level] = military[level].without(*self.cards)
        for card in self.cards if unopened.items else ():
            if card in unopened.items:
                unopened = unopened.narrowed(card)
        nations = list(state.nations)
        nation = nations[self.seat]
        nations[self.seat] = replace(nation, military=nation.military + self.cards)
        return replace(state, nations=tuple(nations), military=tuple(military), unopened=unopened)


class MilitaryDiscardReshuffled(Happened, frozen=True, kw_only=True):
    """The discards of an age are its deck again (TTA-RND-03)."""

    age: Annotated[Age, Meta(description="Age of the cards.")]
    count: Annotated[int, Meta(description="How many cards.")]

    def applied(self, state: State) -> State:
        level = LEVELS[self.age]
        again = tuple(one.card for one in state.discards if CARDS[one.card].age == self.age)
        military = (*state.military[:level], deck(again), *state.military[level + 1 :])
        kept = tuple(one for one in state.discards if CARDS[one.card].age != self.age)
        return replace(state, military=military, discards=kept)


class MilitaryCardsDiscarded(Happened, frozen=True, kw_only=True):
    """Military cards were discarded face down (TTA-POL-05)."""

    seat: Seat
    cards: OwnCards
    ages: Annotated[tuple[Age, ...], Meta(description="The age of each card.")]

    def applied(self, state: State) -> State:
        """The cards are no longer in hand; nobody else knows which cards are."""
        nation = state.nations[self.seat]
        nation = replace(nation, military=less(nation.military, self.cards), shown=())
        return discarded(state.with_nation(self.seat, nation), self.seat, self.cards, face_up=False)


class TacticPlayed(Happened, frozen=True, kw_only=True):
    """A tactic came into play; the one before is discarded (TTA-MIL-04)."""

    seat: Seat
    card: Annotated[Instance, Meta(description="The tactic.")]
    previous: Annotated[
        Instance | None, Meta(description="The tactic before; missing: there was none.")
    ] = None

    def applied(self, state: State) -> State:
        nation = with_court(_without(state.nations[self.seat], (self.card,)), tactic=self.card)
        state = state.with_nation(self.seat, nation)
        return (
            state
            if self.previous is None
            else discarded(state, self.seat, (self.previous,), face_up=True)
        )


class Committed(Happened, frozen=True, kw_only=True):
    """A unit or a bonus card joined a force; only its owner sees which (TTA-INF-06)."""

    seat: Seat
    card: Annotated[
        Owner[str],
        Meta(description="Id of a unit technology, or a card of the hand; only its owner sees it."),
    ]

    def applied(self, state: State) -> State:
        force = force_of(state, self.seat)
        if self.card in TECHNOLOGIES:
            force = replace(force, units=(*force.units, self.card))
        else:
            force = replace(force, cards=(*force.cards, self.card))
        return with_force(state, self.seat, force)


class ForceConfirmed(Happened, frozen=True, kw_only=True):
    """A force is complete and public; its cards are shown."""

    seat: Seat
    purpose: Annotated[
        Literal["attack", "defense", "colony"],
        Meta(description="For an attack, for the defence, or to colonize."),
    ]
    units: Units
    cards: Annotated[tuple[Instance, ...], Meta(description="Bonus cards.")]
    total: Annotated[int, Meta(description="Its strength.")]
    auto: Annotated[
        bool, Meta(description="Whether the engine confirmed it, as nothing else was left.")
    ] = False

    def applied(self, state: State) -> State:
        force = replace(force_of(state, self.seat), confirmed=True)
        state = with_force(state, self.seat, force)
        return from_hand(state, self.seat, self.cards) if self.cards else state


def force_of(state: State, seat: Seat) -> Force:
    """The force that a seat is putting together."""
    contest = state.contest
    if isinstance(contest, Fight):
        return contest.force(seat)
    assert isinstance(contest, Colonizing)
    return contest.sent


def with_force(state: State, seat: Seat, force: Force) -> State:
    """The state with another force of a seat."""
    contest = state.contest
    if isinstance(contest, Colonizing):
        return replace(state, contest=replace(contest, sent=force))
    assert isinstance(contest, Fight)
    if seat == contest.attacker:
        return replace(state, contest=replace(contest, attack=force))
    return replace(state, contest=replace(contest, defense=force))


class UnitsSacrificed(Happened, frozen=True, kw_only=True):
    """Units left the game; their workers are in the yellow bank (TTA-STR-09, TTA-COL-04)."""

    seat: Seat
    units: Units

    def applied(self, state: State) -> State:
        nation = state.nations[self.seat]
        posts = nation.posts
        for unit in self.units:
            posts = moved(posts, unit, -1)
        nation = replace(nation, posts=posts, yellow=nation.yellow + len(self.units))
        return state.with_nation(self.seat, nation)


class BonusCardsDiscarded(Happened, frozen=True, kw_only=True):
    """Cards used in a force were discarded (TTA-POL-25)."""

    seat: Seat
    cards: Annotated[tuple[Instance, ...], Meta(description="Bonus cards.")]

    def applied(self, state: State) -> State:
        return discarded(state, self.seat, self.cards, face_up=True)


class AuctionStarted(Happened, frozen=True, kw_only=True):
    """A territory is auctioned (TTA-COL-01)."""

    card: Annotated[Instance, Meta(description="The territory.")]
    bidders: Annotated[tuple[Seat, ...], Meta(description="Who may bid, the first one first.")]

    def applied(self, state: State) -> State:
        return replace(state, contest=Auction(card=self.card, bidders=self.bidders))


class BidMade(Happened, frozen=True, kw_only=True):
    """A higher bid."""

    seat: Seat
    amount: Annotated[int, Meta(description="The bid: strength of the force that is to be sent.")]

    def applied(self, state: State) -> State:
        auction = state.contest
        assert isinstance(auction, Auction)
        bidders = (*(one for one in auction.bidders if one != self.seat), self.seat)
        auction = replace(auction, bidders=bidders, highest=self.amount, leader=self.seat)
        return replace(state, contest=auction)


class BidPassed(Happened, frozen=True, kw_only=True):
    """A bidder dropped out for good."""

    seat: Seat
    auto: Annotated[
        bool, Meta(description="Whether the engine passed, as nothing else was left.")
    ] = False

    def applied(self, state: State) -> State:
        auction = state.contest
        assert isinstance(auction, Auction)
        bidders = tuple(one for one in auction.bidders if one != self.seat)
        return replace(state, contest=replace(auction, bidders=bidders))


class AuctionWon(Happened, frozen=True, kw_only=True):
    """The highest bidder sends a force (TTA-COL-04)."""

    seat: Seat
    card: Annotated[Instance, Meta(description="The territory.")]
    bid: Annotated[int, Meta(description="The bid: strength that the force needs.")]

    def applied(self, state: State) -> State:
        sent = Force(seat=self.seat)
        return replace(state, contest=Colonizing(card=self.card, bid=self.bid, sent=sent))


class TerritoryUnclaimed(Happened, frozen=True, kw_only=True):
    """Nobody bid: the territory goes to the past events (TTA-COL-03)."""

    card: Annotated[Instance, Meta(description="The territory.")]

    def applied(self, state: State) -> State:
        events = replace(state.events, past=(*state.events.past, self.card))
        return replace(state, contest=None, events=events)


class ColonyGained(Happened, frozen=True, kw_only=True):
    """A territory is a colony (TTA-COL-05); `columbus`: it came from the hand (TTA-CRD-02)."""

    seat: Seat
    card: Annotated[Instance, Meta(description="The colony.")]
    columbus: Annotated[bool, Meta(description="Whether it came from the hand, by Columbus.")] = (
        False
    )

    def applied(self, state: State) -> State:
        if self.columbus:
            state = from_hand(state, self.seat, (self.card,))
        nation = state.nations[self.seat]
        nation = with_court(nation, colonies=(*nation.court.colonies, self.card))
        used = nation.columbus_used or self.columbus
        state = state.with_nation(self.seat, replace(nation, columbus_used=used))
        return replace(state, contest=None)


class ColonyLost(Happened, frozen=True, kw_only=True):
    """A colony left the game (TTA-COL-06)."""

    seat: Seat
    card: Annotated[Instance, Meta(description="The colony.")]

    def applied(self, state: State) -> State:
        nation = state.nations[self.seat]
        colonies = tuple(one for one in nation.court.colonies if one != self.card)
        return gone(state.with_nation(self.seat, with_court(nation, colonies=colonies)), self.card)


class ColonyTaken(Happened, frozen=True, kw_only=True):
    """A colony changed hands (TTA-CRD-25)."""

    winner: Annotated[Seat, Meta(description="The seat that has it now.")]
    loser: Annotated[Seat, Meta(description="The seat that had it.")]
    card: Annotated[Instance, Meta(description="The colony.")]

    def applied(self, state: State) -> State:
        loser = state.nations[self.loser]
        kept = tuple(one for one in loser.court.colonies if one != self.card)
        state = state.with_nation(self.loser, with_court(loser, colonies=kept))
        winner = state.nations[self.winner]
        winner = with_court(winner, colonies=(*winner.court.colonies, self.card))
        return state.with_nation(self.winner, winner)
