"""Worked examples of territories, auctions, colonies (section 10.1) and events (10.2)."""

from typing import Any

from games.through_the_ages.commands import (
    Bid,
    Choose,
    Commit,
    ConfirmForce,
    PassBid,
    PlayAggression,
    PrepareEvent,
)
from games.through_the_ages.rules.colonization import greatest_bid, least_force
from games.through_the_ages.rules.targets import seats_of
from games.through_the_ages.state import civil_actions, culture_rating, military_age
from games.through_the_ages.steps import OpeningActions, OpeningDiscard, RevealingEvent
from tests.games.through_the_ages.position import First, legal, nation, table

BONUS = "defense_colonization_ii#1"


def revealed(here: Any, *events: str, seat: int = 0) -> Any:
    """The position after an event was revealed."""
    return here.events(*events).working(
        RevealingEvent(), OpeningDiscard(), OpeningActions(), seat=seat
    )


def bids(scenario: Any, seat: int) -> list[int]:
    return [c.amount for c in legal(scenario, seat) if isinstance(c, Bid)]


def test_a_force_for_a_bid_of_four() -> None:
    """R14: TTA-COL-04, TTA-COL-05."""
    here = table().nation(
        0, specials=("cartography#1",), military=(BONUS,), posts={"warriors": 1, "swordsmen": 1}
    )
    here.nation(1, posts={"warriors": 0})
    auction = revealed(here, "inhabited_territory_i#1")
    assert bids(auction, 0) == [1, 2, 3, 4, 5, 6, 7]
    won = auction.when(0, Bid(amount=4))
    won.when(0, ConfirmForce()).refused("TTA-COL-04")
    sent = won.when(0, Commit(card="warriors"))
    sent.when(0, ConfirmForce()).refused("TTA-COL-04")
    done = sent.when(0, Commit(card=BONUS), ConfirmForce())
    assert nation(done).court.colonies == ("inhabited_territory_i#1",)
    assert (nation(done).yellow, nation(done).pool) == (18 + 1 + 2 - 1, 2)
    assert nation(done).military == ()
    alone = won.when(0, Commit(card="swordsmen"), ConfirmForce())
    assert nation(alone).military == (BONUS,)


def test_a_bid_says_a_force_of_which_nothing_can_be_spared() -> None:
    here = table().nation(
        0, specials=("cartography#1",), military=(BONUS,), posts={"warriors": 1, "swordsmen": 1}
    )
    here.nation(1, posts={"warriors": 0})
    auction = revealed(here, "inhabited_territory_i#1")
    forces = {bid: least_force(auction.state, 0, bid) for bid in bids(auction, 0)}
    assert forces[1] == ("warriors",)
    assert forces[7] == ("warriors", "swordsmen", BONUS)
    for bid, force in forces.items():
        sent = auction.when(0, Bid(amount=bid), *(Commit(card=one) for one in force[:-1]))
        sent.when(0, ConfirmForce()).refused("TTA-COL-04")
        done = sent.when(0, Commit(card=force[-1]), ConfirmForce())
        assert nation(done).court.colonies == ("inhabited_territory_i#1",)


def test_a_lost_colony_takes_its_tokens_along() -> None:
    """R15: TTA-COL-06."""
    here = table().nation(0, colonies=("inhabited_territory_i#1",), yellow=19, pool=2)
    here.nation(1, posts={"warriors": 3})
    done = revealed(here, "independence_declaration#1")
    assert (nation(done).yellow, nation(done).pool) == (17, 2)
    assert nation(done).court.colonies == ()


def test_an_auction_goes_round_until_one_is_left() -> None:
    """D22: TTA-COL-01, TTA-COL-02."""
    here = table(3)
    for seat in range(3):
        here.nation(seat, posts={"warriors": 4}, military=(f"defense_colonization_i#{seat + 1}",))
    auction = revealed(here, "historic_territory_i#1")
    auction = auction.when(0, Bid(amount=2)).when(1, PassBid()).when(2, Bid(amount=3))
    auction.when(0, Bid(amount=3)).refused("TTA-COL-01")
    won = auction.when(0, PassBid())
    assert won.state.contest.bid == 3
    assert won.state.agenda.awaits() == {2}
    few = table().nation(0, posts={"warriors": 1}, military=("defense_colonization_i#1",))
    assert greatest_bid(few.state, 0) == 2


def test_nobody_wants_a_territory() -> None:
    """D23: TTA-COL-03."""
    here = table().nation(0, posts={"warriors": 0}).nation(1, posts={"warriors": 0})
    done = revealed(here, "historic_territory_i#1")
    assert done.state.events.past == ("historic_territory_i#1",)
    assert done.state.contest is None


def test_the_bidder_asked_last_may_still_win() -> None:
    """D49: TTA-COL-01, TTA-COL-04."""
    here = table(3)
    for seat in range(3):
        here.nation(seat, military=(f"defense_colonization_i#{seat + 1}",))
    auction = revealed(here, "historic_territory_i#1", seat=1)
    won = auction.when(1, PassBid()).when(2, Bid(amount=1)).when(0, PassBid())
    assert won.state.agenda.awaits() == {2}


def test_ties_in_strength_go_by_turn_order() -> None:
    """D24: TTA-EVT-02, TTA-EVT-03."""
    here = table().nation(0, culture=10).nation(1, culture=10)
    done = revealed(here, "crusades#1", seat=1)
    assert (nation(done, 1).culture, nation(done, 0).culture) == (14, 6)
    assert seats_of(here.but(active=1).state, "weakest_2") == (0,)


def test_population_is_lost_from_a_card_of_choice() -> None:
    """D25: TTA-HAP-07."""
    here = table().nation(0, pool=0)
    asked = revealed(here, "pestilence#1")
    done = asked.when(0, Choose(option="philosophy"))
    assert (nation(done).own_science, nation(done).yellow) == (0, 19)
    assert nation(done, 1).pool == 0


def test_targets_are_fixed_before_the_first_effect() -> None:
    """D46: TTA-EVT-12."""
    here = table().nation(0, culture=5, pool=0, posts={"warriors": 1})
    here.nation(1, culture=5, posts={"warriors": 2}, pool=0)
    asked = revealed(here, "refugees#1")
    done = asked.when(0, Choose(option="warriors"))
    assert (nation(done).culture, nation(done, 1).culture) == (2, 8)
    assert nation(done, 1).pool == 1


def test_raiders_take_what_is_there() -> None:
    """D47: TTA-CRD-32."""
    here = table().nation(0, posts={"agriculture": (2, 1)}).nation(1, posts={"warriors": 2})
    assert nation(revealed(here, "raiders#1")).food == 0


def test_emigration_takes_half_of_the_discontent_rounded_up() -> None:
    """TTA-HAP-04, TTA-EVT-04."""
    here = table().nation(0, yellow=9, pool=3)
    assert nation(revealed(here, "emigration#1")).pool == 1


def test_flipped_pyramids_give_culture_instead() -> None:
    """D53: TTA-EVT-11, TTA-CIV-02."""
    here = table().nation(1, wonders=("pyramids#1",))
    done = revealed(here, "ravages_of_time#1")
    assert (civil_actions(done.state, 1), culture_rating(done.state, 1)) == (4, 2)


def test_the_piles_keep_their_sum_and_are_renewed() -> None:
    """R27: TTA-POL-10..13."""
    here = table(4).nation(0, military=("good_harvest#1",))
    here.events("cold_war#1", future=("rats#1", "civil_unrest#1"))
    done = here.politics().when(0, PrepareEvent(card_instance="good_harvest#1"), chance=First())
    events = done.state.events
    assert (len(events.current), len(events.future)) == (3, 0)
    assert events.top.items == ("good_harvest#1", "rats#1")
    assert nation(done).culture == 1


def test_annex_takes_tokens_that_the_victim_lacks() -> None:
    """D59: TTA-CRD-25, TTA-COL-06, TTA-SUP-03."""
    here = table().nation(0, military=("annex#1",), posts={"riflemen": 4})
    here.nation(
        1,
        colonies=("developed_territory_ii#1",),
        yellow=1,
        blue=1,
        posts={"agriculture": (2, 1), "bronze": (2, 2)},
    )
    play = PlayAggression(card_instance="annex#1", target=1)
    done = here.politics().when(0, play, ConfirmForce()).when(1, ConfirmForce())
    victim, attacker = nation(done, 1), nation(done)
    assert (victim.yellow, victim.blue, victim.food, victim.resources) == (0, 0, 0, 2)
    assert (attacker.yellow, attacker.blue, attacker.science) == (20, 20, 0)


def test_a_crime_wave_takes_a_blue_token_for_good() -> None:
    """TTA-SUP-03."""
    here = table().nation(0, culture=5, blue=3).nation(1, posts={"warriors": 2})
    done = revealed(here, "crime_wave#1")
    assert (nation(done).blue, nation(done).owned_blue, nation(done).culture) == (2, 17, 2)


def test_events_of_the_current_age_draw_from_its_deck() -> None:
    """TTA-RND-03: Development of Politics cancels the discard (TTA-POL-05)."""
    here = table()
    done = revealed(here, "development_of_politics#1")
    assert [len(one.military) for one in done.state.nations] == [3, 3]
    assert done.state.no_discard
    assert military_age(done.state) == "I"
