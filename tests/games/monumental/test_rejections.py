"""Every row of the table of rejection ids, in its order: which rule refuses what (MO-RUL-01,
MO-RUL-01a)."""

from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from games.kernel.agenda import Agenda
from games.kernel.piles import Pile
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
from tests.games.monumental.position import First, Position

HOME, PLAINS, FOREST = "h_2_0", "h_1_0", "h_2_m1"
Row = tuple[str, Callable[[], Position], int, Command]


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
    ("MO-END-01", lambda: over(classic()), 0, EndTurn()),
    ("MO-END-02", lambda: over(continuous()), 0, Pass()),
    ("MO-TRN-01", classic, 1, EndTurn()),
    ("MO-CON-13", lambda: continuous().player(1, passed=True), 1, Pass()),
    ("MO-CON-02", lambda: activating(continuous()), 1, ActivateCity(row=1, column=1)),
    ("MO-CON-03", continuous, 1, Pass()),
    ("MO-RUL-01", lambda: activating(classic()), 0, EndTurn()),
    ("MO-RUL-01", classic, 0, ActivateCity(row=1, column=1)),
    ("MO-RUL-01", classic, 0, Pass()),
    ("MO-CON-03", lambda: rich(continuous().turn(0, acted=True)), 0, WITHOUT),
    ("MO-CON-03", lambda: rich(continuous().turn(0, acted=True)), 0, USE),
    ("MO-CON-04", continuous, 0, EndTurn()),
    ("MO-CON-14", lambda: continuous().turn(0, acted=True), 0, Pass()),
    ("MO-RES-06", classic, 0, AcquireDevelopment(display_slot=1)),
    ("MO-RES-06", classic, 0, AcquireBasicBuilding(pile="workshop")),
    ("MO-RES-06", lambda: classic().player(0, construction="pyramids"), 0, CompleteWonder()),
    ("MO-RES-06", lambda: classic().goods(0, gold=9), 0, DevelopPolicy(policy="democracy")),
    ("MO-RES-06", classic, 0, NEAR),
    ("MO-RES-06", lambda: classic().tile(PLAINS, 0, soldiers=1), 0, DeclareMove()),
    ("MO-RES-06", classic, 0, DeclareExplore()),
    ("MO-RES-06", lambda: classic().slot(0, 1, "agora"), 0, USE),
    ("MO-RES-06", lambda: classic().deck(0, "mine"), 0, ScientificDiscovery()),
    (
        "MO-RES-06",
        lambda: classic(heroes=True).with_state(heroes=("sappho",)),
        0,
        HireHero(hero="sappho"),
    ),
    (
        "MO-RES-06",
        lambda: exploring(done=True).goods(0, gold=0),
        0,
        StepExplorer(explorer=1, to="h_1_1"),
    ),
    (
        "MO-RES-06",
        lambda: moving(soldiers=("h_1_1",)).goods(0, military=0),
        0,
        PickUnit(kind="soldier", origin=HOME),
    ),
    (
        "MO-RES-06",
        lambda: classic().asking(0, Paying(left=1, sources=("gold",), purpose="hero")),
        0,
        PayUnit(source="culture"),
    ),
    (
        "MO-RES-06",
        lambda: classic().asking(0, Paying(left=1, sources=("gold",), purpose="hero")),
        0,
        PayUnit(source="gold"),
    ),
    ("MO-ACT-ACQ-01", lambda: rich(classic()), 0, AcquireDevelopment(display_slot=7)),
    ("MO-ACT-ACQ-01", lambda: rich(classic()), 0, AcquireDevelopment(display_slot=0)),
    (
        "MO-ACT-ACQ-01",
        lambda: rich(classic()).display(None, "temple", *(None,) * 4),
        0,
        AcquireDevelopment(display_slot=1),
    ),
    (
        "MO-ACT-ACQ-03",
        lambda: (
            rich(classic()).display("pyramids", *(None,) * 5).player(0, construction="great_wall")
        ),
        0,
        AcquireDevelopment(display_slot=1),
    ),
    (
        "MO-ACT-BAS-01",
        lambda: rich(classic()).basics(workshop=0),
        0,
        AcquireBasicBuilding(pile="workshop"),
    ),
    ("MO-ACT-WON-01", lambda: rich(classic()), 0, CompleteWonder()),
    ("MO-ACT-POL-01", lambda: rich(classic()), 0, DevelopPolicy(policy="shinto")),
    (
        "MO-ACT-POL-01",
        lambda: rich(classic()).player(0, policies=("democracy",)),
        0,
        DevelopPolicy(policy="democracy"),
    ),
    ("MO-ACT-CNQ-01", lambda: rich(classic()), 0, FAR),
    ("MO-ACT-CNQ-01", lambda: rich(classic()).tile(FOREST, 0, soldiers=1), 0, NEAR),
    (
        "MO-ACT-CNQ-01",
        lambda: rich(classic()),
        0,
        DeclareConquest(target="nowhere", with_warlord=True),
    ),
    (
        "MO-ACT-CNQ-02",
        lambda: rich(classic()).tile("h_m1_1", 0, warlord=True),
        0,
        NEAR,
    ),
    ("MO-ACT-CNQ-04", lambda: rich(classic()).home(0, 1), 0, WITHOUT),
    ("MO-MAP-07", alone, 0, WITHOUT),
    ("MO-ACT-CNQ-02", lambda: committing(), 0, CommitSoldier(origin="h_m2_0")),
    ("MO-ACT-CNQ-02", lambda: committing(HOME, HOME), 0, CommitSoldier(origin=HOME)),
    ("MO-MAP-07", lambda: committing(), 0, CommitSoldier(origin=PLAINS)),
    ("MO-ACT-MOV-02", lambda: rich(classic()), 0, DeclareMove()),
    (
        "MO-MAP-07",
        lambda: (
            rich(classic())
            .tile(PLAINS, 0, soldiers=1)
            .tile("h_1_1", 0, warlord=True)
            .home(0, 0, warlord=False)
        ),
        0,
        DeclareMove(),
    ),
    ("MO-ACT-MOV-01", moving, 0, PickUnit(kind="warlord", origin=PLAINS)),
    ("MO-ACT-MOV-01", moving, 0, PickUnit(kind="soldier", origin="nowhere")),
    (
        "MO-ACT-MOV-01a",
        lambda: moving(soldiers=(PLAINS,)),
        0,
        PickUnit(kind="soldier", origin=PLAINS),
    ),
    ("MO-ACT-MOV-01a", lambda: moving(warlord=True), 0, PickUnit(kind="warlord", origin=HOME)),
    ("MO-ACT-MOV-02", moving, 0, PickUnit(kind="soldier", origin="h_m1_1")),
    ("MO-MAP-07", moving, 0, PickUnit(kind="soldier", origin=PLAINS)),
    (
        "MO-ACT-MOV-02",
        lambda: moving().asking(
            0, SendingUnit(kind="soldier", origin=HOME, moves=MovingUnits(must=True))
        ),
        0,
        SendUnit(to="h_m1_1"),
    ),
    ("MO-ACT-MOV-02", moving, 0, StopMoving()),
    ("MO-ACT-EXP-01", exploring, 0, StopExploring()),
    ("MO-ACT-USE-04", lambda: moving(left=2), 0, StopMoving()),
    ("MO-ACT-USE-04", lambda: exploring(left=2), 0, StopExploring()),
    ("MO-ACT-EXP-01", exploring, 0, StepExplorer(explorer=1, to="h_m2_0")),
    ("MO-ACT-EXP-01", exploring, 0, StepExplorer(explorer=3, to="h_1_1")),
    ("MO-ACT-EXP-01", lambda: exploring(left=0), 0, StepExplorer(explorer=1, to="h_1_1")),
    ("MO-ACT-EXP-02", lambda: exploring().player(0, scouted=(2,)), 0, CollectToken(explorer=2)),
    ("MO-ACT-EXP-02", exploring, 0, CollectToken(explorer=1)),
    (
        "MO-ACT-EXP-04",
        lambda: exploring().explorer(0, 1, "h_1_m2").player(0, tokens=("mt_science_1",)),
        0,
        CollectToken(explorer=1),
    ),
    (
        "MO-ACT-EXP-04",
        lambda: sold_out(exploring().explorer(0, 1, "h_1_m2")),
        0,
        CollectToken(explorer=1),
    ),
    ("MO-ACT-OUT-01", classic, 0, BuildOutpost(tile=HOME)),
    (
        "MO-ACT-OUT-01",
        lambda: classic().tile(PLAINS, 0, soldiers=2),
        0,
        BuildOutpost(tile=PLAINS),
    ),
    (
        "MO-ACT-OUT-02",
        lambda: classic().tile(PLAINS, 0, soldiers=3, outpost=True),
        0,
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
        0,
        BuildOutpost(tile=PLAINS),
    ),
    ("MO-CTY-04", lambda: rich(classic()), 0, USE),
    ("MO-CTY-04", lambda: rich(classic()).slot(0, 1, "agora", activated=False), 0, USE),
    ("MO-CTY-04", lambda: rich(classic()).slot(0, 1, "agora").player(0, marks=MARKS), 0, USE),
    (
        "MO-CTY-04",
        lambda: rich(classic()).slot(0, 1, "agora"),
        0,
        UseEffect(source="agora", effect_index=1),
    ),
    (
        "MO-HER-07",
        lambda: continuous(heroes=True).player(0, hero="boudica", hero_aside=True),
        0,
        UseEffect(source="boudica", effect_index=0),
    ),
    (
        "MO-ACT-USE-03",
        lambda: classic().slot(0, 1, "harbour"),
        0,
        UseEffect(source="harbour", effect_index=0),
    ),
    (
        "MO-ACT-USE-03",
        lambda: classic().slot(0, 1, "temple"),
        0,
        UseEffect(source="temple", effect_index=0),
    ),
    (
        "MO-ACT-USE-03",
        lambda: rich(classic()).slot(0, 1, "barracks"),
        0,
        UseEffect(source="barracks", effect_index=0),
    ),
    ("MO-ACT-SCI-02", lambda: rich(classic()), 0, ScientificDiscovery()),
    ("MO-ACT-TOK-01", classic, 0, UseMarketToken(market="culture")),
    (
        "MO-HER-06",
        lambda: rich(continuous(heroes=True)).player(0, hero="boudica", hero_aside=True),
        0,
        HireHero(hero="sappho"),
    ),
    (
        "MO-HER-02",
        lambda: rich(classic(heroes=True)).player(0, hero="boudica"),
        0,
        HireHero(hero="sappho"),
    ),
    ("MO-HER-02", lambda: rich(classic()), 0, HireHero(hero="sappho")),
    (
        "MO-HER-02",
        lambda: rich(classic(heroes=True)).with_state(heroes=("boudica",)),
        0,
        HireHero(hero="sappho"),
    ),
    (
        "MO-HER-11",
        lambda: continuous(heroes=True).player(0, hero="boudica", hero_aside=True),
        0,
        ReturnHero(),
    ),
    ("MO-HER-04", classic, 0, ReturnHero()),
    ("MO-TRN-02", lambda: activating(classic()), 0, ActivateCity(row=0, column=1)),
    ("MO-TRN-02", lambda: activating(classic()), 0, ActivateCity(row=1, column=4)),
    (
        "MO-ACT-CNQ-09",
        lambda: classic().asking(0, ChoosingReward(token="bar_sci")),
        0,
        ChooseReward(option=3),
    ),
    (
        "MO-ACT-WON-03",
        lambda: classic().asking(0, PlacingWonderToken(wonder="pyramids")),
        0,
        PlaceWonderToken(tile=PLAINS),
    ),
    (
        "MO-CTY-08",
        lambda: classic().asking(0, Archiving(left=1, optional=False, source="temple")),
        0,
        ArchiveCard(card="mine"),
    ),
    (
        "MO-CTY-08",
        lambda: (
            classic()
            .slot(0, 1, "temple")
            .asking(0, Archiving(left=1, optional=False, source="temple"))
        ),
        0,
        ArchiveCard(card="temple"),
    ),
    (
        "MO-MON-03",
        lambda: classic(monsters=True).asking(0, SpendingGold(monster="hydra")),
        0,
        SpendMonsterGold(n=1),
    ),
    (
        "MO-MON-03",
        lambda: classic(monsters=True).asking(0, SpendingGold(monster="hydra")),
        0,
        SpendMonsterGold(n=-1),
    ),
    (
        "MO-MAP-07",
        lambda: classic().tile(PLAINS, 0, soldiers=1).asking(0, RecallingUnits(left=1)),
        0,
        RecallUnit(kind="soldier", origin=PLAINS),
    ),
    (
        "MO-RUL-01",
        lambda: classic().asking(0, RecallingUnits(left=1)),
        0,
        RecallUnit(kind="soldier", origin=HOME),
    ),
    (
        "MO-RUL-01",
        lambda: (
            classic().slot(0, 1, "temple").asking(0, Archiving(left=1, optional=False, source="x"))
        ),
        0,
        StopArchiving(),
    ),
    (
        "MO-RUL-01",
        lambda: classic().asking(0, PlacingOutpost(soldiers=2)),
        0,
        Decline(),
    ),
    (
        "MO-RUL-01",
        lambda: classic().asking(0, PlacingOutpost(optional=True)),
        0,
        PlaceOutpost(tile=PLAINS),
    ),
    (
        "MO-RUL-01",
        lambda: classic().asking(0, ChoosingBasics(left=1, source="paper_mill")),
        0,
        ConvertBasic(lose="science", gain="military"),
    ),
    (
        "MO-RUL-01",
        lambda: classic().goods(0, science=1).asking(0, Converting(n=1, source="philosophy")),
        0,
        ConvertBasic(lose="science", gain="science"),
    ),
    (
        "MO-RUL-01",
        lambda: classic().slot(0, 1, "mine").asking(0, ActivatingSlots(left=1)),
        0,
        ActivateSlot(slot=1),
    ),
    (
        "MO-RUL-01",
        lambda: classic().slot(0, 1, "mine").asking(0, DiscardingSlots(left=1)),
        0,
        DiscardSlot(slot=2),
    ),
    (
        "MO-RUL-01",
        lambda: classic().basics(workshop=0).asking(0, TakingBasicBuilding(left=1)),
        0,
        TakeBasicBuilding(pile="workshop"),
    ),
)


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
    assert {rule for rule, _, _, _ in ROWS} == set(NAMED.split())


@pytest.mark.parametrize(
    ("rule", "position", "seat", "command"),
    ROWS,
    ids=[f"{rule} {type(command).__name__} {at}" for at, (rule, _, _, command) in enumerate(ROWS)],
)
def test_the_first_violated_rule_is_named(
    rule: str, position: Callable[[], Position], seat: int, command: Command
) -> None:
    made = position()
    title = made.given().title
    state = made.state
    refusal = title.decide(state, seat, command, First())
    assert getattr(refusal, "rule", None) == rule, refusal
    assert command not in list(title.legal(state, seat))
