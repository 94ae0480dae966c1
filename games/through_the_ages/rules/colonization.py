"""Section 10.1: territories, auctions, colonies."""

from collections import Counter
from collections.abc import Iterable

from games.kernel.decision import Decision, Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages.box import BONUSES, TECHNOLOGIES, TERRITORIES, Instance
from games.through_the_ages.commands import Bid, ColumbusColonize, Command, PassBid
from games.through_the_ages.effects import gains
from games.through_the_ages.effects.choices import ColonizeFromHand
from games.through_the_ages.facts import military
from games.through_the_ages.rules import goods
from games.through_the_ages.rules.amounts import amount_of
from games.through_the_ages.rules.forces import colonization_value
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.people import gain_population
from games.through_the_ages.rules.tokens import standing, tokens_follow
from games.through_the_ages.rules.turn import open_turn
from games.through_the_ages.rules.units import draw_cards
from games.through_the_ages.state import State
from games.through_the_ages.state.armies import value
from games.through_the_ages.state.contest import Auction, Colonizing
from games.through_the_ages.steps import AwardingColony, Bidding, Sending, SettlingColony


def greatest_bid(state: State, seat: Seat) -> int:
    """The force that a seat could send; 0 without a unit (TTA-COL-02)."""
    nation = state.nations[seat]
    if not nation.units:
        return 0
    cards = [card for card in nation.military if card in BONUSES]
    units = value(nation.tactic, nation.units, nation.unit_extra)
    return units + nation.colonization + colonization_value(nation, cards)


def least_force(state: State, seat: Seat, bid: int) -> tuple[str, ...]:
    """A force that is worth a bid the seat can make, and of which nothing can be spared: cards come
    first, then weak units (TTA-COL-04)."""
    nation = state.nations[seat]
    cards = sorted((one for one in nation.military if one in BONUSES), key=_colonizing)
    units = Counter(nation.units)

    def enough() -> bool:
        worth = value(nation.tactic, units, nation.unit_extra) + nation.colonization
        return worth + colonization_value(nation, cards) >= bid

    for unit in sorted(units.elements(), key=_strength, reverse=True):
        units[unit] -= 1
        if not units.total() or not enough():
            units[unit] += 1
    for card in tuple(cards):
        cards.remove(card)
        if not enough():
            cards.append(card)
    return (*units.elements(), *cards)


def _colonizing(card: Instance) -> int:
    return BONUSES[card].colonization


def _strength(unit: str) -> int:
    return TECHNOLOGIES[unit].per_worker.strength


def auction(move: Move, card: Instance) -> None:
    """The territory is auctioned, the active player bids first (TTA-COL-01)."""
    order = move.state.order
    move.note(military.AuctionStarted(card=card, bidders=order))
    move.open(order[0], Bidding())


class AuctionBid(Decision[State, Bidding, Command, Move]):
    """A higher bid, or none (TTA-COL-01)."""

    takes = (Bid, PassBid)

    def options(self, state: State, seat: Seat, step: Bidding) -> Iterable[Command]:
        """Every bid up to the own greatest one, which hidden cards decide, too."""
        contest = state.contest
        assert isinstance(contest, Auction)
        for amount in range(contest.highest + 1, greatest_bid(state, seat) + 1):
            yield Bid(amount=amount)
        yield PassBid()

    def forbidden(
        self, state: State, seat: Seat, step: Bidding, command: Command
    ) -> Illegal | None:
        """TTA-COL-01, TTA-COL-02."""
        if isinstance(command, PassBid):
            return None
        assert isinstance(command, Bid)
        contest = state.contest
        assert isinstance(contest, Auction)
        if command.amount <= contest.highest:
            return Illegal("TTA-COL-01", "bid-too-low", highest=contest.highest)
        most = greatest_bid(state, seat)
        if command.amount > most:
            return Illegal("TTA-COL-02", "bid-too-high", amount=command.amount, most=most)
        return None

    def automatic(self, state: State, seat: Seat, step: Bidding) -> Command | None:
        """Passing, if no hidden card could help."""
        nation = state.nations[seat]
        if nation.military and nation.units:
            return None
        options = list(self.options(state, seat, step))
        return options[0] if len(options) == 1 else None

    def answer(self, move: Move, seat: Seat, step: Bidding, command: Command) -> None:
        """The next bidder is asked, or the auction is over."""
        if not move.automatic:
            open_turn(move, seat)
        if isinstance(command, Bid):
            move.note(military.BidMade(seat=seat, amount=command.amount))
        else:
            move.note(military.BidPassed(seat=seat, auto=move.automatic))
        contest = move.state.contest
        assert isinstance(contest, Auction)
        if not contest.bidders or contest.bidders == (contest.leader,):
            move.then(AwardingColony())
        else:
            move.open(contest.bidders[0], Bidding())


class ColonyAward(Work[AwardingColony, Move]):
    """The highest bidder sends a force; without a bid the territory goes (TTA-COL-03)."""

    def run(self, move: Move, step: AwardingColony) -> None:
        contest = move.state.contest
        assert isinstance(contest, Auction)
        if contest.leader is None:
            move.note(military.TerritoryUnclaimed(card=contest.card))
            return
        move.note(military.AuctionWon(seat=contest.leader, card=contest.card, bid=contest.highest))
        move.then(SettlingColony())
        move.open(contest.leader, Sending())


class ColonySettlement(Work[SettlingColony, Move]):
    """The force is spent, the territory is a colony (TTA-COL-04, TTA-COL-05)."""

    def run(self, move: Move, step: SettlingColony) -> None:
        contest = move.state.contest
        assert isinstance(contest, Colonizing)
        force = contest.sent
        if force.cards:
            move.note(military.BonusCardsDiscarded(seat=force.seat, cards=force.cards))
        move.note(military.UnitsSacrificed(seat=force.seat, units=force.units))
        gain_colony(move, force.seat, contest.card, columbus=False)


def gain_colony(move: Move, seat: Seat, card: Instance, *, columbus: bool) -> None:
    """First the permanent effect, then the immediate one (TTA-COL-05)."""
    was = standing(move.state, seat)
    move.note(military.ColonyGained(seat=seat, card=card, columbus=columbus))
    tokens_follow(move, seat, was, "colony")
    for effect in TERRITORIES[card].immediate:
        match effect:
            case gains.GainFood():
                goods.gain_food(move, seat, amount_of(move.state, seat, effect.amount))
            case gains.GainResources():
                goods.gain_resources(move, seat, amount_of(move.state, seat, effect.amount))
            case gains.GainScience():
                amount = amount_of(move.state, seat, effect.amount)
                goods.gain_science(move, seat, amount, "colony")
            case gains.ScoreCulture():
                amount = amount_of(move.state, seat, effect.amount)
                goods.gain_culture(move, seat, amount, "colony")
            case gains.GainPopulation(amount=amount):
                gain_population(move, seat, amount)
            case gains.DrawMilitaryCards(amount=amount):
                draw_cards(move, seat, amount)
            case _:
                raise TypeError(f"{effect} is no immediate effect of a territory")


def sails(state: State, seat: Seat) -> bool:
    """Whether a territory can be played from hand, if one is there (TTA-CRD-02)."""
    nation = state.nations[seat]
    return bool(nation.court.all(ColonizeFromHand)) and not nation.columbus_used


def not_columbus(state: State, seat: Seat, command: ColumbusColonize) -> Illegal | None:
    """Why a territory cannot be played from hand (TTA-CRD-02)."""
    nation = state.nations[seat]
    rule = "TTA-CRD-02"
    if not nation.court.all(ColonizeFromHand):
        return Illegal(rule, "no-columbus")
    if nation.columbus_used:
        return Illegal(rule, "columbus-used")
    card = command.card_instance
    if card not in TERRITORIES or card not in nation.military:
        return Illegal(rule, "no-such-territory", card=card)
    return None


def columbus(move: Move, seat: Seat, command: ColumbusColonize) -> None:
    """A colony without a sacrifice."""
    gain_colony(move, seat, command.card_instance, columbus=True)
