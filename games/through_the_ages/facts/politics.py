"""Facts of the political phase: events, aggressions, wars, pacts."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from games.kernel.seats import Seat
from games.kernel.visibility import Owner
from games.through_the_ages.box import CARDS, TERRITORIES, Instance
from games.through_the_ages.effects.terms import Age
from games.through_the_ages.facts.base import Happened, OfNation
from games.through_the_ages.facts.military import discarded, from_hand
from games.through_the_ages.state import State, Tally
from games.through_the_ages.state.contest import Fight, Force
from games.through_the_ages.state.nation import Nation
from games.through_the_ages.state.piles import Prepared
from games.through_the_ages.state.politics import Pact, War

Ending = Literal["cancelled", "replaced", "obsolete", "resignation", "attack"]
"""Why a pact ended (TTA-POL-44)."""


class PoliticalPassed(Happened, frozen=True, kw_only=True):
    """No political action."""

    seat: Seat
    auto: Annotated[
        bool, Meta(description="Whether the engine passed, as nothing else was left.")
    ] = False

    def applied(self, state: State) -> State:
        return state


class PoliticalPhaseSkipped(OfNation, frozen=True, kw_only=True):
    """The political phase was missed (TTA-TRN-07)."""

    def changed(self, nation: Nation) -> Nation:
        return replace(nation, skips_politics=False)


class PoliticsForfeited(OfNation, frozen=True, kw_only=True):
    """The next political phase will be missed: this belongs to the player, not to the card
    (TTA-EVT-09, TTA-EVT-13)."""

    def changed(self, nation: Nation) -> Nation:
        return replace(nation, skips_politics=True)


class CivilActionsLost(OfNation, frozen=True, kw_only=True):
    """Actions will be missing in the next action phase (TTA-EVT-08)."""

    ca: Annotated[int, Meta(description="How many civil actions.")]

    def changed(self, nation: Nation) -> Nation:
        return replace(nation, lost_ca=nation.lost_ca + self.ca)


class DiscardCancelled(Happened, frozen=True, kw_only=True):
    """The active player keeps all military cards this turn (TTA-POL-05)."""

    seat: Seat

    def applied(self, state: State) -> State:
        return replace(state, no_discard=True)


class EventPrepared(Happened, frozen=True, kw_only=True):
    """A card lies face down on future events; its back shows the age (TTA-POL-10)."""

    seat: Seat
    card: Annotated[
        Owner[Instance], Meta(description="The event or territory; only its owner sees it.")
    ]
    age: Annotated[Age, Meta(description="Its age, which its back shows.")]

    def applied(self, state: State) -> State:
        events = replace(
            state.events,
            future=(*state.events.future, self.card),
            prepared=(*state.events.prepared, Prepared(self.card, self.seat)),
        )
        return replace(from_hand(state, self.seat, (self.card,)), events=events)


class EventRevealed(Happened, frozen=True, kw_only=True):
    """The top card of current events is open (TTA-POL-10)."""

    card: Annotated[Instance, Meta(description="The event or territory.")]

    def applied(self, state: State) -> State:
        """An event lies on the past ones; a territory is auctioned."""
        events = state.events
        if CARDS[self.card].age == "A":
            events = replace(events, ancient=events.ancient.without(self.card))
        else:
            events = replace(
                events,
                current=tuple(one for one in events.current if one != self.card),
            )
        if self.card not in TERRITORIES:
            events = replace(events, past=(*events.past, self.card))
        return replace(state, events=events, tally=Tally())


class EventResolved(Happened, frozen=True, kw_only=True):
    """An event or territory was resolved completely (TTA-EVT-01)."""

    card: Annotated[Instance, Meta(description="The event or territory.")]

    def applied(self, state: State) -> State:
        return state


class EventsRenewed(Happened, frozen=True, kw_only=True):
    """The future events are the current ones now (TTA-POL-12)."""

    count: Annotated[int, Meta(description="How many events.")]

    def applied(self, state: State) -> State:
        events = state.events
        return replace(state, events=replace(events, current=events.future, future=()))


class AggressionPlayed(Happened, frozen=True, kw_only=True):
    """An aggression was shown (TTA-POL-20)."""

    seat: Seat
    target: Annotated[Seat, Meta(description="The seat that is attacked.")]
    card: Annotated[Instance, Meta(description="The aggression.")]

    def applied(self, state: State) -> State:
        fight = Fight(
            card=self.card,
            war=False,
            attack=Force(seat=self.seat),
            defense=Force(seat=self.target),
        )
        state = from_hand(state, self.seat, (self.card,))
        return replace(state, contest=fight, attacked=True, tally=Tally())


class WarDeclared(Happened, frozen=True, kw_only=True):
    """A war lies in front of its declarer (TTA-POL-30)."""

    seat: Seat
    target: Annotated[Seat, Meta(description="The seat that is attacked.")]
    card: Annotated[Instance, Meta(description="The war.")]

    def applied(self, state: State) -> State:
        state = from_hand(state, self.seat, (self.card,))
        war = War(card=self.card, attacker=self.seat, target=self.target)
        return replace(state, wars=(*state.wars, war), attacked=True)


class WarFought(Happened, frozen=True, kw_only=True):
    """A war is resolved now (TTA-POL-31)."""

    seat: Seat
    target: Annotated[Seat, Meta(description="The seat that is attacked.")]
    card: Annotated[Instance, Meta(description="The war.")]

    def applied(self, state: State) -> State:
        fight = Fight(
            card=self.card,
            war=True,
            attack=Force(seat=self.seat),
            defense=Force(seat=self.target),
        )
        return replace(state, contest=fight, tally=Tally())


class FightResolved(Happened, frozen=True, kw_only=True):
    """The totals were compared; `winner` None: nothing happens (TTA-POL-23, TTA-POL-33)."""

    winner: Annotated[Seat | None, Meta(description="The seat that won; null: nothing happens.")]
    attack: Annotated[int, Meta(description="Strength of the attack.")]
    defense: Annotated[int, Meta(description="Strength of the defence.")]

    def applied(self, state: State) -> State:
        fight = state.contest
        assert isinstance(fight, Fight)
        advantage = abs(self.attack - self.defense)
        return replace(state, contest=replace(fight, winner=self.winner, advantage=advantage))


class FightCleared(Happened, frozen=True, kw_only=True):
    """The card of a fight was discarded; the fight is over (TTA-POL-25, TTA-POL-35)."""

    seat: Seat
    card: Annotated[Instance, Meta(description="The aggression or war.")]

    def applied(self, state: State) -> State:
        """Nothing is fought over any more; a war is no longer pending."""
        wars = tuple(war for war in state.wars if war.card != self.card)
        state = replace(state, contest=None, wars=wars)
        return discarded(state, self.seat, (self.card,), face_up=True)


class WarDiscarded(Happened, frozen=True, kw_only=True):
    """A war ended without effect, as a party resigned (TTA-POL-36)."""

    card: Annotated[Instance, Meta(description="The war.")]

    def applied(self, state: State) -> State:
        war = next(one for one in state.wars if one.card == self.card)
        wars = tuple(one for one in state.wars if one.card != self.card)
        return discarded(replace(state, wars=wars), war.attacker, (self.card,), face_up=True)


class AttackMarkerMoved(Happened, frozen=True, kw_only=True):
    """A victim's marker lies in front of an attacker, or in the middle again (TTA-VAR-03)."""

    victim: Annotated[Seat, Meta(description="The seat whose marker it is.")]
    to: Annotated[
        Seat | None, Meta(description="The attacker in front of whom it lies; null: the middle.")
    ]

    def applied(self, state: State) -> State:
        markers = list(state.markers)
        markers[self.victim] = self.to
        return replace(state, markers=tuple(markers))


class PactProposed(Happened, frozen=True, kw_only=True):
    """A pact was shown and offered (TTA-POL-40)."""

    seat: Seat
    card: Annotated[Instance, Meta(description="The pact.")]
    a: Annotated[Seat, Meta(description="The seat on side A.")]
    b: Annotated[Seat, Meta(description="The seat on side B.")]

    def applied(self, state: State) -> State:
        """Everybody knows the card; it is in hand still."""
        nation = state.nations[self.seat]
        if self.card in nation.shown:
            return state
        return state.with_nation(self.seat, replace(nation, shown=(*nation.shown, self.card)))


class PactAccepted(Happened, frozen=True, kw_only=True):
    """A pact is in play in front of its proposer (TTA-POL-42)."""

    seat: Seat
    card: Annotated[Instance, Meta(description="The pact.")]
    a: Annotated[Seat, Meta(description="The seat on side A.")]
    b: Annotated[Seat, Meta(description="The seat on side B.")]

    def applied(self, state: State) -> State:
        state = from_hand(state, self.seat, (self.card,))
        pact = Pact(card=self.card, owner=self.seat, a=self.a, b=self.b)
        return replace(state, pacts=(*state.pacts, pact))


class PactRefused(Happened, frozen=True, kw_only=True):
    """The card returns to its owner's hand (TTA-POL-41)."""

    seat: Seat
    card: Annotated[Instance, Meta(description="The pact.")]

    def applied(self, state: State) -> State:
        return state


class PactEnded(Happened, frozen=True, kw_only=True):
    """A pact left play (TTA-POL-44)."""

    card: Annotated[Instance, Meta(description="The pact.")]
    reason: Annotated[Ending, Meta(description="Why.")]

    def applied(self, state: State) -> State:
        pact = next(one for one in state.pacts if one.card == self.card)
        pacts = tuple(one for one in state.pacts if one.card != self.card)
        return discarded(replace(state, pacts=pacts), pact.owner, (self.card,), face_up=True)
