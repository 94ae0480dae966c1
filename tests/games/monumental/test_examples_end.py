"""Derived scenarios of modules, rounds and the end: MO-EX-33..40; sections 8, 10, 11 and 12."""

import pytest

from games.kernel.result import Line
from games.kernel.scenario import Scenario
from games.monumental.commands import (
    AcquireBasicBuilding,
    ActivateCity,
    DeclareConquest,
    EndTurn,
    HireHero,
    Pass,
    ReturnHero,
    SpendMonsterGold,
    TakeBasicBuilding,
    UseEffect,
)
from games.monumental.effects import Goods
from games.monumental.facts.cards import (
    BasicBuildingAcquired,
    DisplayCardDiscarded,
    DisplayFilled,
    DisplayShifted,
    SeparatorRevealed,
)
from games.monumental.facts.city import (
    CityDiscarded,
    EffectUsed,
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
    LastRoundAnnounced,
    PlayerPassed,
    RoundStarted,
    StartMarkerPassed,
    TurnEnded,
    TurnStarted,
)
from games.monumental.facts.map import (
    BarbarianRewardChosen,
    ConquestDeclared,
    ConquestUnitCommitted,
    ExplorationTokenRevealed,
    ProvinceConquered,
    UnitRecalled,
    UnitsAdvanced,
    WarlordTriggered,
)
from games.monumental.facts.modules import (
    HeroHired,
    HeroReturned,
    MonsterAttackStarted,
    MonsterGoldSpent,
    MonsterRevealed,
    MonsterSlain,
    MonsterUnbeaten,
)
from games.monumental.rules.scoring import result, sheets
from games.monumental.state import State
from games.monumental.state.supply import Unexplored
from games.monumental.steps import PassingMarker, PassingTurn, ReleasingMonsters
from tests.games.monumental.position import First, Position, asked, goods_of, happened, legal

KEEP = ("mt_culture_1",)


def test_classic_mode_plays_one_more_full_round() -> None:
    """MO-EX-33 (MO-END-01, MO-TRN-06): after the emptying refill no display step follows."""
    position = Position(3).with_state(round=9).turn(1).display("temple", None, None, *_row(3))
    position.development("radio", "railroad")
    game = position.given().when(1, EndTurn(), chance=First())
    game.then(
        LastRoundAnnounced(number=10),
        TurnStarted(seat=2),
        besides=(
            ActionsClosed,
            CityDiscarded,
            DisplayCardDiscarded,
            DisplayFilled,
            DisplayShifted,
            MarkersRemoved,
            SeparatorRevealed,
            TurnEnded,
        ),
    )
    shown = game.state.display.slots
    for seat, number in ((2, 9), (0, 10), (1, 10), (2, 10)):
        assert game.state.round == number
        game = _ended(game, seat)
    rounds = [fact for fact in game.facts if isinstance(fact, RoundStarted)]
    assert rounds == [RoundStarted(number=10, start=0)]
    assert game.facts[-2] == GameEnded()
    assert game.state.display.slots == shown
    assert result(game.state) is not None


def _ended(game: Scenario[State, object], seat: int) -> Scenario[State, object]:
    game = game.when(seat, ActivateCity(row=1, column=1))
    return game.when(seat, EndTurn()) if asked(game, seat) else game


def _row(count: int) -> tuple[str, ...]:
    return ("academy", "quarry", "barracks", "writing")[:count]


def _owning(position: Position, seat: int, knowledge: int, wonders: int, policies: int) -> None:
    """Cards in the archive score like any others (MO-SCO-02)."""
    learned = ("writing", "irrigation", "currency", "mysticism", "metal_casting", "radio")
    built = ("pyramids", "great_wall", "hanging_gardens")
    active = ("democracy", "delian_league", "colonies")
    position.player(
        seat,
        archive=learned[:knowledge] + built[:wonders],
        policies=active[:policies],
        construction="notre_dame",
    )


def test_all_who_tie_get_the_bonus() -> None:
    """MO-EX-34 (MO-SCO-03): Knowledge 4, 4, 2; nobody has a policy."""
    position = Position(3)
    for seat, knowledge in enumerate((4, 4, 2)):
        _owning(position, seat, knowledge, 0, 0)
    game = position.with_state(last_round=1, order=(0, 1, 2)).settled(PassingTurn(after=2))
    game.then(
        DominanceScored(category="provinces", seats=()),
        DominanceScored(category="knowledge", seats=(0, 1)),
        DominanceScored(category="wonders", seats=()),
        DominanceScored(category="policies", seats=()),
        besides=(CategoryScored, FinalScore, GameEnded),
    )


def _having(
    position: Position, seat: int, *, provinces: int = 0, gold: int = 0, **own: int
) -> None:
    _owning(position, seat, own.get("knowledge", 0), own.get("wonders", 0), own.get("policies", 0))
    position.goods(seat, gold=gold)
    for tile in (("h_1_0", "h_1_1"), ("h_m1_0", "h_m1_1"))[seat][:provinces]:
        position.tile(tile, seat, soldiers=1)


@pytest.mark.parametrize(
    ("loses", "wins"),
    [
        ({"provinces": 2, "gold": 9}, {"wonders": 1}),
        ({"knowledge": 2, "gold": 9}, {"provinces": 2}),
        ({"policies": 1, "gold": 9}, {"knowledge": 2}),
        ({"policies": 1}, {"policies": 1, "gold": 1}),
    ],
)
def test_ties_for_the_win_are_broken_in_order(loses: dict[str, int], wins: dict[str, int]) -> None:
    """MO-SCO-05: equal points; more wonders, else provinces, else Knowledge, else gold."""
    position = Position(2)
    _having(position, 0, **loses)
    _having(position, 1, **wins)
    over = position.with_state(last_round=1, order=(0, 1)).settled(PassingTurn(after=1))
    ended = result(over.state)
    assert ended is not None
    assert len({one.points for one in ended.standings}) == 1
    assert [(one.seat, one.rank) for one in ended.standings] == [(1, 1), (0, 2)]


def test_the_final_score() -> None:
    """MO-EX-35 (MO-SCO-01..04): 30 to 23."""
    position = Position(2, monsters=True)
    _owning(position, 0, 4, 2, 3)
    _owning(position, 1, 6, 2, 1)
    position.player(0, monsters=("hydra",))
    for tile in ("h_1_0", "h_1_1", "h_2_m1", "h_2_m2", "h_1_m1", "h_0_1"):
        position.tile(tile, 0, soldiers=1)
    for tile in ("h_m1_0", "h_m1_1", "h_m2_1", "h_m2_2", "h_m1_m1"):
        position.tile(tile, 1, soldiers=1)
    first, second = sheets(position.state)
    assert (first.points, second.points) == (30, 23)
    assert first.lines[:4] == (
        Line("provinces", 6),
        Line("knowledge", 4),
        Line("wonders", 4),
        Line("policies", 6),
    )
    assert first.lines[-1] == Line("monsters", 1)


def test_ties_are_broken() -> None:
    """MO-SCO-05: wonders, provinces, Knowledge, gold, else shared."""
    position = Position().goods(0, gold=2)
    game = position.with_state(last_round=1).settled(PassingTurn(after=1))
    end = result(game.state)
    assert end is not None
    assert [(one.seat, one.rank) for one in end.standings] == [(0, 1), (1, 2)]
    even = Position().with_state(last_round=1).settled(PassingTurn(after=1))
    shared = result(even.state)
    assert shared is not None
    assert shared.winners == (0, 1)


def test_a_slain_monster() -> None:
    """MO-EX-36 (MO-MON-03, MO-MON-04, MO-MON-10): a tie goes to the earlier one."""
    position = Position(monsters=True).with_state(waiting=("hydra",))
    position.city(0, ["fort#1", "fort#2", "fort#3"]).tile("h_1_0", 0, outpost=True)
    position.city(1, ["fort#1", "fort#2"]).goods(1, gold=3)
    game = position.settled(PassingTurn(after=1), ReleasingMonsters(first=0))
    game.then(MonsterAttackStarted(monster="hydra", order=(0, 1)), MonsterGoldSpent(seat=0, n=0))
    assert legal(game, 1) == {SpendMonsterGold(n=n) for n in range(4)}
    game = game.when(1, SpendMonsterGold(n=2))
    game.then(
        MonsterGoldSpent(seat=1, n=2),
        MonsterSlain(monster="hydra", seat=0, powers=(4, 4)),
        ResourcesGained(seat=0, gained=Goods(culture=2), source="hydra"),
        RoundStarted(number=2, start=0),
        TurnStarted(seat=0),
    )
    assert goods_of(game, 0) == Goods(culture=2)
    assert goods_of(game, 1) == Goods(gold=1)
    assert game.state.players[0].monsters == ("hydra",)


def test_an_unbeaten_monster() -> None:
    """MO-EX-37 (MO-MON-04, MO-MON-08, MO-MON-11): losses in order, as far as possible."""
    position = Position(monsters=True).with_state(waiting=("fenrir",))
    position.tile("h_1_0", 0, soldiers=1, outpost=True).tile("h_m1_0", 1, soldiers=1)
    game = position.settled(PassingTurn(after=1), ReleasingMonsters(first=0))
    game.then(
        MonsterUnbeaten(monster="fenrir", powers=(1, 0)),
        UnitRecalled(seat=0, kind="soldier", origin="h_1_0"),
        besides=(MonsterAttackStarted, MonsterGoldSpent, RoundStarted, StepSkipped, TurnStarted),
    )
    assert len(happened(game, UnitRecalled)) == 1
    assert game.state.departed == ("fenrir",)


def test_a_reward_may_be_chosen() -> None:
    """MO-MON-09, MO-RUL-02: a free basic building goes on top of the city deck."""
    position = Position(monsters=True).with_state(waiting=("sphinx",))
    position.city(0, ["archery_range#1", "archery_range#2"])
    game = position.settled(PassingTurn(after=1), ReleasingMonsters(first=0))
    game = game.when(0, TakeBasicBuilding(pile="laboratory"))
    game.then(
        BasicBuildingAcquired(seat=0, card="laboratory#1"),
        RoundStarted(number=2, start=0),
        TurnStarted(seat=0),
    )
    assert game.state.players[0].deck.items == ("laboratory#1",)


def test_a_monster_instead_of_barbarians() -> None:
    """MO-EX-38 (MO-MON-02): no reward at all, the trigger is spent; in classic mode it attacks at
    the end of the turn (MO-MON-07)."""
    position = Position(civilisations=("denmark", "egypt"), monsters=True).goods(0, military=1)
    position.player(0, tokens=KEEP)
    position.with_state(unexplored=Unexplored(12, 12, (), ("hydra", "kraken")))
    conquest = DeclareConquest(target="h_1_0", with_warlord=True)
    game = position.given().when(0, conquest, chance=First())
    game.then(
        WarlordTriggered(seat=0, warlord="siegfried"),
        MonsterRevealed(monster="hydra", tile="h_1_0", seat=0),
        besides=(
            ConquestDeclared,
            ConquestUnitCommitted,
            ProvinceConquered,
            ResourcesSpent,
            UnitsAdvanced,
        ),
    )
    assert happened(game, BarbarianRewardChosen, ExplorationTokenRevealed) == []
    assert goods_of(game, 0) == Goods()
    over = game.when(0, EndTurn(), chance=First())
    over.then(
        MonsterAttackStarted(monster="hydra", order=(0, 1)),
        TurnStarted(seat=1),
        besides=(
            ActionsClosed,
            CityDiscarded,
            DisplayCardDiscarded,
            DisplayFilled,
            DisplayShifted,
            MarkersRemoved,
            MonsterGoldSpent,
            MonsterUnbeaten,
            StepSkipped,
            TurnEnded,
        ),
    )


def test_who_has_passed_is_left_out() -> None:
    """MO-EX-39 (MO-CON-12): the last one keeps taking turns."""
    position = Position(3, "continuous")
    for seat in range(3):
        position.player(seat, tokens=("mt_science_1", "mt_culture_1")).goods(seat, production=9)
    basic = AcquireBasicBuilding(pile="workshop")
    game = position.given().when(0, Pass()).when(1, basic, EndTurn()).when(2, Pass())
    game = game.when(1, basic, EndTurn()).when(1, basic, EndTurn()).when(1, Pass(), chance=First())
    turns = [fact.seat for fact in happened(game, TurnStarted) if isinstance(fact, TurnStarted)]
    assert turns == [1, 2, 1, 1, 1]


def test_the_start_marker_moves_on() -> None:
    """MO-EX-40 (MO-CON-18): activation begins with the new start player."""
    position = Position(3, "continuous").with_state(round=3)
    game = position.settled(PassingMarker())
    game.then(StartMarkerPassed(giver=0, taker=1), RoundStarted(number=4, start=1))
    assert game.state.agenda.awaits() == {1}
    assert [frame.seat for frame in reversed(game.state.agenda.frames)] == [1, 2, 0, None]


def test_the_last_continuous_round() -> None:
    """MO-END-02, MO-END-04: no display refill, heroes stay aside, the marker stays."""
    position = Position(mode="continuous", heroes=True).with_state(last_round=1, round=1)
    position.player(0, hero="boudica", hero_aside=True).display(*_row(4), None, None)
    position.with_state(heroes=())
    game = position.given().when(0, Pass()).when(1, Pass(), chance=First())
    game.then(
        GameEnded(),
        besides=(
            ActionsClosed,
            CategoryScored,
            CityDiscarded,
            DominanceScored,
            FinalScore,
            MarkersRemoved,
            PlayerPassed,
        ),
    )
    assert happened(game, StartMarkerPassed) == []
    assert game.state.display.slots[-1] is None
    assert game.state.players[0].hero == "boudica"


def test_a_classic_hero_returns_to_the_row_at_once() -> None:
    """MO-HER-02..05, MO-HER-09, MO-HER-11: the use mark stays with the card in that turn."""
    position = Position(heroes=True).goods(0, gold=9).player(0, hero="boudica", tokens=KEEP)
    position.with_state(heroes=("sappho",))
    use = UseEffect(source="boudica", effect_index=0)
    game = (
        position.given()
        .when(0, use, ReturnHero())
        .then(
            EffectUsed(seat=0, source="boudica", effect=0),
            ResourcesGained(seat=0, gained=Goods(military=1), source="boudica"),
            HeroReturned(seat=0, hero="boudica"),
            ResourcesGained(seat=0, gained=Goods(military=4), source="boudica"),
        )
    )
    assert goods_of(game, 0) == Goods(gold=9, military=5)
    game = game.when(0, HireHero(hero="boudica")).then(
        ResourcesSpent(seat=0, paid=Goods(gold=4), purpose="hero"),
        HeroHired(seat=0, hero="boudica"),
    )
    game.when(0, HireHero(hero="sappho")).refused("MO-HER-02")
    game.when(0, use).refused("MO-CTY-04")
