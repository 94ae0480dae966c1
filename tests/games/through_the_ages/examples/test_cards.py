"""Worked examples of wonders, leaders, technologies, governments and action cards (7.4 to 7.8)."""

from games.through_the_ages.commands import (
    Build,
    BuildWonderStages,
    ChangeGovernment,
    ElectLeader,
    IncreasePopulation,
    PlayActionCard,
    PlayTechnology,
    TakeCard,
    Upgrade,
)
from games.through_the_ages.rules import TABLES
from games.through_the_ages.state import (
    civil_actions,
    civil_available,
    military_actions,
    military_available,
)
from games.through_the_ages.state.banks import consumption, faces_needed
from games.through_the_ages.steps import DoingInner
from tests.games.through_the_ages.position import legal, nation, post, table


def revolt(card: str) -> ChangeGovernment:
    return ChangeGovernment(card_instance=card, mode="revolution")


def change(card: str) -> ChangeGovernment:
    return ChangeGovernment(card_instance=card, mode="peaceful")


def test_engineering_genius_builds_a_stage_for_less() -> None:
    """R06: TTA-CIV-50, TTA-CIV-51, TTA-CIV-07, TTA-CIV-20."""
    here = table().row(None, None, None, None, None, "engineering_genius_a#1")
    here.nation(
        0, site=("colossus#1", 0), civil=("engineering_genius_a#1",), posts={"bronze": (2, 2)}
    )
    played = here.acting().when(0, PlayActionCard(card_instance="engineering_genius_a#1"))
    assert nation(played).site is not None
    assert nation(played).site.stages == 1  # type: ignore[union-attr]
    assert (nation(played).resources, nation(played).civil) == (1, ())
    assert civil_available(played.state, 0) == 3
    other = table().nation(0, site=("colossus#1", 0), fresh=("engineering_genius_a#1",)).acting()
    other.when(0, PlayActionCard(card_instance="engineering_genius_a#1")).refused("TTA-CIV-07")


def test_pyramids_give_an_action_at_once() -> None:
    """R07: TTA-MAT-09."""
    here = table().nation(
        0, site=("pyramids#1", 2), posts={"bronze": (2, 1)}, spent_ca=1, used_ca=True
    )
    done = here.acting().when(0, BuildWonderStages(stages=1))
    assert (civil_actions(done.state, 0), civil_available(done.state, 0)) == (5, 3)


def test_hammurabi_gives_a_white_token_for_a_red_one() -> None:
    """R07: TTA-MAT-09, TTA-CIV-30."""
    here = table().nation(0, civil=("hammurabi#1", "michelangelo#1"))
    elected = here.acting().when(0, ElectLeader(card_instance="hammurabi#1"))
    assert (civil_actions(elected.state, 0), military_actions(elected.state, 0)) == (5, 1)
    spent = here.nation(
        0, leader="hammurabi#1", civil=("michelangelo#1",), spent_ca=4, used_ca=True
    ).acting()
    assert civil_available(spent.state, 0) == 1
    replaced = spent.when(0, ElectLeader(card_instance="michelangelo#1"))
    assert civil_available(replaced.state, 0) == 0
    assert (civil_actions(replaced.state, 0), military_available(replaced.state, 0)) == (4, 2)


def test_a_revolution_needs_a_turn_of_its_own() -> None:
    """R08: TTA-CIV-44."""
    here = table().row("monarchy#1").nation(0, leader="hammurabi#1", science=3)
    here.acting().when(0, TakeCard(slot=1), revolt("monarchy#1")).refused("TTA-CIV-44")
    later = table().nation(0, leader="hammurabi#1", science=3, civil=("monarchy#1",)).acting()
    done = later.when(0, revolt("monarchy#1"))
    assert (civil_actions(done.state, 0), civil_available(done.state, 0)) == (6, 0)
    assert (military_actions(done.state, 0), military_available(done.state, 0)) == (2, 2)
    assert nation(done).science == 0


def test_a_peaceful_change_keeps_what_is_spent() -> None:
    """R09: TTA-CIV-43."""
    here = table().row("monarchy#1").nation(0, leader="hammurabi#1", science=9)
    done = here.acting().when(0, TakeCard(slot=1), change("monarchy#1"))
    assert nation(done).turn.spent_ca == 2
    assert (civil_available(done.state, 0), military_available(done.state, 0)) == (4, 2)


def test_a_special_technology_replaces_that_of_its_type() -> None:
    """R19: TTA-CIV-42."""
    here = table().nation(0, specials=("code_of_laws#1",), civil=("justice_system#1",), science=7)
    done = here.acting().when(0, PlayTechnology(card_instance="justice_system#1"))
    assert nation(done).court.specials == ("justice_system#1",)
    assert (civil_actions(done.state, 0), nation(done).blue) == (5, 21)


def test_a_stage_takes_a_token_that_the_payment_returned() -> None:
    """D08: TTA-CIV-21, TTA-MAT-07."""
    here = table().nation(0, blue=0, site=("colossus#1", 0), posts={"bronze": (2, 3)})
    done = here.acting().when(0, BuildWonderStages(stages=1))
    assert (nation(done).blue, nation(done).resources) == (2, 0)
    free = (
        table()
        .nation(0, blue=0, site=("taj_mahal#1", 0), civil=("engineering_genius_i#1",))
        .acting()
    )
    free.when(0, PlayActionCard(card_instance="engineering_genius_i#1")).refused("TTA-CIV-51")
    stage = BuildWonderStages(stages=1)
    step = DoingInner(card="engineering_genius_i#1", used_ca=False)
    refusal = TABLES.decisions[DoingInner].forbidden(free.state, 0, step, stage)
    assert refusal is not None
    assert refusal.rule == "TTA-CIV-21"


def test_frugality_needs_the_full_price() -> None:
    """D10: TTA-CIV-52."""
    poor = table().nation(0, yellow=16, civil=("frugality_i#1",), posts={"agriculture": (2, 2)})
    play = PlayActionCard(card_instance="frugality_i#1")
    poor.acting().when(0, play).refused("TTA-CIV-51")
    rich = table().nation(0, yellow=16, civil=("frugality_i#1",), posts={"agriculture": (2, 3)})
    done = rich.acting().when(0, play)
    assert (nation(done).food, nation(done).yellow) == (2, 15)


def test_action_cards_are_for_one_kind_of_action() -> None:
    """D11: TTA-CIV-51."""
    stocked = {"bronze": (2, 9), "iron": 0, "warriors": 1, "swordsmen": 0}
    here = (
        table()
        .nation(0, pool=1, posts=stocked, civil=("rich_land_i#1", "efficient_upgrade_i#1"))
        .acting()
    )
    rich = here.when(0, PlayActionCard(card_instance="rich_land_i#1"))
    rich.when(0, Upgrade(from_card="bronze", to_card="iron")).refused("TTA-CIV-51")
    better = here.when(0, PlayActionCard(card_instance="efficient_upgrade_i#1"))
    assert better.state.nations[0].post("iron").workers == 1
    units = (
        table()
        .nation(
            0,
            pool=1,
            posts={**stocked, "agriculture": (1, 0), "irrigation": 0},
            civil=("efficient_upgrade_i#1",),
        )
        .acting()
    )
    asked = units.when(0, PlayActionCard(card_instance="efficient_upgrade_i#1"))
    asked.when(0, Upgrade(from_card="warriors", to_card="swordsmen")).refused("TTA-CIV-51")


def test_a_revolution_by_breakthrough() -> None:
    """D12: TTA-CIV-45, TTA-CIV-51."""
    play = PlayActionCard(card_instance="breakthrough_i#1")
    here = table().nation(0, science=3, civil=("monarchy#1", "breakthrough_i#1")).acting()
    done = here.when(0, play)
    assert nation(done).court.government == "monarchy#1"
    assert (nation(done).science, civil_available(done.state, 0)) == (2, 0)
    used = {"spent_ca": 1, "used_ca": True, "science": 3}
    late = table().nation(0, civil=("monarchy#1", "breakthrough_i#1"), **used).acting()
    late.when(0, play).refused("TTA-CIV-51")
    more = (
        table()
        .nation(
            0,
            civil=("monarchy#1", "breakthrough_i#1", "theology#1", "printing_press#1"),
            **used,
        )
        .acting()
    )
    more.when(0, play, revolt("monarchy#1")).refused("TTA-CIV-45")


def test_robespierre_pays_with_military_actions() -> None:
    """D13: TTA-CRD-07."""
    here = (
        table()
        .nation(
            0,
            leader="maximilien_robespierre#1",
            science=5,
            civil=("constitutional_monarchy#1",),
            spent_ca=2,
            used_ca=True,
        )
        .acting()
    )
    done = here.when(0, revolt("constitutional_monarchy#1"))
    assert military_available(done.state, 0) == 0
    assert nation(done).turn.spent_ca == 2
    used = table().nation(
        0,
        leader="maximilien_robespierre#1",
        science=5,
        civil=("constitutional_monarchy#1",),
        spent_ma=1,
        used_ma=True,
    )
    used.acting().when(0, revolt("constitutional_monarchy#1")).refused("TTA-CRD-07")


def test_newton_recovers_the_action() -> None:
    """D14: TTA-CRD-08, TTA-CIV-40."""
    newton = {"leader": "isaac_newton#1", "science": 4, "civil": ("alchemy#1",)}
    play = PlayTechnology(card_instance="alchemy#1")
    done = table().nation(0, spent_ca=3, **newton).acting().when(0, play)
    assert civil_available(done.state, 0) == 1
    table().nation(0, spent_ca=4, **newton).acting().when(0, play).refused("TTA-MAT-08")


def test_spent_tokens_are_kept_when_a_government_has_fewer() -> None:
    """D41: TTA-CIV-43."""
    here = table().nation(
        0,
        government="republic#1",
        spent_ca=2,
        science=12,
        civil=("constitutional_monarchy#1",),
    )
    done = here.acting().when(0, change("constitutional_monarchy#1"))
    assert (nation(done).turn.spent_ca, civil_available(done.state, 0)) == (3, 3)


def test_newton_does_not_block_a_revolution() -> None:
    """D42: TTA-CRD-08, TTA-CIV-44."""
    newton = {"leader": "isaac_newton#1", "specials": ("code_of_laws#1",), "science": 20}
    here = table().nation(0, civil=("alchemy#1", "monarchy#1"), **newton).acting()
    developed = here.when(0, PlayTechnology(card_instance="alchemy#1"))
    assert civil_available(developed.state, 0) == 5
    done = developed.when(0, revolt("monarchy#1"))
    assert civil_available(done.state, 0) == 1
    hand = ("breakthrough_i#1", "alchemy#1", "monarchy#1")
    other = table().nation(0, civil=hand, **newton).acting()
    played = other.when(
        0,
        PlayActionCard(card_instance="breakthrough_i#1"),
        PlayTechnology(card_instance="alchemy#1"),
    )
    played.when(0, revolt("monarchy#1")).refused("TTA-CIV-44")


def test_masonry_finishes_a_wonder_without_tokens() -> None:
    """D45: TTA-CIV-21."""
    here = table().nation(
        0, blue=0, specials=("masonry#1",), site=("great_wall#1", 2), posts={"bronze": (2, 5)}
    )
    done = here.acting().when(0, BuildWonderStages(stages=2))
    assert nation(done).site is None
    assert nation(done).blue == 7


def test_an_action_card_in_two_steps() -> None:
    """D54: TTA-CIV-51."""
    play = PlayActionCard(card_instance="rich_land_a#1")
    here = table().nation(0, pool=1, civil=("rich_land_a#1",), posts={"bronze": (2, 1)}).acting()
    asked = here.when(0, play)
    assert legal(asked, 0) == [Build(card="agriculture"), Build(card="bronze")]
    done = asked.when(0, Build(card="bronze"))
    assert (post(done, "bronze"), civil_available(done.state, 0)) == ((3, 0), 3)
    idle = table().nation(0, pool=0, civil=("rich_land_a#1",), posts={"bronze": (2, 1)}).acting()
    idle.when(0, play).refused("TTA-CIV-51")


def test_a_replacement_counts_its_net_difference() -> None:
    """D56: TTA-MAT-09."""
    here = table().nation(
        0,
        leader="julius_caesar#1",
        specials=("warfare#1",),
        spent_ma=2,
        used_ma=True,
        civil=("napoleon_bonaparte#1", "strategy#1"),
        science=8,
    )
    elected = here.acting().when(0, ElectLeader(card_instance="napoleon_bonaparte#1"))
    assert (military_actions(elected.state, 0), military_available(elected.state, 0)) == (4, 2)
    played = elected.when(0, PlayTechnology(card_instance="strategy#1"))
    assert (military_actions(played.state, 0), military_available(played.state, 0)) == (5, 3)


def test_a_rise_after_a_change_of_government() -> None:
    """D57: TTA-MAT-09."""
    here = table().nation(
        0,
        government="constitutional_monarchy#1",
        spent_ma=4,
        science=14,
        civil=("republic#1", "napoleon_bonaparte#1"),
    )
    changed = here.acting().when(0, change("republic#1"))
    assert (military_actions(changed.state, 0), military_available(changed.state, 0)) == (2, 0)
    risen = changed.when(0, ElectLeader(card_instance="napoleon_bonaparte#1"))
    assert (military_actions(risen.state, 0), military_available(risen.state, 0)) == (3, 1)


def test_blue_tokens_of_a_replaced_technology_stay() -> None:
    """D58: TTA-CIV-42."""
    here = table().nation(
        0,
        specials=("justice_system#1",),
        blue=0,
        science=10,
        civil=("civil_service#1",),
        posts={"bronze": (2, 4)},
    )
    done = here.acting().when(0, PlayTechnology(card_instance="civil_service#1"))
    assert (nation(done).blue, post(done, "bronze")) == (0, (2, 4))


def test_robespierre_uses_up_the_extra_action_too() -> None:
    """D61: TTA-CRD-07."""
    here = table().nation(
        0,
        leader="maximilien_robespierre#1",
        science=3,
        civil=("patriotism_ii#1", "monarchy#1"),
    )
    played = here.acting().when(0, PlayActionCard(card_instance="patriotism_ii#1"))
    assert military_available(played.state, 0) == 4
    done = played.when(0, revolt("monarchy#1"))
    assert (military_available(done.state, 0), nation(done).turn.spent_ca) == (0, 1)


def test_a_wonder_for_nothing_uses_no_action() -> None:
    """D62: TTA-CIV-44, TTA-CRD-05."""
    here = (
        table()
        .row("taj_mahal#1")
        .nation(0, leader="michelangelo#1", science=3, civil=("monarchy#1",))
    )
    done = here.acting().when(0, TakeCard(slot=1), revolt("monarchy#1"))
    assert nation(done).court.government == "monarchy#1"


def test_trade_routes_pay_once_a_turn() -> None:
    """D55: TTA-CRD-27."""
    here = table(3).pact("trade_routes_agreement#1", 0, 1)
    here.nation(0, pool=2, posts={"agriculture": (2, 2), "bronze": (2, 3)})
    build = Build(card="bronze", use_trade_route=True)
    done = here.acting().when(0, build)
    assert (nation(done).food, nation(done).resources) == (1, 2)
    done.when(0, build).refused("TTA-CRD-27")


def test_a_partner_without_science_stops_technologies() -> None:
    """D35: TTA-CRD-26."""
    play = PlayTechnology(card_instance="iron#1")
    here = table(3).pact("scientific_cooperation#1", 0, 1)
    here.nation(0, science=5, civil=("iron#1",)).nation(1, science=0)
    here.acting().when(0, play).refused("TTA-CRD-26")
    done = here.nation(1, science=1).acting().when(0, play)
    assert (nation(done).science, nation(done, 1).science) == (2, 0)


def test_an_empty_yellow_bank_grows_no_population() -> None:
    """D06: TTA-CIV-10, TTA-SUP-01, TTA-MAT-03."""
    here = table().nation(0, yellow=0, posts={"agriculture": (2, 9)}).acting()
    here.when(0, IncreasePopulation(source="normal")).refused("TTA-CIV-10")
    assert (consumption(0), faces_needed(0)) == (6, 8)
