"""Worked examples of the row, maintenance, ages, pacts, the end (sections 5, 6, 9.4, 11 to 13)."""

from typing import Any

from games.kernel.rulesets import under
from games.kernel.scenario import given
from games.through_the_ages import title
from games.through_the_ages.commands import (
    Build,
    CancelPact,
    Choose,
    DiscardMilitary,
    DrawMilitaryCard,
    EndTurn,
    IncreasePopulation,
    PassPolitical,
    PlayTechnology,
    ProposePact,
    ReplyPact,
    Resign,
    StopTaking,
    TakeCard,
)
from games.through_the_ages.facts.flow import LastRoundAnnounced
from games.through_the_ages.facts.goods import CorruptionPaid, ResourcesProduced
from games.through_the_ages.facts.row import RowCardsRemoved, RowRefilled
from games.through_the_ages.rules.maintenance import decline_options, uprising
from games.through_the_ages.rules.scoring import result
from games.through_the_ages.state import (
    civil_actions,
    civil_available,
    military_actions,
    military_hand_limit,
)
from games.through_the_ages.state.piles import deck
from games.through_the_ages.state.post import Shift
from games.through_the_ages.steps import (
    OpeningActions,
    OpeningDiscard,
    OpeningPolitics,
    RevealingEvent,
    ScoringFinally,
)
from tests.games.through_the_ages.position import First, legal, nation, post, refused, table

ROW = tuple(f"efficient_upgrade_{age}#{k}" for age in ("i", "ii", "iii") for k in (1, 2))


def offers(scenario: Any, seat: int) -> list[Any]:
    return [c.option for c in legal(scenario, seat) if isinstance(c, Choose)]


def dealt(scenario: Any) -> tuple[str, ...]:
    found: tuple[str, ...] = next(f for f in scenario.facts if isinstance(f, RowRefilled)).dealt
    return found


def test_an_empty_space_is_not_compensated() -> None:
    """R03: TTA-ROW-02, TTA-ROW-04."""
    row = (None, "homer#1", None, None, "rich_land_a#1", *ROW, "hammurabi#1", "pyramids#1")
    civil = [*table(3).state.civil]
    civil[0] = deck(tuple(sorted(civil[0].items)[:7]))
    here = table(3).but(age="A", round=2, row=row, civil=tuple(civil))
    done = here.replenishing()
    assert RowCardsRemoved(slots=(2,), cards=("homer#1",)) in done.facts
    assert len(dealt(done)) == 4
    assert done.state.age == "I"
    assert done.state.civil[1].size == 50


def test_the_first_replenishment_can_reach_age_one() -> None:
    """D40: TTA-ROW-05, TTA-ROW-07."""
    civil = [*table(4).state.civil]
    civil[0] = deck(tuple(sorted(civil[0].items)[:7]))
    row = ("moses#1", *([None] * 7), *ROW[:5])
    here = table(4).but(age="A", round=2, row=row, civil=tuple(civil)).nation(0, yellow=9)
    done = here.replenishing()
    assert [card.partition("#")[0] for card in dealt(done)][7:] == ["alchemy"]
    assert len(dealt(done)) == 8
    assert (done.state.age, nation(done).yellow) == ("I", 9)


def test_the_first_maintenance() -> None:
    """R04: TTA-END-02..04."""
    done = table().but(round=1, stage="round_1").ending()
    one = nation(done)
    assert (one.culture, one.science, one.blue) == (0, 1, 14)
    assert (post(done, "agriculture"), post(done, "bronze")) == ((2, 2), (2, 2))


def test_discontent_is_checked_at_the_end_of_the_turn() -> None:
    """R17: TTA-HAP-01..03, TTA-MAT-03."""
    here = table().nation(
        0,
        yellow=11,
        pool=1,
        science=3,
        posts={"religion": 1, "agriculture": (2, 4), "bronze": (2, 9)},
        civil=("bread_and_circuses#1",),
    )
    assert nation(here.acting()).discontent == 1
    grown = here.acting().when(0, IncreasePopulation(source="normal"))
    assert (nation(grown).discontent, nation(grown).pool) == (2, 2)
    assert not uprising(grown.state, 0)
    played = grown.when(
        0,
        PlayTechnology(card_instance="bread_and_circuses#1"),
        Build(card="bread_and_circuses"),
    )
    assert (nation(played).happy, nation(played).discontent) == (3, 0)


def test_an_uprising_skips_the_maintenance() -> None:
    """D15: TTA-HAP-03, TTA-END-06."""
    here = table().nation(0, yellow=9, pool=1, culture=5)
    done = here.ending()
    assert (nation(done).science, nation(done).food, nation(done).military) == (0, 0, ())


def test_at_most_three_military_cards_are_drawn() -> None:
    """D15: TTA-END-06."""
    here = table().nation(0, government="communism#1", wonders=("hanging_gardens#1",))
    assert len(nation(here.ending()).military) == 3


def test_corruption_looks_at_the_bank_after_production() -> None:
    """R24: TTA-END-05."""
    quiet = {"agriculture": 0, "bronze": (0, 9)}
    for bank, corruption in ((9, 0), (8, 2), (4, 4), (0, 6)):
        here = table().nation(0, blue=bank, posts=quiet)
        assert nation(here.ending()).resources == 9 - corruption


def test_famine_costs_culture() -> None:
    """R25: TTA-END-03."""
    here = table().nation(
        0, yellow=8, culture=20, posts={"agriculture": 1}, wonders=("hanging_gardens#1",), pool=5
    )
    assert nation(here.ending()).culture == 20 + 1 - 8


def test_an_empty_blue_bank_produces_nothing() -> None:
    """D07: TTA-MAT-07, TTA-SUP-02."""
    here = table().nation(0, blue=1)
    done = here.ending()
    assert (nation(done).food, nation(done).resources) == (1, 0)
    eaten = table().nation(0, blue=1, yellow=16, wonders=("hanging_gardens#1",)).ending()
    assert (nation(eaten).food, nation(eaten).resources, nation(eaten).blue) == (0, 0, 1)


def test_the_military_hand_is_limited_after_politics() -> None:
    """D16: TTA-POL-05, TTA-CRD-21."""
    hand = tuple(f"defense_colonization_i#{k}" for k in range(1, 5))
    here = table().nation(0, military=hand)
    asked = here.politics().when(0, PassPolitical())
    first = DiscardMilitary(card_instance="defense_colonization_i#1")
    second = DiscardMilitary(card_instance="defense_colonization_i#2")
    done = asked.when(0, first, second)
    assert len(nation(done).military) == 2
    done.when(0, first).refused("TTA-TRN-03")
    limit = table().nation(0, wonders=("library_of_alexandria#1",))
    assert military_hand_limit(limit.state, 0) == 3


def test_a_refused_pact_returns_to_the_hand() -> None:
    """R26: TTA-POL-41."""
    here = table(3).nation(0, military=("peace_treaty#1",))
    offer = ProposePact(card_instance="peace_treaty#1", target=1)
    done = here.politics().when(0, offer).when(1, ReplyPact(accept=False))
    assert nation(done).military == ("peace_treaty#1",)
    assert nation(done).shown == ("peace_treaty#1",)
    done.when(0, offer).refused("TTA-TRN-03")


def test_one_pact_in_front_of_each_player() -> None:
    """D31: TTA-POL-42, TTA-POL-43."""
    here = table(3).pact("open_borders_agreement#1", 0, 2).pact("military_pact#1", 2, 0)
    here.nation(0, military=("peace_treaty#1",))
    assert military_actions(here.state, 0) == 3
    offer = ProposePact(card_instance="peace_treaty#1", target=1)
    done = here.politics().when(0, offer).when(1, ReplyPact(accept=True))
    assert [pact.card for pact in done.state.pacts] == ["military_pact#1", "peace_treaty#1"]
    assert military_actions(done.state, 0) == 2
    other = here.politics().when(0, CancelPact(pact="military_pact#1"))
    assert len(other.state.pacts) == 1


def test_the_end_of_an_age() -> None:
    """D26: TTA-AGE-03, TTA-AGE-04, TTA-AGE-06."""
    civil = [*table().state.civil]
    civil[1] = deck(("iron#2",))
    here = (
        table()
        .but(row=(None,) * 13, civil=tuple(civil))
        .nation(
            0,
            leader="aristotle#1",
            site=("colossus#1", 1),
            civil=("frugality_a#1", "iron#1"),
            yellow=9,
            blue=17,
        )
    )
    done = here.replenishing()
    one = nation(done)
    assert (one.court.leader, one.site, one.blue) == (None, None, 18)
    assert [held.card for held in one.civil] == ["iron#1"]
    assert one.yellow == 7
    assert done.state.age == "II"


def test_no_more_yellow_tokens_are_lost_than_there_are() -> None:
    """D27: TTA-AGE-04."""
    for mode, left in (("full", 0), ("advanced", 1)):
        civil = [*table(mode=mode).state.civil]
        civil[1] = deck(("iron#2",))
        here = table(mode=mode).but(row=(None,) * 13, civil=tuple(civil)).nation(0, yellow=1)
        assert nation(here.replenishing()).yellow == left


def test_the_last_round_of_a_full_game() -> None:
    """D28: TTA-FIN-05."""
    for active, last in ((0, 9), (1, 10), (2, 10)):
        civil = [*table(3).state.civil]
        civil[3] = deck(("oil#1",))
        here = table(3).but(age="III", round=9, row=(None,) * 13, civil=tuple(civil))
        done = here.replenishing(active)
        assert LastRoundAnnounced(round=last) in done.facts
        assert done.state.age == "IV"


def agreed(mode: str, age: str, level: int, seat: int, at: int) -> Any:
    """International Agreement empties the last civil deck."""
    civil = [*table(3, mode=mode).state.civil]
    civil[level] = deck((("coal#1", "oil#1")[level - 2],))
    here = table(3, mode=mode).but(age=age, round=at, row=(*ROW, *([None] * 7)))
    here.but(civil=tuple(civil)).events("international_agreement#1")
    asked = here.working(RevealingEvent(), OpeningDiscard(), OpeningActions(), seat=seat)
    (taker,) = asked.state.agenda.awaits()
    return asked.when(taker, StopTaking(), chance=First())


def test_an_agreement_can_end_age_three() -> None:
    """D50: TTA-ROW-08, TTA-FIN-05."""
    for seat in range(3):
        done = agreed("full", "III", 3, seat, 15)
        assert LastRoundAnnounced(round=16) in done.facts


def test_an_agreement_can_end_an_advanced_game() -> None:
    """D65: TTA-ROW-08."""
    for seat, last in ((0, 9), (1, 9), (2, 10)):
        done = agreed("advanced", "II", 2, seat, 9)
        assert LastRoundAnnounced(round=last) in done.facts


def test_an_agreement_is_paid_with_the_next_political_phase() -> None:
    """TTA-EVT-09, TTA-CIV-07."""
    here = table().but(row=("engineering_genius_i#1", *ROW, *([None] * 6)))
    here.events("international_agreement#1").nation(1, posts={"warriors": 3})
    asked = here.working(RevealingEvent(), OpeningDiscard(), OpeningActions())
    done = asked.when(1, TakeCard(slot=1), StopTaking(), chance=First())
    assert nation(done, 1).skips_politics
    assert [held.turn for held in nation(done, 1).civil] == [done.state.turn]
    later = table().nation(1, skips_politics=True)
    skipped = later.working(OpeningPolitics(), OpeningDiscard(), OpeningActions(), seat=1)
    assert Resign() in legal(skipped, 1)


def test_politics_are_passed_by_themselves_only_in_the_open() -> None:
    """D51: TTA-TRN-05."""
    steps = (OpeningPolitics(), OpeningDiscard(), OpeningActions())
    assert EndTurn() in legal(table(mode="advanced").working(*steps), 0)
    waits = table(mode="advanced").nation(0, military=("defense_colonization_i#1",))
    assert legal(waits.working(*steps), 0) == [PassPolitical()]
    assert legal(table().working(*steps), 0) == [PassPolitical(), Resign()]


def test_it_is_too_late_to_resign() -> None:
    """D52: TTA-TRN-04."""
    table().politics().when(0, PassPolitical(), Resign()).refused("TTA-TRN-04")


def test_the_starting_player_resigns() -> None:
    """D66: TTA-POL-52, TTA-POL-51."""
    here = table(3).but(row=ROW + (None,) * 7)
    done = here.politics().when(0, Resign(), chance=First())
    assert (done.state.start, done.state.active, done.state.round) == (1, 1, 5)
    last = table(2).politics().when(0, Resign())
    assert last.state.stage == "over"
    ended = result(last.state)
    assert ended is not None
    assert [one.seat for one in ended.standings] == [1, 0]


def test_the_training_formula() -> None:
    """D32: TTA-FIN-03, TTA-GEN-03."""
    here = table(mode="training").nation(
        0,
        posts={
            "warriors": 0,
            "agriculture": 2,
            "bronze": 3,
            "religion": 3,
            "philosophy": 1,
            "iron": 0,
            "alchemy": 0,
            "drama": 0,
        },
    )
    done = here.working(ScoringFinally())
    assert nation(done).culture == 18
    assert done.state.agenda.frames == ()


def test_a_token_may_be_renounced() -> None:
    """D60: TTA-VAR-01."""
    quiet = {"agriculture": 0, "bronze": 2}

    def position(bank: int) -> Any:
        return table(optional_corruption=True).nation(0, blue=bank, posts=quiet)

    assert decline_options(position(10).state, 0) == ("none", "bronze")
    assert decline_options(position(11).state, 0) == ()
    assert decline_options(position(9).state, 0) == ()
    declined = position(10).ending().when(0, Choose(option="bronze"), chance=First())
    assert (nation(declined).blue, nation(declined).resources) == (9, 1)
    produced = next(f for f in declined.facts if isinstance(f, ResourcesProduced))
    assert produced.shifts == (Shift("bronze", 1),)
    last = position(1).ending()
    assert offers(last, 0) == ["none", "bronze"]
    kept = last.when(0, Choose(option="bronze"), chance=First())
    assert (nation(kept).blue, nation(kept).resources) == (1, 0)


def _with_a_pact() -> Any:
    """A bank of 3, bronze with 3 workers, and a pact that gives a resource."""
    here = table(3, optional_corruption=True).pact("acceptance_of_supremacy#1", 0, 1)
    return here.nation(0, blue=3, posts={"agriculture": 0, "bronze": 3}).ending()


def _corruption(scenario: Any) -> int:
    found: int = next(f for f in scenario.facts if isinstance(f, CorruptionPaid)).due
    return found


def test_no_token_takes_the_place_of_one_renounced() -> None:
    """TTA-VAR-01: the bank was exhausted, and a pact gives nothing into the place left."""
    kept = _with_a_pact().when(0, Choose(option="none"), chance=First())
    assert _corruption(kept) == 6
    declined = _with_a_pact().when(0, Choose(option="bronze"), chance=First())
    assert _corruption(declined) == 4


def test_a_pact_took_the_place_in_the_first_ruleset() -> None:
    """TTA-VAR-01 as `through-the-ages/1` decides it."""
    first = given(under(title, "through-the-ages/1"), _with_a_pact().state)
    declined = first.when(0, Choose(option="bronze"), chance=First())
    assert _corruption(declined) == 6


def test_points_go_on_where_the_marker_wraps() -> None:
    """D38: TTA-MAT-10, TTA-CMP-04."""
    here = table().nation(0, culture=195, wonders=("taj_mahal#1", "eiffel_tower#1", "kremlin#1"))
    assert nation(here.ending()).culture == 205


def test_rebellion_takes_actions_of_the_next_phase() -> None:
    """TTA-EVT-08, TTA-CIV-44."""
    here = table().nation(0, lost_ca=2)
    opened = here.working(OpeningActions())
    assert (civil_available(opened.state, 0), civil_actions(opened.state, 0)) == (2, 4)
    assert nation(opened).turn.rebelled


def test_military_cards_are_drawn_for_actions() -> None:
    """TTA-VAR-05."""
    here = table(draw_military_during_turn=True).acting()
    done = here.when(0, DrawMilitaryCard(), chance=First())
    assert len(nation(done).military) == 1
    table().acting().when(0, DrawMilitaryCard()).refused("TTA-VAR-05")


def test_variants_are_refused_where_they_do_not_belong() -> None:
    """TTA-VAR-08: the first reason of decisions.md, section 0, counts."""
    assert refused(5) == "TTA-GEN-01"
    assert refused(2, mode="training", optional_corruption=True) == "TTA-VAR-01"
    assert refused(2, milder_fights=True) == "TTA-VAR-03"
    assert refused(3, mode="training", milder_fights=True) == "TTA-VAR-03"
    assert refused(2, mode="training", peaceful_game=True) == "TTA-VAR-04"
    assert refused(2, mode="training", draw_military_during_turn=True) == "TTA-VAR-05"
    assert refused(2, mode="advanced", known_bonuses=3) == "TTA-VAR-06"
    assert refused(2, mode="advanced", gradual_reveal=True) == "TTA-VAR-07"
    assert refused(2, known_bonuses=4, gradual_reveal=True) == "TTA-VAR-07"
    assert refused(4, easier_game=True, known_bonuses=5, milder_fights=True) is None
