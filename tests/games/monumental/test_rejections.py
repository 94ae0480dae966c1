"""Every row of the table of rejection ids, in its order: which rule refuses what (MO-RUL-01,
MO-RUL-01a)."""

import re
from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from games.kernel.agenda import Agenda
from games.kernel.piles import Pile
from games.kernel.refusal import Illegal
from games.kernel.title import Table
from games.kernel.words import LANGUAGES
from games.monumental import title as game
from games.monumental.box import Civilisation
from games.monumental.commands import (
    AcquireBasicBuilding,
    AcquireDevelopment,
    ActivateCity,
    ActivateSlot,
    ArchiveCard,
    BuildOutpost,
    ChooseReward,
    CollectToken,
    Command,
    CommitSoldier,
    CompleteWonder,
    ConvertBasic,
    DeclareConquest,
    DeclareExplore,
    DeclareMove,
    Decline,
    DevelopPolicy,
    DiscardSlot,
    EndTurn,
    HireHero,
    Pass,
    PayUnit,
    PickUnit,
    PlaceOutpost,
    PlaceWonderToken,
    RecallUnit,
    ReturnHero,
    ScientificDiscovery,
    SendUnit,
    SpendMonsterGold,
    StepExplorer,
    StopArchiving,
    StopExploring,
    StopMoving,
    TakeBasicBuilding,
    UseEffect,
    UseMarketToken,
)
from games.monumental.options import Options
from games.monumental.state import Turn
from games.monumental.steps import (
    ActivatingCity,
    ActivatingSlots,
    Archiving,
    ChoosingBasics,
    ChoosingReward,
    CommittingSoldiers,
    Converting,
    DiscardingSlots,
    Exploring,
    MovingUnits,
    Paying,
    PlacingOutpost,
    PlacingWonderToken,
    RecallingUnits,
    SendingUnit,
    SpendingGold,
    TakingBasicBuilding,
)
from games.monumental.words import WORDS
from tests.games.monumental.position import First, Position

HOME, PLAINS, FOREST = "h_2_0", "h_1_0", "h_2_m1"
Row = tuple[str, Callable[[], Position], Command]


def continuous(**options: bool) -> Position:
    return Position(mode="continuous", civilisations=("greece", "egypt"), **options)


def classic(**options: bool) -> Position:
    return Position(civilisations=("greece", "egypt"), **options)


def over(position: Position) -> Position:
    return position.with_state(phase="over", turn=Turn(), agenda=Agenda())


def activating(position: Position) -> Position:
    return position.with_state(phase="activate").asking(0, ActivatingCity())


def rich(position: Position) -> Position:
    """Enough of everything to pay whatever is asked for."""
    return position.goods(
        0, production=20, science=20, military=20, gold=20, culture=20, production_token=20
    )


def committing(*committed: str) -> Position:
    """One more soldier to FOREST; PLAINS has one that may not leave, HOME has two."""
    position = classic().tile(PLAINS, 0, soldiers=1).home(0, 2)
    step = CommittingSoldiers(target=FOREST, with_warlord=False, left=1, committed=committed)
    return position.asking(0, step)


def moving(**fields: object) -> Position:
    """A soldier on PLAINS alone, the warlord at home, another soldier cut off."""
    position = rich(classic()).tile(PLAINS, 0, soldiers=1).tile("h_m1_1", 0, soldiers=2)
    return position.asking(0, MovingUnits(must=True, **fields))  # type: ignore[arg-type]


def exploring(**fields: object) -> Position:
    position = rich(classic()).explorer(0, 1, "h_1_0").explorer(0, 2, "h_1_1")
    return position.asking(0, Exploring(must=True, **fields))  # type: ignore[arg-type]


def sold_out(position: Position) -> Position:
    """All stacks of market tokens are empty."""
    supply = position.state.supply
    markets = (Pile[str](),) * len(supply.markets)
    return position.with_state(supply=replace(supply, markets=markets))


def alone() -> Position:
    """Only the last units could conquer FOREST: abandoning forbids it."""
    return rich(classic()).home(0, 0).tile(PLAINS, 0, soldiers=2).home(0, 0)


USE, MARKS = UseEffect(source="agora", effect_index=0), ("agora",)
FAR, NEAR = (
    DeclareConquest(target="h_m1_0", with_warlord=False),
    DeclareConquest(target=FOREST, with_warlord=True),
)
WITHOUT = DeclareConquest(target=FOREST, with_warlord=False)

ROWS: Sequence[Row] = (
    ("MO-END-01", lambda: over(classic()), EndTurn()),
    ("MO-END-02", lambda: over(continuous()), Pass()),
    ("MO-RUL-01", lambda: activating(classic()), EndTurn()),
    ("MO-RUL-01", classic, ActivateCity(row=1, column=1)),
    ("MO-RUL-01", classic, Pass()),
    ("MO-CON-03", lambda: rich(continuous().turn(0, acted=True)), WITHOUT),
    ("MO-CON-03", lambda: rich(continuous().turn(0, acted=True)), USE),
    ("MO-CON-04", continuous, EndTurn()),
    ("MO-CON-14", lambda: continuous().turn(0, acted=True), Pass()),
    ("MO-RES-06", classic, AcquireDevelopment(display_slot=1)),
    ("MO-RES-06", classic, AcquireBasicBuilding(pile="workshop")),
    ("MO-RES-06", lambda: classic().player(0, construction="pyramids"), CompleteWonder()),
    ("MO-RES-06", lambda: classic().goods(0, gold=9), DevelopPolicy(policy="democracy")),
    ("MO-RES-06", classic, NEAR),
    ("MO-RES-06", lambda: classic().tile(PLAINS, 0, soldiers=1), DeclareMove()),
    ("MO-RES-06", classic, DeclareExplore()),
    ("MO-RES-06", lambda: classic().slot(0, 1, "agora"), USE),
    ("MO-RES-06", lambda: classic().deck(0, "mine"), ScientificDiscovery()),
    (
        "MO-RES-06",
        lambda: classic(heroes=True).with_state(heroes=("sappho",)),
        HireHero(hero="sappho"),
    ),
    (
        "MO-RES-06",
        lambda: exploring(done=True).goods(0, gold=0),
        StepExplorer(explorer=1, to="h_1_1"),
    ),
    (
        "MO-RES-06",
        lambda: moving(soldiers=("h_1_1",)).goods(0, military=0),
        PickUnit(kind="soldier", origin=HOME),
    ),
    (
        "MO-RES-06",
        lambda: classic().asking(0, Paying(left=1, sources=("gold",), purpose="hero")),
        PayUnit(source="culture"),
    ),
    (
        "MO-RES-06",
        lambda: classic().asking(0, Paying(left=1, sources=("gold",), purpose="hero")),
        PayUnit(source="gold"),
    ),
    ("MO-ACT-ACQ-01", lambda: rich(classic()), AcquireDevelopment(display_slot=7)),
    ("MO-ACT-ACQ-01", lambda: rich(classic()), AcquireDevelopment(display_slot=0)),
    (
        "MO-ACT-ACQ-01",
        lambda: rich(classic()).display(None, "temple", *(None,) * 4),
        AcquireDevelopment(display_slot=1),
    ),
    (
        "MO-ACT-ACQ-03",
        lambda: (
            rich(classic()).display("pyramids", *(None,) * 5).player(0, construction="great_wall")
        ),
        AcquireDevelopment(display_slot=1),
    ),
    (
        "MO-ACT-BAS-01",
        lambda: rich(classic()).basics(workshop=0),
        AcquireBasicBuilding(pile="workshop"),
    ),
    ("MO-ACT-WON-01", lambda: rich(classic()), CompleteWonder()),
    ("MO-ACT-POL-01", lambda: rich(classic()), DevelopPolicy(policy="shinto")),
    (
        "MO-ACT-POL-01",
        lambda: rich(classic()).player(0, policies=("democracy",)),
        DevelopPolicy(policy="democracy"),
    ),
    ("MO-ACT-CNQ-01", lambda: rich(classic()), FAR),
    ("MO-ACT-CNQ-01", lambda: rich(classic()).tile(FOREST, 0, soldiers=1), NEAR),
    (
        "MO-ACT-CNQ-01",
        lambda: rich(classic()),
        DeclareConquest(target="nowhere", with_warlord=True),
    ),
    ("MO-ACT-CNQ-02", lambda: rich(classic()).tile("h_m1_1", 0, warlord=True), NEAR),
    ("MO-ACT-CNQ-04", lambda: rich(classic()).home(0, 1), WITHOUT),
    ("MO-MAP-07", alone, WITHOUT),
    ("MO-ACT-CNQ-02", lambda: committing(), CommitSoldier(origin="h_m2_0")),
    ("MO-ACT-CNQ-02", lambda: committing(HOME, HOME), CommitSoldier(origin=HOME)),
    ("MO-MAP-07", lambda: committing(), CommitSoldier(origin=PLAINS)),
    ("MO-ACT-MOV-02", lambda: rich(classic()), DeclareMove()),
    (
        "MO-MAP-07",
        lambda: (
            rich(classic())
            .tile(PLAINS, 0, soldiers=1)
            .tile("h_1_1", 0, warlord=True)
            .home(0, 0, warlord=False)
        ),
        DeclareMove(),
    ),
    ("MO-ACT-MOV-01", moving, PickUnit(kind="warlord", origin=PLAINS)),
    ("MO-ACT-MOV-01", moving, PickUnit(kind="soldier", origin="nowhere")),
    (
        "MO-ACT-MOV-01",
        lambda: moving().tile("h_1_1", 0, warlord=True),
        PickUnit(kind="soldier", origin="h_1_1"),
    ),
    ("MO-ACT-MOV-01a", lambda: moving(soldiers=(PLAINS,)), PickUnit(kind="soldier", origin=PLAINS)),
    ("MO-ACT-MOV-01a", lambda: moving(warlord=True), PickUnit(kind="warlord", origin=HOME)),
    ("MO-ACT-MOV-02", moving, PickUnit(kind="soldier", origin="h_m1_1")),
    ("MO-MAP-07", moving, PickUnit(kind="soldier", origin=PLAINS)),
    (
        "MO-ACT-MOV-02",
        lambda: moving().asking(
            0, SendingUnit(kind="soldier", origin=HOME, moves=MovingUnits(must=True))
        ),
        SendUnit(to="h_m1_1"),
    ),
    ("MO-ACT-MOV-02", moving, StopMoving()),
    ("MO-ACT-EXP-01", exploring, StopExploring()),
    ("MO-ACT-USE-04", lambda: moving(left=2), StopMoving()),
    ("MO-ACT-USE-04", lambda: exploring(left=2), StopExploring()),
    ("MO-ACT-EXP-01", exploring, StepExplorer(explorer=1, to="h_m2_0")),
    ("MO-ACT-EXP-01", exploring, StepExplorer(explorer=3, to="h_1_1")),
    ("MO-ACT-EXP-01", lambda: exploring(left=0), StepExplorer(explorer=1, to="h_1_1")),
    ("MO-ACT-EXP-02", lambda: exploring().player(0, scouted=(2,)), CollectToken(explorer=2)),
    ("MO-ACT-EXP-02", exploring, CollectToken(explorer=1)),
    (
        "MO-ACT-EXP-04",
        lambda: exploring().explorer(0, 1, "h_1_m2").player(0, tokens=("mt_science_1",)),
        CollectToken(explorer=1),
    ),
    (
        "MO-ACT-EXP-04",
        lambda: sold_out(exploring().explorer(0, 1, "h_1_m2")),
        CollectToken(explorer=1),
    ),
    ("MO-ACT-OUT-01", classic, BuildOutpost(tile=HOME)),
    ("MO-ACT-OUT-01", lambda: classic().tile(PLAINS, 0, soldiers=2), BuildOutpost(tile=PLAINS)),
    (
        "MO-ACT-OUT-02",
        lambda: classic().tile(PLAINS, 0, soldiers=3, outpost=True),
        BuildOutpost(tile=PLAINS),
    ),
    (
        "MO-ACT-OUT-02",
        lambda: (
            classic()
            .tile(PLAINS, 0, soldiers=3)
            .tile("h_1_1", 0, outpost=True)
            .tile(FOREST, 0, outpost=True)
        ),
        BuildOutpost(tile=PLAINS),
    ),
    ("MO-CTY-04", lambda: rich(classic()), USE),
    ("MO-CTY-04", lambda: rich(classic()).slot(0, 1, "agora", activated=False), USE),
    ("MO-CTY-04", lambda: rich(classic()).slot(0, 1, "agora").player(0, marks=MARKS), USE),
    (
        "MO-CTY-04",
        lambda: rich(classic()).slot(0, 1, "agora"),
        UseEffect(source="agora", effect_index=1),
    ),
    (
        "MO-HER-07",
        lambda: continuous(heroes=True).player(0, hero="boudica", hero_aside=True),
        UseEffect(source="boudica", effect_index=0),
    ),
    (
        "MO-ACT-USE-03",
        lambda: classic().slot(0, 1, "harbour"),
        UseEffect(source="harbour", effect_index=0),
    ),
    (
        "MO-ACT-USE-03",
        lambda: classic().slot(0, 1, "temple"),
        UseEffect(source="temple", effect_index=0),
    ),
    (
        "MO-ACT-USE-03",
        lambda: rich(classic()).slot(0, 1, "barracks"),
        UseEffect(source="barracks", effect_index=0),
    ),
    ("MO-ACT-SCI-02", lambda: rich(classic()), ScientificDiscovery()),
    ("MO-ACT-TOK-01", classic, UseMarketToken(market="culture")),
    (
        "MO-HER-06",
        lambda: rich(continuous(heroes=True)).player(0, hero="boudica", hero_aside=True),
        HireHero(hero="sappho"),
    ),
    (
        "MO-HER-02",
        lambda: rich(classic(heroes=True)).player(0, hero="boudica"),
        HireHero(hero="sappho"),
    ),
    ("MO-HER-02", lambda: rich(classic()), HireHero(hero="sappho")),
    (
        "MO-HER-02",
        lambda: rich(classic(heroes=True)).with_state(heroes=("boudica",)),
        HireHero(hero="sappho"),
    ),
    (
        "MO-HER-11",
        lambda: continuous(heroes=True).player(0, hero="boudica", hero_aside=True),
        ReturnHero(),
    ),
    ("MO-HER-04", classic, ReturnHero()),
    ("MO-TRN-02", lambda: activating(classic()), ActivateCity(row=0, column=1)),
    ("MO-TRN-02", lambda: activating(classic()), ActivateCity(row=1, column=4)),
    (
        "MO-ACT-CNQ-09",
        lambda: classic().asking(0, ChoosingReward(token="bar_sci")),
        ChooseReward(option=3),
    ),
    (
        "MO-ACT-WON-03",
        lambda: classic().asking(0, PlacingWonderToken(wonder="pyramids")),
        PlaceWonderToken(tile=PLAINS),
    ),
    (
        "MO-CTY-08",
        lambda: classic().asking(0, Archiving(left=1, optional=False, source="temple")),
        ArchiveCard(card="mine"),
    ),
    (
        "MO-CTY-08",
        lambda: (
            classic()
            .slot(0, 1, "temple")
            .asking(0, Archiving(left=1, optional=False, source="temple"))
        ),
        ArchiveCard(card="temple"),
    ),
    (
        "MO-MON-03",
        lambda: classic(monsters=True).asking(0, SpendingGold(monster="hydra")),
        SpendMonsterGold(n=1),
    ),
    (
        "MO-MON-03",
        lambda: classic(monsters=True).asking(0, SpendingGold(monster="hydra")),
        SpendMonsterGold(n=-1),
    ),
    (
        "MO-MAP-07",
        lambda: classic().tile(PLAINS, 0, soldiers=1).asking(0, RecallingUnits(left=1)),
        RecallUnit(kind="soldier", origin=PLAINS),
    ),
    (
        "MO-RUL-01",
        lambda: classic().asking(0, RecallingUnits(left=1)),
        RecallUnit(kind="soldier", origin=HOME),
    ),
    (
        "MO-RUL-01",
        lambda: (
            classic().slot(0, 1, "temple").asking(0, Archiving(left=1, optional=False, source="x"))
        ),
        StopArchiving(),
    ),
    ("MO-RUL-01", lambda: classic().asking(0, PlacingOutpost(soldiers=2)), Decline()),
    (
        "MO-RUL-01",
        lambda: classic().asking(0, PlacingOutpost(optional=True)),
        PlaceOutpost(tile=PLAINS),
    ),
    (
        "MO-RUL-01",
        lambda: classic().asking(0, ChoosingBasics(left=1, source="paper_mill")),
        ConvertBasic(lose="science", gain="military"),
    ),
    (
        "MO-RUL-01",
        lambda: classic().goods(0, science=1).asking(0, Converting(n=1, source="philosophy")),
        ConvertBasic(lose="science", gain="science"),
    ),
    (
        "MO-RUL-01",
        lambda: classic().slot(0, 1, "mine").asking(0, ActivatingSlots(left=1)),
        ActivateSlot(slot=1),
    ),
    (
        "MO-RUL-01",
        lambda: classic().slot(0, 1, "mine").asking(0, DiscardingSlots(left=1)),
        DiscardSlot(slot=2),
    ),
    (
        "MO-RUL-01",
        lambda: classic().basics(workshop=0).asking(0, TakingBasicBuilding(left=1)),
        TakeBasicBuilding(pile="workshop"),
    ),
)
OF_THE_OTHER: Sequence[Row] = (
    ("MO-TRN-01", classic, EndTurn()),
    ("MO-CON-13", lambda: continuous().player(1, passed=True), Pass()),
    ("MO-CON-02", lambda: activating(continuous()), ActivateCity(row=1, column=1)),
    ("MO-CON-03", continuous, Pass()),
)
PLAYED = (*((0, *row) for row in ROWS), *((1, *row) for row in OF_THE_OTHER))


NAMED = (
    "MO-END-01 MO-END-02 MO-TRN-01 MO-TRN-02 MO-CON-02 MO-CON-03 MO-CON-04 MO-CON-13 MO-CON-14"
    " MO-RUL-01 MO-RES-06 MO-ACT-ACQ-01 MO-ACT-ACQ-03 MO-ACT-BAS-01 MO-ACT-WON-01 MO-ACT-WON-03"
    " MO-ACT-POL-01 MO-ACT-CNQ-01 MO-ACT-CNQ-02 MO-ACT-CNQ-04 MO-ACT-CNQ-09 MO-MAP-07"
    " MO-ACT-MOV-01 MO-ACT-MOV-01a MO-ACT-MOV-02 MO-ACT-EXP-01 MO-ACT-EXP-02 MO-ACT-EXP-04"
    " MO-ACT-USE-03 MO-ACT-USE-04 MO-ACT-OUT-01 MO-ACT-OUT-02 MO-CTY-04 MO-CTY-08 MO-ACT-SCI-02"
    " MO-ACT-TOK-01 MO-HER-02 MO-HER-04 MO-HER-06 MO-HER-07 MO-HER-11 MO-MON-03"
)
"""The rule ids of the table."""


def test_every_id_of_the_table_has_a_row() -> None:
    assert {rule for _, rule, _, _ in PLAYED} == set(NAMED.split())


@pytest.mark.parametrize(
    ("seat", "rule", "position", "command"),
    PLAYED,
    ids=[f"{one[1]} {type(one[3]).__name__} {at}" for at, one in enumerate(PLAYED)],
)
def test_the_first_violated_rule_is_named(
    seat: int, rule: str, position: Callable[[], Position], command: Command
) -> None:
    made = position()
    title = made.given().title
    state = made.state
    refusal = title.rules.decide(state, seat, command, First())
    assert getattr(refusal, "rule", None) == rule, refusal
    assert command not in list(title.rules.legal(state, seat))


SEND = SendingUnit(kind="soldier", origin=HOME, moves=MovingUnits(must=True))
NOWHERE: Sequence[Row] = (
    ("The unit stands on G5 already.", lambda: classic().asking(0, SEND), SendUnit(HOME)),
    (
        "The tiles that you control do not connect G5 with D6.",
        lambda: classic().asking(0, SEND),
        SendUnit("h_m1_1"),
    ),
    (
        "Your explorers are 1 and 2; there is no explorer 3.",
        exploring,
        StepExplorer(explorer=3, to="h_1_1"),
    ),
    (
        "There is nothing called h_9_9.",
        lambda: classic().asking(0, PlacingOutpost(optional=True)),
        PlaceOutpost(tile="h_9_9"),
    ),
    (
        "There is nothing called h_9_9.",
        lambda: classic().tile(PLAINS, 0, soldiers=2).asking(0, RecallingUnits(left=1)),
        RecallUnit(kind="soldier", origin="h_9_9"),
    ),
    (
        "There is nothing called asterix.",
        lambda: rich(classic(heroes=True)),
        HireHero(hero="asterix"),
    ),
    (
        "The display has the slots 1 to 6, but no slot 7.",
        classic,
        AcquireDevelopment(display_slot=7),
    ),
    (
        "Ramesses II has no effect of index 0 to use.",
        classic,
        UseEffect(source="ramesses_ii", effect_index=0),
    ),
    (
        "Agora has no effect of index 7 to use.",
        lambda: rich(classic()).slot(0, 1, "agora"),
        UseEffect(source="agora", effect_index=7),
    ),
    (
        "Your city has the slots 1 to 9, but no slot 10.",
        lambda: classic().asking(0, ActivatingSlots(left=1)),
        ActivateSlot(slot=10),
    ),
    (
        "Slot 1 is activated already.",
        lambda: classic().slot(0, 1, "mine").asking(0, ActivatingSlots(left=1)),
        ActivateSlot(slot=1),
    ),
    (
        "Your city has the slots 1 to 9, but no slot 0.",
        lambda: classic().slot(0, 1, "mine").asking(0, DiscardingSlots(left=1)),
        DiscardSlot(slot=0),
    ),
    (
        "Slot 2 of your city has no card.",
        lambda: classic().slot(0, 1, "mine").asking(0, DiscardingSlots(left=1)),
        DiscardSlot(slot=2),
    ),
)


@pytest.mark.parametrize(
    ("said", "position", "command"),
    NOWHERE,
    ids=[f"{type(command).__name__} {at}" for at, (_, _, command) in enumerate(NOWHERE)],
)
def test_what_does_not_exist_is_the_reason(
    said: str, position: Callable[[], Position], command: Command
) -> None:
    """MO-RUL-01: nothing is said of a thing that is not there, but that it is not there."""
    made = position()
    refusal = made.given().title.rules.decide(made.state, 0, command, First())
    assert isinstance(refusal, Illegal), refusal
    assert WORDS.refusal(refusal) == said, refusal


def test_every_reason_reads_in_every_language() -> None:
    """Names stand for ids, and nothing is left open."""
    wrong = []
    for seat, rule, position, command in PLAYED:
        made = position()
        refusal = made.given().title.rules.decide(made.state, seat, command, First())
        assert isinstance(refusal, Illegal), (rule, command)
        for language in LANGUAGES:
            said = WORDS.refusal(refusal, language, ("Ada", "Bob"))
            known = refusal.key != "unknown-name"
            if not re.fullmatch(r"[A-ZÁ-Ž][^_{}#]*[.?]" if known else r"[^{}#]+\.", said):
                wrong.append((refusal, said))
    assert wrong == []


@pytest.mark.parametrize(
    "chosen", [("egypt", "egypt"), ("egypt",), ("egypt", "china", "greece")], ids=len
)
def test_each_seat_has_a_civilisation_of_its_own(chosen: tuple[Civilisation, ...]) -> None:
    """MO-SET-01, MO-SET-11."""
    options = Options(civilisations=chosen)
    refusal = game.rules.setup(Table(seats=2, options=options), First())
    assert getattr(refusal, "rule", None) == "MO-SET-01", refusal
