"""What the sections of the rules say beside the examples."""

from typing import get_args

import pytest

from games.kernel.title import Table
from games.monumental import title
from games.monumental.commands import (
    AcquireBasicBuilding,
    ArchiveCard,
    ChooseReward,
    CollectToken,
    Command,
    CompleteWonder,
    DeclareConquest,
    DeclareExplore,
    Decline,
    EndTurn,
    Pass,
    PayUnit,
    PlaceOutpost,
    StepExplorer,
    UseEffect,
)
from games.monumental.effects import Goods
from games.monumental.facts.cards import DisplayCardDiscarded, DisplayFilled, DisplayShifted
from games.monumental.facts.city import (
    CardDrawnAndActivated,
    CityDiscarded,
    DiscountExpired,
    DiscountSet,
    MarkersRemoved,
    ResourcesGained,
    ResourcesSpent,
    StepSkipped,
)
from games.monumental.facts.flow import (
    ActionsClosed,
    CategoryScored,
    DominanceScored,
    FinalScore,
    GameEnded,
    PlayerPassed,
    RoundStarted,
    TurnActionTaken,
    TurnEnded,
    TurnStarted,
)
from games.monumental.facts.map import (
    BarbarianRewardChosen,
    ConquestDeclared,
    ConquestUnitCommitted,
    ExplorationTokenRevealed,
    OutpostBuilt,
    ProvinceConquered,
    UnitsAdvanced,
    UnitsRetreated,
    WarlordTriggered,
)
from games.monumental.facts.modules import MonsterAttackStarted, MonsterGoldSpent, MonsterUnbeaten
from games.monumental.options import Options
from games.monumental.rules import RULES
from games.monumental.rules.scoring import sheets
from games.monumental.state.player import Waiting
from games.monumental.steps import PlacingOutpost
from tests.games.monumental.position import First, Position, asked, goods_of, happened, legal
from tests.support.games import Dice, game, random_game

KEEP = ("mt_culture_1",)


def test_setup_asks_for_its_draws_in_order() -> None:
    """MO-SET-11, MO-RND-01, MO-SET-07, MO-SET-10, MO-END-03: turn order, civilisations, display,
    heroes, cities; three full piles, and no last round yet."""
    dice = Dice("setup")
    options = Options(mode="continuous", heroes=True, monsters=True)
    facts = RULES.setup(Table(seats=3, options=options), dice)
    labels = list(dict.fromkeys(one.label for one in dice.drawn))
    assert labels[:4] == [
        "turn order",
        "civilisations in turn order",
        "display card of era 1",
        "hero row",
    ]
    assert all(one.startswith("city card of seat") for one in labels[4:])
    state = None
    for fact in facts:  # type: ignore[union-attr]
        state = fact.applied(state)
    assert state.supply.basics == (10, 10, 10)  # type: ignore[attr-defined]
    assert state.last_round is None  # type: ignore[attr-defined]
    assert state.unexplored.lurking == 5  # type: ignore[attr-defined]


def test_what_lasts_and_what_perishes() -> None:
    """MO-RES-01, MO-RES-02, MO-TRN-05, MO-TRN-07: the end of the turn of classic mode."""
    position = Position(civilisations=("egypt", "china")).goods(
        0, production=1, science=2, military=3, military_neutral=1, gold=4, culture=5
    )
    position.player(0, discounts=(Waiting("university", "knowledge", n=2),), marks=("agora",))
    game = position.given().when(0, EndTurn(), chance=First())
    lost = Goods(production=1, science=2, military=3, military_neutral=1)
    game.then(
        TurnEnded(seat=0, lost=lost),
        DiscountExpired(seat=0, discount=Waiting("university", "knowledge", n=2)),
        MarkersRemoved(seat=0),
        besides=(
            ActionsClosed,
            CityDiscarded,
            DisplayCardDiscarded,
            DisplayFilled,
            DisplayShifted,
            TurnStarted,
        ),
    )
    assert goods_of(game, 0) == Goods(gold=4, culture=5)
    assert game.state.players[0].marks == ()


def test_any_number_of_cards_and_effects_in_a_turn() -> None:
    """MO-TRN-04, MO-TRN-08: cost, supply and marks are the only limits."""
    position = Position().goods(0, production=6).player(0, tokens=KEEP, side=("university",))
    basic = AcquireBasicBuilding(pile="workshop")
    game = position.slot(0, 1, "masons_guild").given().when(0, basic, basic)
    game = game.when(0, UseEffect(source="university", effect_index=0))
    game = game.when(0, UseEffect(source="masons_guild", effect_index=0)).accepted()
    assert len(happened(game, DiscountSet)) == 2
    assert game.state.players[0].deck.items == ("workshop#2", "workshop#1")


def test_nothing_discards_cards_of_the_display_by_choice() -> None:
    """MO-ACT-ACQ-04: no command reserves or discards one."""
    names = {kind.__name__ for kind in get_args(Command)}
    assert {name for name in names if "Display" in name or "Reserve" in name} == set()


def test_conquest_leaves_what_explorers_are_for() -> None:
    """MO-ACT-CNQ-06, MO-ACT-CNQ-10, MO-ACT-CNQ-11: the production token stays, and the warlord
    triggers whether its player wants it or not."""
    position = Position(civilisations=("egypt", "china")).goods(0, military=1)
    position.player(0, tokens=KEEP)
    conquest = DeclareConquest(target="h_1_1", with_warlord=True)
    game = position.given().when(0, conquest, chance=First())
    game.then(
        ConquestDeclared(seat=0, tile="h_1_1", with_warlord=True, required=1),
        ConquestUnitCommitted(seat=0, kind="warlord", origin="h_2_0"),
        UnitsAdvanced(seat=0, tile="h_1_1", soldiers=(), warlord="h_2_0"),
        WarlordTriggered(seat=0, warlord="ramesses_ii"),
        besides=(ResourcesSpent, ProvinceConquered, ResourcesGained, ExplorationTokenRevealed),
    )
    game = game.when(0, ChooseReward(option=1))
    game.then(
        BarbarianRewardChosen(seat=0, token="bar_cul", option=1),
        ResourcesGained(seat=0, gained=Goods(gold=1), source="bar_cul"),
    )
    assert game.state.land.at("h_1_1").production


def test_both_explorers_in_one_action() -> None:
    """MO-ACT-EXP-01a, MO-ACT-EXP-02, MO-ACT-EXP-03 (effects, timing 35)."""
    position = Position(mode="continuous").goods(0, military=2).player(0, tokens=KEEP)
    game = position.given().when(
        0,
        DeclareExplore(),
        StepExplorer(explorer=1, to="h_1_1"),
        CollectToken(explorer=1),
        StepExplorer(explorer=2, to="h_2_m1"),
        CollectToken(explorer=2),
    )
    assert goods_of(game.accepted(), 0) == Goods(production_token=2)
    assert game.state.players[0].scouted == (1, 2)


def test_who_has_passed_can_be_attacked() -> None:
    """MO-CON-16, MO-ACT-USE-02: and what was conquered earlier counts later in the round."""
    position = Position(mode="continuous", civilisations=("egypt", "china"))
    position.player(1, passed=True).player(0, tokens=KEEP).goods(0, military=2)
    position.tile("h_1_0", 1, soldiers=1, exploration=None)
    position.slot(0, 1, "warrior_priest_altar")
    game = position.given().when(0, DeclareConquest(target="h_1_0", with_warlord=True))
    game.then(
        UnitsRetreated(seat=1, tile="h_1_0", soldiers=1, warlord=False, outpost=False),
        besides=(
            ConquestDeclared,
            ConquestUnitCommitted,
            ProvinceConquered,
            ResourcesGained,
            ResourcesSpent,
            TurnActionTaken,
            UnitsAdvanced,
            WarlordTriggered,
        ),
    )
    use = UseEffect(source="warrior_priest_altar", effect_index=0)
    game = game.when(0, EndTurn(), use)
    assert goods_of(game.accepted(), 0).culture == 1


def test_a_marked_card_may_be_archived() -> None:
    """MO-CON-21, MO-CTY-08a, MO-CTY-11: its Knowledge stays in its order."""
    position = Position(mode="continuous").player(0, marks=("temple",), side=("medicine",))
    position.slot(0, 1, "writing", "irrigation", "temple").player(0, tokens=KEEP)
    game = position.given().when(
        0, UseEffect(source="medicine", effect_index=0), ArchiveCard(card="temple")
    )
    slot = game.accepted().state.players[0].slots[0]
    assert (slot.knowledge, slot.cover) == (("writing", "irrigation"), None)


def test_a_gain_if_any_never_fails() -> None:
    """MO-SUP-03, MO-RUL-06, MO-CTY-09: Hua Mulan draws what there is."""
    position = Position(civilisations=("china", "egypt")).goods(0, military=1)
    position.player(0, tokens=KEEP).deck(0, "mine")
    conquest = DeclareConquest(target="h_1_1", with_warlord=True)
    game = position.given().when(0, conquest, chance=First())
    assert len(happened(game.accepted(), CardDrawnAndActivated)) == 1


def test_an_optional_outpost_may_be_declined() -> None:
    """Effects, `place_outpost`: Himeji Castle offers one without soldiers."""
    position = Position().goods(0, production=9).player(0, construction="himeji_castle")
    position.tile("h_1_0", 0, soldiers=1).player(0, tokens=KEEP)
    game = position.given().when(0, CompleteWonder())
    while not isinstance(asked(game, 0), PlacingOutpost):
        game = game.when(0, PayUnit(source="production"))
    assert {PlaceOutpost(tile="h_1_0"), Decline()} == legal(game, 0)
    assert happened(game.when(0, Decline()).accepted(), OutpostBuilt) == []
    placed = game.when(0, PlaceOutpost(tile="h_1_0")).accepted()
    assert happened(placed, OutpostBuilt) == [OutpostBuilt(seat=0, tile="h_1_0", soldiers=0)]


def test_heroes_score_nothing() -> None:
    """MO-HER-10."""
    position = Position(heroes=True)
    before = [sheet.points for sheet in sheets(position.state)]
    after = sheets(position.player(0, hero="boudica").state)
    assert [sheet.points for sheet in after] == before


def test_monsters_attack_in_the_last_round_too() -> None:
    """MO-MON-06: after the refills, before the end."""
    position = Position(mode="continuous", monsters=True).with_state(
        waiting=("hydra",), last_round=1
    )
    game = position.player(1, passed=True).given().when(0, Pass(), chance=First())
    game.then(
        MonsterAttackStarted(monster="hydra", order=(0, 1)),
        GameEnded(),
        besides=(
            ActionsClosed,
            CategoryScored,
            CityDiscarded,
            DominanceScored,
            FinalScore,
            MarkersRemoved,
            MonsterGoldSpent,
            MonsterUnbeaten,
            PlayerPassed,
            StepSkipped,
        ),
    )


@pytest.mark.parametrize(("seats", "classic", "continuous"), [(2, 16, 14), (3, 11, 10), (4, 9, 7)])
def test_games_end_in_time(seats: int, classic: int, continuous: int) -> None:
    """MO-INV-06, MO-INV-08, MO-CON-01, MO-CON-19: rounds are bounded in both modes."""
    for seed in range(1, 7):
        played = random_game(title, seats=seats, seed=seed)
        bound = continuous if played.table.options.mode == "continuous" else classic
        rounds = [fact for fact in played.facts if isinstance(fact, RoundStarted)]
        assert len(rounds) <= bound
        filled = [fact for fact in played.facts if isinstance(fact, DisplayFilled)]
        assert sum(len(fact.cards) for fact in filled) <= 35


def test_the_fold_of_the_facts_is_the_game() -> None:
    """MO-INV-07: no chance in it, and the same again."""
    played = game(title, seats=5, seed=4, policy="random")
    state = None
    for fact in played.facts:
        state = fact.applied(state)
    assert state == played.end
