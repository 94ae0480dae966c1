"""The worked examples of the rulebook (A) in the form of MO-EX-01..10."""

from games.monumental.commands import (
    ChooseReward,
    CollectToken,
    DeclareConquest,
    DeclareExplore,
    DeclareMove,
    EndTurn,
    HireHero,
    Pass,
    PickUnit,
    ReturnHero,
    StepExplorer,
    StopExploring,
    StopMoving,
    UseEffect,
)
from games.monumental.effects import Goods
from games.monumental.facts.cards import DisplayCardDiscarded, DisplayFilled, DisplayShifted
from games.monumental.facts.city import (
    CityDiscarded,
    EffectUsed,
    MarkersRemoved,
    ResourcesGained,
    StepSkipped,
)
from games.monumental.facts.flow import (
    ActionsClosed,
    LastRoundAnnounced,
    PlayerPassed,
    RoundStarted,
    StartMarkerPassed,
    TurnActionTaken,
    TurnStarted,
)
from games.monumental.facts.map import (
    ExplorationTokenRevealed,
    ProvinceConquered,
    UnitsAdvanced,
    WarlordTriggered,
)
from games.monumental.facts.modules import (
    HeroesBackToRow,
    HeroPutAside,
    MonsterAttackStarted,
    MonsterGoldSpent,
    MonsterUnbeaten,
)
from games.monumental.steps import (
    Exploring,
    PassingMarker,
    RefillingDisplay,
    ReleasingMonsters,
    StartingRound,
)
from tests.games.monumental.position import First, Position, goods_of, happened

NEXT_TO_HOME = "h_1_1"
"""Plains next to the capital of the start player with two players."""


def altar() -> Position:
    """Egypt with the altar activated, its warlord at home, 1 military."""
    position = Position(mode="continuous", civilisations=("egypt", "greece"))
    position.slot(0, 1, "warrior_priest_altar").goods(0, military=1).tile(
        NEXT_TO_HOME, exploration="down"
    )
    return position.player(0, tokens=("mt_science_1",))


def test_ramesses_triumphs_before_the_token_is_turned_up() -> None:
    """MO-EX-01, first part: warlord moves, production tokens, then the token (MO-ACT-CNQ-08)."""
    game = altar().given()
    game = game.when(0, DeclareConquest(target=NEXT_TO_HOME, with_warlord=True), chance=First())
    kinds = [UnitsAdvanced, ProvinceConquered, WarlordTriggered, ResourcesGained]
    kinds.append(ExplorationTokenRevealed)
    assert [type(fact) for fact in happened(game, *kinds)] == kinds
    assert goods_of(game, 0) == Goods(production_token=2)
    game = game.when(0, ChooseReward(option=1))
    assert goods_of(game, 0) == Goods(production_token=2, gold=1)
    game.when(0, UseEffect(source="warrior_priest_altar", effect_index=0)).refused("MO-CON-03")


def test_the_altar_is_used_in_a_later_turn_of_the_round() -> None:
    """MO-EX-01, second part: the condition was met earlier in the round (MO-CON-10)."""
    position = altar().player(0, conquests=1)
    use = UseEffect(source="warrior_priest_altar", effect_index=0)
    game = (
        position.given()
        .when(0, use)
        .then(
            TurnActionTaken(seat=0, kind="effect"),
            EffectUsed(seat=0, source="warrior_priest_altar", effect=0),
            ResourcesGained(seat=0, gained=Goods(culture=1), source="warrior_priest_altar"),
        )
    )
    assert goods_of(game, 0).culture == 1
    game.when(0, EndTurn()).when(1, Pass()).when(0, use).refused("MO-CTY-04")


def test_ramesses_triumphs_once_in_a_round() -> None:
    """MO-EX-02: alone the warlord may not leave; with a soldier beside it there is no second
    gain."""
    position = altar().goods(0, military=3).player(0, marks=("ramesses_ii",), conquests=1)
    position.tile(NEXT_TO_HOME, 0, warlord=True, exploration=None)
    conquest = DeclareConquest(target="h_1_0", with_warlord=True)
    position.given().when(0, conquest).refused("MO-MAP-07")
    moved = position.given().when(
        0,
        DeclareMove(),
        PickUnit(kind="soldier", origin="h_2_0"),
        StopMoving(),
        EndTurn(),
    )
    game = moved.when(1, Pass()).when(0, conquest, chance=First()).accepted()
    assert happened(game, WarlordTriggered) == []


def test_the_display_is_refilled_with_four_players() -> None:
    """MO-EX-03: two were removed, so two more go from the far end (MO-DSP-01..03)."""
    row = ("irrigation", None, "writing", "currency", None, "temple", "academy", "quarry")
    position = Position(4, "continuous").display(*row)
    position.development("pyramids", "barracks", "marketplace", "mysticism", "great_wall")
    game = position.settled(StartingRound(number=2), RefillingDisplay())
    gone = [
        DisplayCardDiscarded(slot=8, card="quarry"),
        DisplayCardDiscarded(slot=7, card="academy"),
    ]
    assert happened(game, DisplayCardDiscarded) == gone
    assert game.state.display.slots == (
        *("mysticism", "marketplace", "barracks", "pyramids"),
        *("irrigation", "writing", "currency", "temple"),
    )


def test_the_display_grows_with_the_players() -> None:
    """MO-EX-04: 6 to 9 slots in continuous mode; five players use 47 cards (MO-SET-06)."""
    for seats, slots in ((2, 6), (3, 7), (4, 8), (5, 9)):
        display = Position(seats, "continuous").state.display
        assert len(display.slots) == slots
        assert display.missing == 0
        assert display.deck.size + slots == (47 if seats == 5 else 35)


def test_passing_loses_what_perishes() -> None:
    """MO-EX-05: gold, culture and tokens stay (MO-CON-13)."""
    position = Position(mode="continuous").turn(1)
    position.goods(1, production=2, science=1, gold=3, culture=1, production_token=2)
    position.player(1, tokens=("mt_science_1",))
    game = position.given().when(1, Pass())
    game.then(PlayerPassed(seat=1, lost=Goods(production=2, science=1)), TurnStarted(seat=0))
    assert goods_of(game, 1) == Goods(gold=3, culture=1, production_token=2)
    assert game.state.players[1].tokens == ("mt_science_1",)
    assert game.when(0, Pass(), chance=First()).state.round == position.state.round + 1


def test_an_explorer_collects_and_moves_on() -> None:
    """MO-EX-06: collecting does not stop it; a second time in the period it does not collect."""
    position = Position(mode="continuous").goods(0, military=2).explorer(0, 1, "h_1_1")
    position.player(0, tokens=("mt_science_1",))
    game = position.given().when(
        0,
        DeclareExplore(),
        CollectToken(explorer=1),
        StepExplorer(explorer=1, to="h_1_0"),
        StepExplorer(explorer=1, to="h_2_m1"),
    )
    assert game.accepted().state.players[0].scouted == (1,)
    assert goods_of(game, 0) == Goods(production_token=1)
    later = Position(mode="continuous").explorer(0, 1, "h_1_0").player(0, scouted=(1,))
    later.turn(0).asking(0, Exploring(left=2))
    later.given().when(0, StepExplorer(explorer=1, to="h_2_m1"), CollectToken(explorer=1)).refused(
        "MO-ACT-EXP-02"
    )
    later.given().when(0, StepExplorer(explorer=1, to="h_2_m1"), StopExploring()).accepted()


def test_three_cards_left_announce_the_last_round() -> None:
    """MO-EX-07 (MO-DSP-05, MO-END-02)."""
    for left, last in ((3, True), (4, False)):
        position = Position(mode="continuous").display(*(None,) * 2, *_row(4))
        position.development("eiffel_tower", "economics", *_late(left))
        game = position.settled(StartingRound(number=3), RefillingDisplay())
        assert bool(happened(game, LastRoundAnnounced)) is last


def test_a_returned_hero_lies_aside() -> None:
    """MO-EX-08: it stays under control until the display is refilled (MO-HER-06..08)."""
    position = Position(mode="continuous", heroes=True).goods(0, gold=6)
    position.with_state(heroes=("marco_polo", "sappho")).player(0, hero="boudica")
    position.player(0, tokens=("mt_science_1",))
    game = (
        position.given()
        .when(0, ReturnHero())
        .then(
            TurnActionTaken(seat=0, kind="return_hero"),
            HeroPutAside(seat=0, hero="boudica"),
            ResourcesGained(seat=0, gained=Goods(military=4), source="boudica"),
        )
    )
    assert goods_of(game, 0) == Goods(gold=6, military=4)
    game = game.when(0, EndTurn()).when(1, Pass())
    game = game.when(0, HireHero(hero="marco_polo")).refused("MO-HER-06")
    over = position.player(0, hero_aside=True, marks=("boudica",)).given()
    over = over.when(0, Pass()).when(1, Pass(), chance=First())
    over.then(
        HeroesBackToRow(heroes=("boudica",)),
        besides=(
            ActionsClosed,
            CityDiscarded,
            DisplayCardDiscarded,
            DisplayFilled,
            DisplayShifted,
            MarkersRemoved,
            PlayerPassed,
            RoundStarted,
            StartMarkerPassed,
        ),
    )
    assert set(over.state.heroes) == {"marco_polo", "sappho", "boudica"}
    assert over.state.players[0].hero is None


def test_monsters_attack_in_the_order_of_revelation() -> None:
    """MO-EX-09 (MO-MON-05): after the display, Hydra first."""
    position = Position(mode="continuous", monsters=True).display(*_row(4), None, None)
    position.with_state(waiting=("hydra", "kraken"))
    game = position.settled(PassingMarker(), ReleasingMonsters(first=0), RefillingDisplay())
    order = (0, 1)
    game.then(
        DisplayShifted(slots=(None, None, *_row(4))),
        MonsterAttackStarted(monster="hydra", order=order),
        MonsterAttackStarted(monster="kraken", order=order),
        besides=(
            DisplayFilled,
            MonsterGoldSpent,
            MonsterUnbeaten,
            RoundStarted,
            StartMarkerPassed,
            StepSkipped,
        ),
    )


def test_action_markers_never_run_out() -> None:
    """MO-EX-10 (MO-COM-06, MO-SUP-01): many marks, and one more."""
    position = altar().player(0, conquests=1, marks=tuple(f"mark {n}" for n in range(35)))
    game = position.given().when(0, UseEffect(source="warrior_priest_altar", effect_index=0))
    assert len(game.accepted().state.players[0].marks) == 36


def _row(count: int) -> tuple[str, ...]:
    return ("temple", "academy", "quarry", "barracks", "writing", "irrigation")[:count]


def _late(count: int) -> tuple[str, ...]:
    return ("radio", "railroad", "electricity", "panama_canal")[:count]
