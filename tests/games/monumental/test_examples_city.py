"""Derived scenarios of cities, cards, payments and effects: MO-EX-11..19, MO-EX-25, MO-EX-26,
MO-EX-28..32, MO-EX-42..45, MO-EX-47, MO-EX-48."""

import pytest

from games.kernel.rulesets import under
from games.kernel.scenario import given
from games.monumental import title
from games.monumental.commands import (
    AcquireBasicBuilding,
    AcquireDevelopment,
    ActivateCity,
    ArchiveCard,
    CollectToken,
    CompleteWonder,
    ConvertBasic,
    DevelopPolicy,
    EndTurn,
    Pass,
    PayUnit,
    PlaceWonderToken,
    ReturnHero,
    ScientificDiscovery,
    UseEffect,
    UseMarketToken,
)
from games.monumental.effects import Goods
from games.monumental.facts.cards import (
    BasicBuildingAcquired,
    DisplayCardDiscarded,
    DisplayFilled,
    PolicyDeveloped,
    PolicyOneOffResolved,
    SeparatorRevealed,
    WonderCompleted,
    WonderTokenPlaced,
)
from games.monumental.facts.city import (
    CardDrawnAndActivated,
    CityDeckReshuffled,
    CityDiscarded,
    CityFilled,
    DiscountConsumed,
    DiscountExpired,
    EffectUsed,
    MarkersRemoved,
    ResourcesGained,
    ResourcesSpent,
)
from games.monumental.facts.flow import (
    LastRoundAnnounced,
    RoundStarted,
    TurnActionTaken,
    TurnStarted,
)
from games.monumental.state.player import Waiting
from games.monumental.state.readings import completing, required
from games.monumental.steps import (
    ActivatingCity,
    Exploring,
    RefillingCity,
    RefillingDisplay,
    StartingRound,
    TakingTurn,
)
from tests.games.monumental.position import First, Position, goods_of, happened, legal

KEEP = ("mt_culture_1",)
"""A market token, so that something stays possible and no turn ends by itself."""


def test_activation_gives_all_icons_at_once() -> None:
    """MO-EX-11 (MO-CTY-03): five slots, with the Knowledge under their covers."""
    position = Position(civilisations=("china", "egypt"))
    for slot, cards in (
        (4, ("work_camp#1",)),
        (5, ("work_camp#2",)),
        (6, ("fort#1",)),
        (3, ("pyrotechnics", "library#1")),
        (9, ("mine",)),
        (1, ("forum",)),
    ):
        position.slot(0, slot, *cards, activated=False)
    position.asking(0, TakingTurn(), ActivatingCity())
    game = position.given().when(0, ActivateCity(row=2, column=3))
    assert goods_of(game, 0) == Goods(production=2, military=1, science=2, gold=1)
    assert sum(slot.activated for slot in game.state.players[0].slots) == 5
    assert UseEffect(source="pyrotechnics", effect_index=0) in legal(game, 0)


def test_knowledge_comes_under_the_next_cover() -> None:
    """MO-EX-12 (MO-CTY-05)."""
    position = Position().city(0, [f"work_camp#{n}" for n in range(1, 6)])
    position.slot(0, 6, "library#1", activated=False).slot(0, 7, "library#2", activated=False)
    position.slot(0, 8, "library#3", activated=False).slot(0, 9, activated=True)
    game = position.deck(0, "irrigation", "writing", "fort#1").settled(RefillingCity(player=0))
    game.then(
        CityDiscarded(seat=0, cards=()),
        MarkersRemoved(seat=0),
        CityFilled(seat=0, slots=(9, 9, 9), cards=("irrigation", "writing", "fort#1")),
    )
    slot = game.state.players[0].slots[8]
    assert (slot.knowledge, slot.cover) == (("irrigation", "writing"), "fort#1")
    assert slot.icons == Goods(production=1, science=1, military=1)


def test_a_reshuffle_inside_a_refill() -> None:
    """MO-EX-13 (MO-CTY-06): cards discarded in this refill are among those shuffled."""
    position = Position().city(0, ["work_camp#1", "work_camp#2", "work_camp#3", "work_camp#4"])
    for slot, cards in ((5, ("irrigation", "fort#1")), (6, ("fort#2",)), (7, ("fort#3",))):
        position.slot(0, slot, *cards)
    position.slot(0, 8, "library#1").slot(0, 9, "library#2")
    position.deck(0, "mine", "forum").player(0, discard=("library#3",))
    game = position.settled(StartingRound(number=2), RefillingCity(player=0))
    game.then(
        CityFilled(seat=0, slots=(5, 6), cards=("mine", "forum")),
        CityDeckReshuffled(seat=0, count=7),
        CityFilled(seat=0, slots=(7, 8, 9), cards=("fort#1", "fort#2", "fort#3")),
        besides=(CityDiscarded, MarkersRemoved, RoundStarted, TurnStarted),
    )
    drawn = [fact for fact in happened(game, CityFilled) if isinstance(fact, CityFilled)]
    dealt = sum(len(one.cards) for one in drawn[1:])
    assert (game.state.players[0].deck.size, game.state.players[0].discard) == (7 - dealt, ())


def test_acquired_cards_lie_on_top() -> None:
    """MO-EX-14 (MO-CTY-07): the latest is drawn first."""
    position = Position().goods(0, production=8).display("temple", *(None,) * 5)
    position.player(0, tokens=KEEP)
    position.slot(0, 1, "work_camp#1").slot(0, 2, "work_camp#2")
    game = position.deck(0, rest=["fort#1", "fort#2"]).given()
    game = game.when(0, AcquireDevelopment(display_slot=1))
    game = game.when(0, AcquireBasicBuilding(pile="workshop"))
    assert game.accepted().state.players[0].deck.items[:2] == ("workshop#1", "temple")
    ended = game.when(0, EndTurn(), chance=First())
    assert ended.state.players[0].slots[0].cover == "workshop#1"
    assert ended.state.players[0].slots[1].cover == "temple"


@pytest.mark.parametrize(
    ("took", "after"),
    [
        (False, ("writing", "temple", "academy", "quarry", "barracks", "irrigation")),
        (True, ("writing", "temple", "academy", "barracks", "irrigation", "currency")),
    ],
)
def test_the_classic_display_loses_a_card_if_none_was_taken(
    took: bool, after: tuple[str, ...]
) -> None:
    """MO-EX-15 (MO-TRN-06); the two rows with two players are display only (MO-SET-06a)."""
    row = ["temple", "academy", "quarry", "barracks", "irrigation", "currency"]
    gone = [row[2]] if took else []
    position = Position().display(*(None if card in gone else card for card in row))
    position.development("writing", "mysticism").player(0, removed=took)
    game = position.settled(StartingRound(number=2), RefillingDisplay(after=0))
    assert game.state.display.slots == after
    assert len(happened(game, DisplayCardDiscarded)) == (not took)


def test_one_wonder_at_a_time() -> None:
    """MO-EX-16 (MO-ACT-ACQ-03): after it is completed, the next one may begin."""
    position = Position().display("colossus_of_rhodes", *(None,) * 5).goods(0, production=8)
    position.player(0, construction="pyramids", tokens=KEEP)
    acquire = AcquireDevelopment(display_slot=1)
    position.given().when(0, acquire).refused("MO-ACT-ACQ-03")
    game = (
        position.given()
        .when(0, CompleteWonder())
        .then(
            ResourcesSpent(seat=0, paid=Goods(production=4), purpose="wonder"),
            WonderCompleted(seat=0, card="pyramids"),
            WonderTokenPlaced(seat=0, card="pyramids", tile="h_2_0"),
            ResourcesGained(seat=0, gained=Goods(production_token=3), source="pyramids"),
        )
    )
    assert acquire in legal(game, 0)


def test_completing_the_great_wall() -> None:
    """MO-EX-17 (MO-ACT-WON-02..04): card, token, effect; the token defends its province."""
    position = Position().goods(0, production=4).player(0, construction="great_wall")
    position.tile("h_2_m1", 0, soldiers=1)
    game = (
        position.given()
        .when(0, CompleteWonder())
        .then(
            ResourcesSpent(seat=0, paid=Goods(production=4), purpose="wonder"),
            WonderCompleted(seat=0, card="great_wall"),
            WonderTokenPlaced(seat=0, card="great_wall", tile="h_2_m1"),
            ResourcesGained(seat=0, gained=Goods(military=3), source="great_wall"),
        )
    )
    assert goods_of(game, 0).military == 3
    assert game.state.players[0].deck.items == ("great_wall",)
    assert required(game.state, 1, "h_2_m1") == 2 + 1 + 4


def test_a_second_token_needs_another_province() -> None:
    """MO-ACT-WON-03: tokens go where none lies; without such a province, to the capital."""
    position = Position().goods(0, production=4).player(0, construction="great_wall")
    position.tile("h_2_m1", 0, soldiers=1, wonders=("pyramids",))
    game = position.given().when(0, CompleteWonder())
    game.then(
        ResourcesSpent(seat=0, paid=Goods(production=4), purpose="wonder"),
        WonderCompleted(seat=0, card="great_wall"),
        WonderTokenPlaced(seat=0, card="great_wall", tile="h_2_0"),
        ResourcesGained(seat=0, gained=Goods(military=3), source="great_wall"),
    )
    two = position.tile("h_1_0", 0, soldiers=1).tile("h_1_1", 0, soldiers=1).given()
    two = two.when(0, CompleteWonder())
    assert legal(two, 0) == {PlaceWonderToken(tile="h_1_0"), PlaceWonderToken(tile="h_1_1")}
    two.when(0, PlaceWonderToken(tile="h_2_m1")).refused("MO-ACT-WON-03")


def test_all_active_policies_fire_again() -> None:
    """MO-EX-18 (MO-ACT-POL-01, MO-ACT-POL-02): oldest first, the cost before."""
    position = Position(civilisations=("greece", "egypt")).goods(0, culture=2)
    position.player(0, policies=("democracy",))
    game = position.given().when(0, DevelopPolicy(policy="delian_league"))
    game.then(
        ResourcesSpent(seat=0, paid=Goods(culture=2), purpose="policy"),
        PolicyOneOffResolved(seat=0, policy="democracy"),
        ResourcesGained(seat=0, gained=Goods(gold=2), source="democracy"),
        PolicyOneOffResolved(seat=0, policy="delian_league"),
        ResourcesGained(seat=0, gained=Goods(production=1), source="delian_league"),
        ResourcesGained(seat=0, gained=Goods(science=1), source="delian_league"),
        ResourcesGained(seat=0, gained=Goods(military=1), source="delian_league"),
        besides=(PolicyDeveloped,),
    )
    assert goods_of(game, 0) == Goods(gold=2, production=1, science=1, military=1)


def test_policies_are_paid_with_culture_alone() -> None:
    """MO-EX-19 (MO-RES-04, MO-RES-06): gold is no culture."""
    position = Position(civilisations=("greece", "egypt")).goods(0, culture=2, gold=9)
    position.player(0, policies=("democracy", "colonies"))
    position.given().when(0, DevelopPolicy(policy="delian_league")).refused("MO-RES-06")


def test_gold_pays_for_any_basic_resource() -> None:
    """MO-EX-25 (MO-RES-04): but not for culture."""
    position = Position().goods(0, production=1, gold=2).player(0, tokens=KEEP)
    game = position.given().when(0, AcquireBasicBuilding(pile="workshop"))
    game.then(
        ResourcesSpent(seat=0, paid=Goods(production=1, gold=2), purpose="basic_building"),
        BasicBuildingAcquired(seat=0, card="workshop#1"),
    )
    position.given().when(0, DevelopPolicy(policy="shinto")).refused("MO-ACT-POL-01")


def test_flat_discounts_come_before_halves() -> None:
    """MO-EX-26 (MO-RES-07): Notre-Dame for 5 - 1 = 4, half of it 2."""
    position = Position(civilisations=("egypt", "china")).player(
        0,
        policies=("corvee_labour",),
        construction="notre_dame",
        discounts=(Waiting("masons_guild", "wonder_stage", half=True),),
    )
    assert completing(position.of(0), "notre_dame") == 2


def test_one_token_of_a_market() -> None:
    """MO-EX-28 (MO-ACT-EXP-04, MO-CON-07): used before the turn action, it is free."""
    position = Position(mode="continuous").player(0, tokens=("mt_science_3",))
    position.explorer(0, 1, "h_1_m2").asking(0, TakingTurn(), Exploring(left=1))
    position.given().when(0, CollectToken(explorer=1)).refused("MO-ACT-EXP-04")
    game = position.turn(0).given().when(0, UseMarketToken(market="science"))
    assert goods_of(game, 0) == Goods(science=4)
    assert not game.state.turn.acted
    assert Pass() in legal(game, 0)


def test_no_turn_of_free_actions_only() -> None:
    """MO-EX-29 (MO-CON-04, MO-CON-09): end it with a turn action, or pass."""
    game = Position(mode="continuous").player(0, tokens=("mt_science_3",)).given()
    game = game.when(0, UseMarketToken(market="science"))
    game.when(0, EndTurn()).refused("MO-CON-04")
    game.when(0, Pass()).accepted()


def test_a_drawn_card_is_free_in_its_turn() -> None:
    """MO-EX-30 (MO-CON-08): later its effect takes a turn action."""
    position = Position(mode="continuous").goods(0, science=3).deck(0, "academy", "mine")
    game = position.player(0, tokens=KEEP).given().when(0, ScientificDiscovery())
    game.then(
        TurnActionTaken(seat=0, kind="discovery"),
        ResourcesSpent(seat=0, paid=Goods(science=2), purpose="discovery"),
        CardDrawnAndActivated(seat=0, card="academy", gained=Goods(science=2)),
    )
    use = UseEffect(source="academy", effect_index=0)
    assert use in legal(game, 0)
    assert game.state.turn.acted
    game.when(0, use).then(
        EffectUsed(seat=0, source="academy", effect=0),
        ResourcesSpent(seat=0, paid=Goods(science=1), purpose="effect"),
        CardDrawnAndActivated(seat=0, card="mine", gained=Goods(gold=1)),
    )
    later = game.when(0, EndTurn(), chance=First()).when(1, Pass()).when(0, use)
    assert later.accepted().state.turn.acted


def test_no_discard_if_many_were_removed() -> None:
    """MO-EX-31 (MO-DSP-01)."""
    position = Position(mode="continuous").display("temple", None, "quarry", None, None, None)
    position.development("writing", "mysticism", "academy", "currency", "irrigation", "barracks")
    game = position.settled(StartingRound(number=2), RefillingDisplay())
    assert happened(game, DisplayCardDiscarded) == []
    slots = ("currency", "academy", "mysticism", "writing", "temple", "quarry")
    assert game.state.display.slots == slots


def test_the_deck_runs_short() -> None:
    """MO-EX-32 (MO-DSP-04, MO-DSP-05, MO-END-01): gaps stay next to the deck."""
    four = ("radio", "railroad", "electricity", "economics")
    position = Position(mode="continuous").display(*(None,) * 6).development(*four)
    game = position.settled(StartingRound(number=4), RefillingDisplay())
    game.then(
        SeparatorRevealed(era=3),
        DisplayFilled(first=6, cards=four),
        LastRoundAnnounced(number=2),
        RoundStarted(number=4, start=0),
    )
    assert game.state.display.slots == (None, None, *reversed(four))
    classic = Position().display(None, None, *("temple", "academy", "quarry", "barracks"))
    classic.development("radio").player(0, removed=True).with_state(round=7)
    ended = classic.settled(StartingRound(number=8), RefillingDisplay(after=0))
    ended.then(
        SeparatorRevealed(era=3),
        DisplayFilled(first=2, cards=("radio",)),
        LastRoundAnnounced(number=8),
        RoundStarted(number=8, start=0),
        TurnStarted(seat=0),
    )
    assert ended.state.display.slots[:2] == (None, "radio")


def test_philosophy_turns_one_into_another() -> None:
    """MO-EX-42 (effects: `convert_basic`): gold is no basic resource in hand."""
    position = Position(civilisations=("greece", "egypt")).slot(0, 1, "philosophy")
    use = UseEffect(source="philosophy", effect_index=0)
    game = position.goods(0, science=1).given().when(0, use)
    game = game.when(0, ConvertBasic(lose="science", gain="military"))
    assert goods_of(game, 0) == Goods(military=1)
    position.goods(0, gold=4).given().when(0, use).refused("MO-ACT-USE-03")


def test_two_half_prices_meet_two_costs() -> None:
    """MO-EX-43 (MO-RES-08): the older one first."""
    position = Position(heroes=True).display("machu_picchu", *(None,) * 5)
    position.goods(0, production=5).player(0, hero="imhotep", tokens=KEEP)
    position.slot(0, 1, "masons_guild").tile("h_1_0", 0, soldiers=1)
    position.deck(0, rest=["mine", "forum"])
    game = position.given().when(
        0,
        UseEffect(source="masons_guild", effect_index=0),
        ReturnHero(),
        AcquireDevelopment(display_slot=1),
    )
    assert goods_of(game.accepted(), 0) == Goods(production=3)
    game = game.when(0, CompleteWonder(), chance=First()).accepted()
    assert [fact.discount.source for fact in _consumed(game)] == ["masons_guild", "imhotep"]
    assert game.state.players[0].discounts == ()


def _imhotep_twice() -> Position:
    """Imhotep returned twice in one turn: two equal discounts wait."""
    position = Position(heroes=True).display("machu_picchu", *(None,) * 5)
    twice = (Waiting("imhotep", "wonder_stage", half=True),) * 2
    position.goods(0, production=5).player(0, discounts=twice, tokens=KEEP)
    return position.tile("h_1_0", 0, soldiers=1).deck(0, rest=["mine", "forum"])


def test_two_half_prices_of_one_source_are_two() -> None:
    """MO-RES-08: each stage uses up one of them, though they are equal."""
    game = _imhotep_twice().given().when(0, AcquireDevelopment(display_slot=1))
    assert len(_consumed(game.accepted())) == 1
    game = game.when(0, CompleteWonder(), chance=First()).accepted()
    assert [fact.paid.production for fact in happened(game, ResourcesSpent)] == [2, 3]
    assert game.state.players[0].discounts == ()


def test_the_first_ruleset_uses_up_equal_half_prices_together() -> None:
    """MO-RES-08 as `monumental/1` decides it."""
    game = given(under(title, "monumental/1"), _imhotep_twice().state)
    game = game.when(0, AcquireDevelopment(display_slot=1)).accepted()
    assert game.state.players[0].discounts == ()
    game.when(0, CompleteWonder()).refused("MO-RES-06")


def test_a_pass_ends_the_discounts_that_wait() -> None:
    """MO-CON-13, MO-RES-07: those of every scope, and of who passes only."""
    waiting = (Waiting("imhotep", "wonder_stage", half=True), Waiting("forum", "knowledge", 1))
    position = Position(mode="continuous").player(0, discounts=waiting)
    game = position.player(1, discounts=waiting).given().when(0, Pass()).accepted()
    assert [fact.discount for fact in happened(game, DiscountExpired)] == list(waiting)
    assert [one.discounts for one in game.state.players] == [(), waiting]


def test_archiving_is_a_price() -> None:
    """MO-EX-44 (MO-ACT-USE-03, MO-CTY-08): once in a period, and only with a card."""
    position = Position(civilisations=("japan", "egypt")).player(0, policies=("sword_hunt",))
    use = UseEffect(source="sword_hunt", effect_index=1)
    position.given().when(0, use).refused("MO-ACT-USE-03")
    position.slot(0, 1, "work_camp#1").slot(0, 2, "fort#1", activated=False).goods(0, gold=1)
    game = position.player(0, tokens=KEEP).given().when(0, use, ArchiveCard(card="work_camp#1"))
    assert goods_of(game, 0) == Goods(production=1, gold=1)
    assert game.state.players[0].archive == ("work_camp#1",)
    game.when(0, use).refused("MO-CTY-04")


def test_a_policy_is_used_in_a_later_turn() -> None:
    """MO-EX-45 (MO-ACT-POL-03, MO-CON-06, MO-CON-22)."""
    position = Position(mode="continuous", civilisations=("greece", "egypt"))
    position.goods(0, culture=1, gold=2).deck(0, "fort#1", "fort#2", "mine")
    use = UseEffect(source="olympic_games", effect_index=1)
    game = position.player(0, tokens=KEEP).given().when(0, DevelopPolicy(policy="olympic_games"))
    game.then(
        TurnActionTaken(seat=0, kind="policy"),
        ResourcesSpent(seat=0, paid=Goods(culture=1), purpose="policy"),
        PolicyDeveloped(seat=0, policy="olympic_games", nth=1),
        PolicyOneOffResolved(seat=0, policy="olympic_games"),
        CardDrawnAndActivated(seat=0, card="fort#1", gained=Goods(military=1)),
    )
    game.when(0, use).refused("MO-CON-03")
    later = game.when(0, EndTurn()).when(1, Pass()).when(0, use)
    later.then(
        TurnActionTaken(seat=0, kind="effect"),
        EffectUsed(seat=0, source="olympic_games", effect=1),
        ResourcesSpent(seat=0, paid=Goods(gold=1), purpose="effect"),
        CardDrawnAndActivated(seat=0, card="fort#2", gained=Goods(military=1)),
    )
    later.when(0, EndTurn()).when(0, use).refused("MO-CTY-04")


def test_payments_are_made_unit_by_unit() -> None:
    """MO-EX-47 (MO-RES-09): what has one way is paid at once."""
    position = Position().goods(0, production=2, production_token=1, gold=2)
    game = position.given().when(0, AcquireBasicBuilding(pile="workshop"))
    sources = {"production", "production_token", "gold"}
    assert {one.source for one in legal(game, 0)} == sources
    game = game.when(0, PayUnit(source="production"), PayUnit(source="production"))
    assert {one.source for one in legal(game, 0)} == {"production_token", "gold"}
    game.when(0, PayUnit(source="science")).refused("MO-RES-06")
    game.when(0, PayUnit(source="production")).refused("MO-RES-06")
    at_once = Position().goods(0, production=3).player(0, tokens=KEEP).given()
    at_once.when(0, AcquireBasicBuilding(pile="workshop")).then(
        ResourcesSpent(seat=0, paid=Goods(production=3), purpose="basic_building"),
        BasicBuildingAcquired(seat=0, card="workshop#1"),
    )


def test_no_discovery_without_cards() -> None:
    """MO-EX-48 (MO-ACT-SCI-02)."""
    position = Position().goods(0, science=2)
    position.given().when(0, ScientificDiscovery()).refused("MO-ACT-SCI-02")
    game = position.player(0, discard=("mine",)).given().when(0, ScientificDiscovery())
    game.then(
        ResourcesSpent(seat=0, paid=Goods(science=2), purpose="discovery"),
        CityDeckReshuffled(seat=0, count=1),
        CardDrawnAndActivated(seat=0, card="mine", gained=Goods(gold=1)),
    )
    assert goods_of(game, 0) == Goods(gold=1)


def _consumed(game: object) -> list[DiscountConsumed]:
    return happened(game, DiscountConsumed)  # type: ignore[arg-type, return-value]
