"""Effects that look at or reveal cards (AK-HID-03, AK-DECK-03 to 05)."""

from games.ancient_knowledge.commands import Create, Discard, Learn, Pass, Take, ToBottom
from games.ancient_knowledge.facts.cards import (
    CardCreated,
    CardKept,
    CardsDiscarded,
    CardsDiscardedOpenly,
    CardsDrawn,
    CardsLookedAt,
    CardsRevealed,
    CardTaken,
    DiscardReshuffled,
)
from games.ancient_knowledge.facts.monuments import DeclineBegun, MonumentDeclined
from games.ancient_knowledge.facts.technologies import (
    TechnologiesLookedAt,
    TechnologyLearned,
    TechnologyPutUnder,
)
from games.ancient_knowledge.facts.turn import (
    EffectActivated,
    EffectHadNoResult,
    PhaseStarted,
    TurnEnded,
    TurnStarted,
)
from games.ancient_knowledge.state.player import Player
from games.kernel.scenario import Scenario
from tests.games.ancient_knowledge.moments import learned
from tests.games.ancient_knowledge.position import FILLERS, begun, commands, player, playing, table
from tests.games.ancient_knowledge.test_setup import Dice

A, B = FILLERS[:2]
HAND = ("babylon", "atlantis", "petra", "jericho", "tiwanaku", "karnak_temple")
FULL = (*HAND, "osirion", "byblos", "abu_gorab", "moron")
TEN = (
    "olmec_heads",
    "nimrud_lens",
    "michaux_stone",
    "uxmal",
    "caral",
    "inwa",
    "bagan",
    "philae",
    "baalbek",
    "ggantija",
)


def learning(technology: str, owner: Player, *others: Player, **say: object) -> Scenario:  # type: ignore[type-arg]
    """Seat 0 learns a technology."""
    boards = ((technology, "mercury", "ptolemy"), (), ())
    state = table(owner, *others, boards=boards, **say)  # type: ignore[arg-type]
    return playing(state).when(0, Learn(technology), chance=Dice(4))


def test_thales_looks_at_eight_and_keeps_one() -> None:
    """AK-HID-02, AK-HID-03."""
    scenario = learning("thales", player(hand=HAND[:2])).accepted()
    looked_at = scenario.state.players[0].aside.looked_at
    assert len(looked_at) == 8
    assert commands(scenario.state) == [Take(card) for card in looked_at]
    scenario.when(0, Take("babylon")).refused("AK-HID-03")
    after = scenario.when(0, Take(looked_at[3]))
    after.then(
        CardKept(seat=0, card=looked_at[3]),
        CardsDiscarded(seat=0, cards=looked_at[:3] + looked_at[4:], origin="looked_at"),
        PhaseStarted(seat=0, phase="action_2"),
    )
    assert after.state.players[0].hand == (*HAND[:2], looked_at[3])


def test_with_a_full_hand_nothing_is_looked_at() -> None:
    """AK-HAND-02."""
    scenario = learning("thales", player(hand=FULL))
    scenario.then(
        *learned("thales"),
        EffectHadNoResult(seat=0, source="thales", effect=0),
        PhaseStarted(seat=0, phase="action_2"),
    )
    assert not [fact for fact in scenario.facts if isinstance(fact, CardsLookedAt)]


def test_plaine_magnien_looks_like_thales_and_takes_a_single_card_at_once() -> None:
    """AK-DECK-04, AK-TURN-09."""
    own = player(timeline={1: [("pyramids_of_plaine_magnien", 0)]})
    scenario = begun(table(own, phase="timeline", deck=("uxmal",)))
    assert scenario.state.players[0].hand == ("uxmal",)
    eight = begun(table(own, phase="timeline"), chance=Dice(1))
    assert len(commands(eight.state)) == 8


def test_cards_looked_at_are_in_no_pile_while_the_effect_lasts() -> None:
    """AK-DECK-03, AK-DECK-04: a reshuffle during the effect cannot bring them back."""
    deck, discard = ("uxmal", "caral"), ("inwa", "bagan", "philae")
    scenario = learning("thales", player(), deck=deck, discard=discard)
    scenario.then(
        *learned("thales"),
        EffectActivated(seat=0, source="thales", effect=0),
        CardsLookedAt(seat=0, cards=("caral", "uxmal")),
        DiscardReshuffled(pile="builder_deck", size=3),
        CardsLookedAt(seat=0, cards=("inwa", "bagan", "philae")),
    )
    assert len(scenario.state.players[0].aside.looked_at) == 5
    assert scenario.state.deck.size == scenario.state.discard.size == 0


def test_ancient_greek_creates_an_artifact_of_ten_cards() -> None:
    """E-20, AK-DECK-05: the rest is discarded before anything is triggered."""
    owner = player(hand=HAND[:2], timeline={6: [("chabola_de_la_hechicera", 1)]})
    scenario = learning("ancient_greek", owner, deck=TEN).accepted()
    assert set(commands(scenario.state)) == {Create("olmec_heads"), Create("nimrud_lens")}
    scenario.when(0, Pass()).refused("AK-EFF-02")
    scenario.when(0, Create("michaux_stone")).refused("AK-CRE-02")
    scenario.when(0, Create("uxmal", 2)).refused("AK-CRE-01")
    scenario.when(0, Create("babylon", 3)).refused("AK-CRE-01")
    paid = scenario.when(0, Create("nimrud_lens"), Discard("babylon"), chance=Dice(1))
    kinds = [type(fact) for fact in paid.accepted().facts]
    assert kinds.index(CardCreated) < kinds.index(CardsDiscarded)
    trigger = EffectActivated(seat=0, source="chabola_de_la_hechicera", effect=0)
    assert kinds.index(CardsDiscarded) < paid.facts.index(trigger)
    after = paid.state.players[0]
    assert after.artifacts == ("nimrud_lens",)
    assert after.aside.looked_at == ()


def test_ancient_greek_without_a_payable_artifact_is_passed_by_its_owner() -> None:
    """E-20, AK-TURN-09: what was looked at is hidden."""
    scenario = learning("ancient_greek", player(), deck=("michaux_stone", *TEN[3:])).accepted()
    assert commands(scenario.state) == [Pass()]
    after = scenario.when(0, Pass()).accepted()
    assert after.state.discard.size == 8


def test_ancient_greek_without_a_free_slot_only_looks() -> None:
    """E-20."""
    slots = ("disk_of_sabu", "ica_stones", "moai_statue", "tzolkin", "klerksdorp_spheres")
    scenario = learning("ancient_greek", player(artifacts=slots), deck=TEN).accepted()
    kinds = [type(fact) for fact in scenario.facts]
    assert CardsLookedAt in kinds
    assert scenario.state.discard.size == 10
    assert scenario.state.players[0].turn.phase == "action_2"


def test_ancient_greek_does_not_pass_through_the_hand() -> None:
    """E-20: the limit of ten is irrelevant."""
    scenario = learning("ancient_greek", player(hand=FULL), deck=TEN)
    scenario.when(0, Create("olmec_heads")).accepted()


def test_calakmul_reveals_until_two_cities() -> None:
    """E-22, AK-DECK-03, AK-HID-03."""
    own = player(timeline={1: [("calakmul", 0)]})
    deck = ("uxmal", "caral", "inwa")
    scenario = begun(table(own, phase="timeline", deck=deck), chance=[0, 0])
    scenario.then(
        CardsRevealed(seat=0, cards=("caral",)),
        CardsRevealed(seat=0, cards=("inwa",)),
        CardTaken(seat=0, card="inwa", revealed_by=0),
        CardsRevealed(seat=0, cards=("uxmal",)),
        CardsDiscardedOpenly(seat=0, cards=("caral", "uxmal"), origin="revealed"),
        besides=(
            DeclineBegun,
            EffectActivated,
            MonumentDeclined,
            PhaseStarted,
            TurnEnded,
            TurnStarted,
        ),
    )
    nine = player(hand=FULL[:9], timeline={1: [("calakmul", 0)]})
    full = begun(table(nine, phase="timeline", deck=("baalbek", "bagan", "inwa")), chance=[0])
    assert len(full.state.players[0].hand) == 10
    assert full.state.deck.size == 2


def test_hermes_trismegistus_passes_over_full_hands() -> None:
    """SC-35, E-21, AK-TEAM-06: owner, others clockwise, owner again."""
    deck = ("uxmal", "caral", "inwa", "bagan", "philae")
    scenario = learning(
        "hermes_trismegistus",
        player(hand=FULL[:9]),
        player(hand=("yonaguni", *FILLERS[2:6], *TEN[5:10])),
        player(),
        deck=deck,
    ).accepted()
    assert scenario.state.agenda.awaits() == {0}
    mine = scenario.when(0, Take("inwa"))
    mine.then(CardTaken(seat=0, card="inwa", revealed_by=0))
    assert mine.state.agenda.awaits() == {2}
    mine.when(2, Take("inwa")).refused("AK-HID-03")
    mine.when(1, Take("uxmal")).refused("AK-TURN-03")
    over = mine.when(2, Take("uxmal")).accepted()
    discarded = [fact for fact in over.facts if isinstance(fact, CardsDiscardedOpenly)]
    assert set(discarded[-1].cards) == {"caral", "bagan", "philae"}
    assert over.state.players[0].turn.phase == "action_2"


def test_hermes_trismegistus_gives_the_owner_another_card() -> None:
    """E-21; the last card left is taken without a question (AK-TURN-09)."""
    deck = ("uxmal", "caral", "inwa")
    scenario = learning("hermes_trismegistus", player(), player(), deck=deck).accepted()
    scenario = scenario.when(0, Take("uxmal")).when(1, Take("caral")).accepted()
    assert scenario.state.players[0].hand == ("uxmal", "inwa")
    assert scenario.state.players[0].turn.phase == "action_2"


def test_hermes_trismegistus_reveals_even_if_nobody_can_take() -> None:
    """E-21."""
    full = player(hand=("yonaguni", *FILLERS[2:6], "pyramid_of_nice", *TEN[6:10]))
    deck = ("uxmal", "caral", "inwa")
    scenario = learning("hermes_trismegistus", player(hand=FULL), full, deck=deck).accepted()
    assert sorted(scenario.state.discard.opened) == ["caral", "inwa", "uxmal"]


def test_pyramid_of_the_niches_learns_from_the_deck() -> None:
    """E-19, AK-HID-04, AK-DECK-05, AK-TEC-06."""
    own = player(
        timeline={1: [("pyramid_of_the_niches", 0)]},
        artifacts=("sumerian_tablets",),
        past=("osirion", "byblos", "abu_gorab"),
    )
    decks = {1: (), 2: ("golden_mean", "plato", "thoth")}
    scenario = begun(table(own, phase="timeline", decks=decks), chance=Dice(1))
    seen = scenario.state.players[0].aside.technologies
    scenario.then(
        PhaseStarted(seat=0, phase="decline"),
        DeclineBegun(seat=0, monument="pyramid_of_the_niches"),
        EffectActivated(seat=0, source="pyramid_of_the_niches", effect=0),
        TechnologiesLookedAt(seat=0, level=2, technologies=seen),
    )
    assert commands(scenario.state) == [Learn("golden_mean")]
    scenario.when(0, Pass()).refused("AK-EFF-02")
    scenario.when(0, Learn("plato")).refused("AK-LRN-02")
    scenario.when(0, Learn("imhotep")).refused("AK-LRN-01")
    learned = scenario.when(0, Learn("golden_mean"))
    learned.then(
        TechnologyLearned(seat=0, technology="golden_mean", board=None, reduced_requirement=False)
    )
    assert learned.state.players[0].hand == ()  # the trigger waits
    learned.when(0, ToBottom("golden_mean")).refused("AK-LRN-01")
    after = learned.when(0, ToBottom("thoth"), chance=Dice(2))
    after.then(
        TechnologyPutUnder(seat=0, level=2, technology="thoth"),
        TechnologyPutUnder(seat=0, level=2, technology="plato"),
        besides=(
            CardsDrawn,
            EffectActivated,
            MonumentDeclined,
            PhaseStarted,
            TurnEnded,
            TurnStarted,
        ),
    )
    assert after.state.piles[1].deck.items == ("thoth", "plato")
    assert [one.by for one in after.state.piles[1].placed] == [0, 0]
    assert len(after.state.players[0].hand) == 1


def test_pyramid_of_the_niches_renews_a_small_deck_first() -> None:
    """E-19, AK-TURN-09: even if nothing is learnable, its owner says so."""
    own = player(timeline={1: [("pyramid_of_the_niches", 0)]})
    table_of = table(
        own, phase="timeline", decks={1: (), 2: ("plato",)}, discards={2: ("thoth", "imhotep")}
    )
    scenario = begun(table_of, chance=Dice(1))
    scenario.then(
        PhaseStarted(seat=0, phase="decline"),
        DeclineBegun(seat=0, monument="pyramid_of_the_niches"),
        EffectActivated(seat=0, source="pyramid_of_the_niches", effect=0),
        DiscardReshuffled(pile="tech_deck_2", size=2),
        TechnologiesLookedAt(seat=0, level=2, technologies=("plato", "imhotep", "thoth")),
    )
    assert len(scenario.state.players[0].aside.technologies) == 3
    assert commands(scenario.state) == [Pass()]
    after = scenario.when(0, Pass()).accepted()
    assert len(commands(after.state)) == 3
    none = begun(table(own, phase="timeline", decks={1: (), 2: ()}))
    none.then(
        EffectHadNoResult(seat=0, source="pyramid_of_the_niches", effect=0),
        besides=(DeclineBegun, MonumentDeclined, PhaseStarted, TurnEnded, TurnStarted),
    )
