"""Every component of the box is put to work in a made position, and what comes of it is compared
with the data: what it costs, where it goes, which icons it gives, and each of its effects.

What is expected is read from the plain JSON; nothing of the rules is asked for it. All choices on
the way are answered by the first command that does something.
"""

import json
import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

import pytest
from msgspec.structs import asdict

from games.kernel.piles import Pile
from games.monumental import title
from games.monumental.box import CIVILISATIONS, Civilisation, instances
from games.monumental.commands import (
    AcquireBasicBuilding,
    AcquireDevelopment,
    ActivateCity,
    ChooseReward,
    CollectToken,
    CompleteWonder,
    DeclareConquest,
    Decline,
    DevelopPolicy,
    HireHero,
    PayUnit,
    ReturnHero,
    StopArchiving,
    StopExploring,
    StopMoving,
    UseEffect,
    UseMarketToken,
)
from games.monumental.facts.city import CardDrawnAndActivated, SlotDiscarded
from games.monumental.facts.map import (
    ExplorationTokenRevealed,
    ExplorerMoved,
    ProvinceConquered,
    UnitMoved,
    UnitRecalled,
)
from games.monumental.facts.modules import MonsterSlain, MonsterUnbeaten
from games.monumental.state.player import Waiting
from games.monumental.steps import ActivatingCity, ChoosingReward, ReleasingMonsters, TakingTurn
from tests.games.monumental.position import First, Position, happened

Json = Any
DATA: Final[Json] = json.loads(
    files("games.monumental").joinpath("data/components.json").read_text("utf-8")
)
NATIONS: Final[Json] = DATA["civilisations"]
CARDS: Final[Mapping[str, Json]] = {
    card["id"]: card
    for card in (
        *DATA["common_starting_cards"],
        *DATA["basic_buildings"],
        *DATA["development_cards"],
        *(nation["special_building"] for nation in NATIONS),
        *(nation["starting_knowledge"] for nation in NATIONS),
    )
}
DEVELOPMENTS: Final = [card["id"] for card in DATA["development_cards"]]
WONDERS: Final = [one for one in DEVELOPMENTS if CARDS[one]["type"] == "wonder"]
KNOWLEDGE: Final = [one for one in DEVELOPMENTS if CARDS[one]["type"] == "knowledge"]
POLICIES: Final[Mapping[str, Json]] = {
    policy["id"]: policy for nation in NATIONS for policy in nation["cultural_policies"]
}
HEROES: Final[Mapping[str, Json]] = {hero["id"]: hero for hero in DATA["heroes"]}
MONSTERS: Final[Mapping[str, Json]] = {monster["id"]: monster for monster in DATA["monsters"]}
BARBARIANS: Final[Mapping[str, Json]] = {
    token["id"]: token for token in DATA["exploration_tokens"]["barbarians"]
}

PLENTY: Final = 9
DRAWN: Final = ("work_camp#1", "fort#1", "library#1")
"""The known top of the city deck."""
CITY: Final = ("work_camp#2", "work_camp#3", "library#2", "fort#2", "forum", "mine")
OWN: Final = {"h_1_0": 3, "h_1_1": 2, "h_2_m1": 1, "h_1_m2": 1}
"""Own provinces and their soldiers; the second and the last are coastal."""
FOREST, VOLCANO, TOWN_STRENGTH = "h_0_1", "h_0_0", 4 + 1
IDLE = (Decline, StopArchiving, StopExploring, StopMoving)
IN_KIND: Final = ("production", "science", "military", "military_neutral", "gold", "culture")


def ready(
    civilisation: Civilisation = "egypt", *, heroes: bool = False, monsters: bool = False
) -> Position:
    """Plenty of everything: goods, units, cards to draw, to archive and to activate, and what
    conditions and counts ask for."""
    other = next(one for one in CIVILISATIONS if one != civilisation)
    position = Position(civilisations=(civilisation, other), heroes=heroes, monsters=monsters)
    for tile, soldiers in OWN.items():
        position.tile(tile, 0, soldiers=soldiers, exploration=None)
    position.tile("h_m1_0", 1, soldiers=2, exploration=None)
    for number, card in enumerate(CITY, 2):
        position.slot(0, number, card, activated=False)
        position.slot(1, number, card, activated=False)
    for seat in (0, 1):
        position.goods(seat, **dict.fromkeys((*IN_KIND, "production_token"), PLENTY))
    owned = (*WONDERS[-2:], *KNOWLEDGE[-4:])
    position.player(0, discard=owned, conquests=2, tokens=("mt_culture_1",))
    return position.deck(0, *DRAWN)


def civilisation_of(component: str) -> Civilisation:
    """The civilisation that owns a card or policy; any if none does."""
    for civilisation in CIVILISATIONS:
        nation = next(one for one in NATIONS if one["id"] == civilisation)
        own = ("special_building", "starting_knowledge", "warlord")
        ids = [nation[part]["id"] for part in own]
        if component in ids + [policy["id"] for policy in nation["cultural_policies"]]:
            return civilisation
    return "egypt"


def instance(card: str) -> str:
    """The first copy of a card."""
    return instances(card, CARDS[card].get("copies", 1))[0]


def played(game: Any, seat: int, *commands: object) -> Any:
    """After these commands and the first answers to everything that they lead to."""
    game = game.when(seat, *commands, chance=First()).accepted()
    while True:
        seat = next(iter(game.state.agenda.awaits()))
        frame = game.state.agenda.open_for(seat)
        if isinstance(frame.step, TakingTurn | ActivatingCity):
            return game
        game = game.when(seat, answer(list(title.rules.legal(game.state, seat))), chance=First())


def answer(commands: Sequence[Any]) -> Any:
    """The first command that does something; costs are paid in kind, explorers collect nothing."""
    if isinstance(commands[0], PayUnit):
        kinds = (*IN_KIND, "production_token")
        return min(commands, key=lambda one: kinds.index(one.source))
    stops = [one for one in commands if not isinstance(one, CollectToken)]
    return next((one for one in stops if not isinstance(one, IDLE)), stops[0])


def change(before: Any, game: Any, seat: int = 0) -> Counter[str]:
    """What has changed for a seat: goods, cards, slots, units."""
    old, new = before.players[seat], game.state.players[seat]
    found: Counter[str] = Counter()
    for name, amount in asdict(new.goods).items():
        found[name] = amount - asdict(old.goods)[name]
    found["archived"] = len(new.archive) - len(old.archive)
    found["activated"] = sum(one.activated for one in new.slots)
    found["activated"] -= sum(one.activated for one in old.slots)
    found["outposts"] = game.state.land.outposts(seat) - before.land.outposts(seat)
    counts = (before.supply.basics, game.state.supply.basics)
    found["basic buildings"] = (sum(counts[0]) - sum(counts[1])) * (seat == 0)
    kinds: tuple[type[CardDrawnAndActivated | SlotDiscarded | UnitMoved | ExplorerMoved], ...]
    kinds = (CardDrawnAndActivated, SlotDiscarded, UnitMoved, ExplorerMoved)
    for fact in happened(game, *kinds):
        found[type(fact).__name__] += fact.seat == seat
    for fact in happened(game, UnitRecalled):
        found["UnitRecalled"] += fact.seat == seat
    return found


def expected(ops: Sequence[Json], drawn: Sequence[str] = DRAWN) -> Counter[str]:
    """What the data says that operations change in the position `ready`."""
    told: Counter[str] = Counter()
    for op in ops:
        n = op.get("n", 0)
        match op["op"]:
            case "gain":
                told[op["res"]] += n
            case "gain_any_basic":
                told["production"] += n
            case "gain_per":
                told[op["res"]] += n * min(op["max"], COUNTS[op["per"]])
            case "convert_basic":
                told.update({"production": -n, "science": n})
            case "archive":
                told["archived"] += n
            case "draw_activate":
                told["CardDrawnAndActivated"] += n
                for card in drawn[:n]:
                    told.update(icons(card))
            case "activate_slot":
                told["activated"] += n
                for card in CITY[:n]:
                    told.update(icons(card))
            case "move_unit_free":
                told["UnitMoved"] += n
            case "move_explorer_free":
                told["ExplorerMoved"] += op["steps"]
            case "build_outpost" | "place_outpost":
                told["outposts"] += 1
            case "acquire_basic_free":
                told["basic buildings"] += n
            case "lose":
                told[op["res"]] -= min(n, PLENTY)
            case "recall_unit":
                told["UnitRecalled"] += n
            case "discard_slot":
                told["SlotDiscarded"] += n
            case "discount" | "both_rewards":
                pass
            case unknown:
                raise AssertionError(unknown)
    return told


COUNTS: Final = {"coastal_provinces": 2, "wonders_completed": 2, "knowledge_owned_pairs": 2}


def icons(card: str) -> Counter[str]:
    """The icons of a card in the data."""
    return Counter(CARDS[card.partition("#")[0]]["icons"])


def price(payments: Sequence[Json]) -> Counter[str]:
    """What paying in kind takes; any basic resource is production."""
    told: Counter[str] = Counter()
    for one in payments:
        told[one.get("res", "production")] -= one.get("n", 0) + one.get("any_basic", 0)
    return told


def same(found: Counter[str], *told: Counter[str]) -> bool:
    """Whether a change is what was told, in sum."""
    total: Counter[str] = Counter()
    for one in told:
        total.update(one)
    return {k: n for k, n in found.items() if n} == {k: n for k, n in total.items() if n}


def effects(parts: Mapping[str, Json], when: str) -> Iterator[tuple[str, int, Json]]:
    """The effects of some components that have one trigger."""
    for name, part in parts.items():
        for at, effect in enumerate(part["effects"]):
            if effect["when"] == when:
                yield name, at, effect


def test_what_each_development_costs_and_where_it_goes() -> None:
    """MO-ACT-ACQ-01..03: buildings and wonders for production, Knowledge for science."""
    for card in DEVELOPMENTS:
        position = ready().player(0, discard=()).display(card, *(None,) * 5)
        game = played(position.given(), 0, AcquireDevelopment(display_slot=1))
        cost = CARDS[card]["cost"]
        cost = Counter(cost.get("acquire", cost))
        assert same(change(position.state, game), Counter({k: -n for k, n in cost.items()})), card
        player = game.state.players[0]
        wonder = CARDS[card]["type"] == "wonder"
        assert player.construction == (card if wonder else None), card
        assert player.deck.items == (DRAWN if wonder else (card, *DRAWN)), card
        assert game.state.display.slots[0] is None, card


def test_what_each_basic_building_costs() -> None:
    """MO-ACT-BAS-01."""
    for card in DATA["basic_buildings"]:
        position = ready()
        game = played(position.given(), 0, AcquireBasicBuilding(pile=card["id"]))
        paid = Counter({name: -n for name, n in card["cost"].items()})
        assert same(change(position.state, game), paid, Counter({"basic buildings": 1})), card
        assert game.state.players[0].deck.items[0] == f"{card['id']}#1"


def test_what_each_card_gives_when_it_is_activated() -> None:
    """MO-CTY-03: its icons; and its effects can be used then (MO-CTY-04)."""
    for card in CARDS:
        position = Position(civilisations=(civilisation_of(card),))
        position.slot(0, 1, instance(card), activated=False).with_state(phase="activate")
        position.player(0, tokens=("mt_culture_1",)).asking(0, TakingTurn(), ActivatingCity())
        game = played(position.given(), 0, ActivateCity(row=1, column=1))
        assert same(change(position.state, game), icons(card), Counter(activated=5)), card
        position = ready(civilisation_of(card)).slot(0, 1, instance(card))
        usable = {one for one in title.rules.legal(position.state, 0) if isinstance(one, UseEffect)}
        uses = {at for name, at, _ in effects({card: CARDS[card]}, "use")}
        assert usable == {UseEffect(source=instance(card), effect_index=at) for at in uses}, card


@pytest.mark.parametrize("parts", [CARDS, POLICIES, HEROES], ids=["cards", "policies", "heroes"])
def test_what_each_use_does(parts: Mapping[str, Json]) -> None:
    """MO-ACT-USE-01..04: it is paid in kind, does what the data says, and leaves a mark."""
    for name, at, effect in effects(parts, "use"):
        position = ready(civilisation_of(name), heroes=parts is HEROES)
        source = instance(name) if parts is CARDS else name
        if parts is CARDS:
            position.slot(0, 1, source)
        elif parts is POLICIES:
            position.player(0, policies=(name,))
        else:
            position.player(0, hero=name)
        game = played(position.given(), 0, UseEffect(source=source, effect_index=at))
        paid, done = price(effect.get("pay", ())), expected(effect["do"])
        assert same(change(position.state, game), paid, done), (name, change(position.state, game))
        assert game.state.players[0].marks == (source,), name
        waits(game, source, effect["do"])


def waits(game: Any, source: str, ops: Sequence[Json]) -> None:
    """A discount waits, and the next matching cost is so much lower (MO-RES-07, MO-RES-08)."""
    for op in ops:
        if op["op"] != "discount":
            assert game.state.players[0].discounts == (), source
            continue
        n, half = op.get("n", 0), op.get("half", False)
        waiting = Waiting(source=source, scope=op["scope"], n=n, half=half)
        assert game.state.players[0].discounts == (waiting,), source
        for cost, spent in spending(game.state, op["scope"]):
            assert spent == (math.ceil(cost / 2) if half else max(0, cost - n)), source


def spending(state: Any, scope: str) -> Iterator[tuple[int, int]]:
    """Printed costs of a scope, and what was really paid."""
    for card in KNOWLEDGE if scope == "knowledge" else WONDERS:
        cost, position = CARDS[card]["cost"], Position()
        position.state = state
        position.player(0, discard=(), deck=Pile()).display(card, *(None,) * 5).turn(0)
        if scope != "wonder_complete":
            game = played(position.given(), 0, AcquireDevelopment(display_slot=1))
            paid = -sum(change(position.state, game)[res] for res in ("production", "science"))
            yield cost["science"] if scope == "knowledge" else cost["acquire"]["production"], paid
        if scope != "knowledge":
            position.player(0, construction=card).display(*(None,) * 6)
            game = played(position.given(), 0, CompleteWonder())
            facts = [fact for fact in game.facts if type(fact).__name__ == "ResourcesSpent"]
            yield cost["complete"]["production"], sum(fact.paid.production for fact in facts)


def test_what_each_policy_does_when_it_is_developed() -> None:
    """MO-ACT-POL-01, MO-ACT-POL-02: for 1 culture, as the first one."""
    for name, policy in POLICIES.items():
        position = ready(civilisation_of(name))
        game = played(position.given(), 0, DevelopPolicy(policy=name))
        ops = [op for _, _, one in effects({name: policy}, "on_develop") for op in one["do"]]
        assert same(change(position.state, game), Counter(culture=-1), expected(ops)), name
        assert game.state.players[0].policies == (name,)


def test_what_each_wonder_does_when_it_is_completed() -> None:
    """MO-ACT-WON-01..03: the wonder itself is the first card to be drawn."""
    for name in WONDERS:
        position = ready().player(0, construction=name, discard=())
        game = played(position.given(), 0, CompleteWonder())
        paid = Counter(production=-CARDS[name]["cost"]["complete"]["production"])
        ops = [op for _, _, one in effects({name: CARDS[name]}, "on_complete") for op in one["do"]]
        done = expected(ops, (name, *DRAWN))
        assert same(change(position.state, game), paid, done), name
        player = game.state.players[0]
        assert player.construction is None
        assert name in (*player.deck.items, *player.side), name
        assert any(name in tile.wonders for tile in game.state.land.tiles), name
        waits(game, name, ops)


def test_what_each_hero_costs_and_does_when_it_goes() -> None:
    """MO-HER-02, MO-HER-04, MO-HER-05."""
    for name, hero in HEROES.items():
        position = ready(heroes=True).with_state(heroes=(name,))
        game = played(position.given(), 0, HireHero(hero=name))
        assert same(change(position.state, game), Counter(gold=-hero["cost"]["gold"])), name
        assert (game.state.players[0].hero, game.state.heroes) == (name, ()), name
        position = ready(heroes=True).with_state(heroes=()).player(0, hero=name)
        game = played(position.given(), 0, ReturnHero())
        ops = [op for _, _, one in effects({name: hero}, "on_return") for op in one["do"]]
        assert same(change(position.state, game), expected(ops)), name
        assert (game.state.players[0].hero, game.state.heroes) == (None, (name,)), name
        waits(game, name, ops)


def test_what_lasts() -> None:
    """MO-RES-07, MO-ACT-CNQ-03: discounts, lower strengths and defences of policies and heroes."""
    seen = set()
    for parts in (POLICIES, HEROES):
        for name, _, effect in effects(parts, "passive"):
            given = {"policies": (name,)} if parts is POLICIES else {"hero": name}
            for op in effect["do"]:
                seen.add(op["op"])
                position = ready(civilisation_of(name)).player(0, conquests=0, **given)
                if op["op"] == "passive_discount":
                    for cost, spent in spending(position.state, op["scope"]):
                        assert spent == max(0, cost - op["n"]), name
                elif op["op"] == "strength_reduction":
                    assert conquered(position, FOREST).required == 2 - op["n"], name
                else:
                    position = ready().player(1, **given).player(0, conquests=0)
                    position.tile(FOREST, 1, soldiers=1, exploration=None)
                    assert conquered(position, FOREST).required == 2 + 1 + op["n"], name
    assert seen == {"passive_discount", "strength_reduction", "defence_bonus"}


def conquered(position: Position, tile: str) -> ProvinceConquered:
    """A conquest by soldiers alone."""
    game = played(position.given(), 0, DeclareConquest(target=tile, with_warlord=False))
    (fact,) = happened(game, ProvinceConquered)
    assert isinstance(fact, ProvinceConquered)
    return fact


def test_what_comes_with_an_acquisition() -> None:
    """Effects, `on_acquire`: with the first card of that type in a period."""
    for name, _, effect in effects(POLICIES, "on_acquire"):
        assert effect["scope"] == "knowledge"
        position = ready(civilisation_of(name)).player(0, policies=(name,))
        position.display(*KNOWLEDGE[:2], *(None,) * 4)
        game = played(position.given(), 0, AcquireDevelopment(display_slot=1))
        paid = Counter(science=-CARDS[KNOWLEDGE[0]]["cost"]["science"])
        assert same(change(position.state, game), paid, expected(effect["do"])), name
        again = played(game, 0, AcquireDevelopment(display_slot=2))
        paid["science"] -= CARDS[KNOWLEDGE[1]]["cost"]["science"]
        assert same(change(position.state, again), paid, expected(effect["do"])), name


def test_what_each_warlord_does() -> None:
    """MO-ACT-CNQ-08, MO-ACT-CNQ-09: with the first conquest of a period in which it marches."""
    for nation in NATIONS:
        warlord, position = nation["warlord"], ready(nation["id"])
        position.player(0, conquests=0).home(0, 0, warlord=False)
        position.tile("h_1_1", 0, soldiers=2, warlord=True, exploration=None)
        position.tile(FOREST)
        conquest = DeclareConquest(target=FOREST, with_warlord=True)
        game = played(position.given(), 0, conquest)
        ((_, _, effect),) = effects({warlord["id"]: warlord}, "on_warlord_conquest")
        (token,) = happened(game, ExplorationTokenRevealed)
        first, second = BARBARIANS[token.token]["choose_one"]
        both = [op["op"] for op in effect["do"]] == ["both_rewards"]
        rewards = (*first, *second) if both else first
        told = (Counter(military=-1), expected(effect["do"]), expected(rewards))
        assert same(change(position.state, game), *told), nation["id"]


def test_what_each_token_gives() -> None:
    """MO-ACT-CNQ-09, MO-ACT-TOK-01: both rewards of each Barbarian token, Free Towns, and every
    market token."""
    for name, token in BARBARIANS.items():
        for option, ops in enumerate(token["choose_one"], 1):
            position = ready().asking(0, TakingTurn(), ChoosingReward(token=name))
            game = played(position.given(), 0, ChooseReward(option=option))
            assert same(change(position.state, game), expected(ops)), (name, option)
    position = ready().tile(VOLCANO)
    conquest = DeclareConquest(target=VOLCANO, with_warlord=False)
    game = played(position.given(), 0, conquest)
    paid = Counter(military=-TOWN_STRENGTH)
    told = expected(DATA["exploration_tokens"]["free_towns"]["do"])
    assert same(change(position.state, game), paid, told)
    for stack in DATA["markets"]:
        for one in stack["tokens"]:
            position = ready().player(0, tokens=(one["id"],))
            game = played(position.given(), 0, UseMarketToken(market=stack["resource"]))
            gained = Counter({stack["resource"]: one["value"]})
            assert same(change(position.state, game), gained), one["id"]


def test_what_each_monster_gives_and_takes() -> None:
    """MO-MON-03, MO-MON-04, MO-MON-11: who slays it is rewarded, otherwise everybody loses."""
    for name, monster in MONSTERS.items():
        position = ready(monsters=True).with_state(waiting=(name,))
        position.city(0, [f"archery_range#{n}" for n in (1, 2, 3)])
        game = played(position.settled(ReleasingMonsters(first=0), turn=0), 0)
        (slain,) = happened(game, MonsterSlain)
        powers = (6 + icons(CITY[3])["military"], icons(CITY[3])["military"])
        assert slain == MonsterSlain(monster=name, seat=0, powers=powers)
        ops = [op for _, _, one in effects({name: monster}, "on_slain") for op in one["do"]]
        assert same(change(position.state, game), expected(ops)), name
        assert game.state.players[0].monsters == (name,)
        position = ready(monsters=True).with_state(waiting=(name,))
        game = played(position.settled(ReleasingMonsters(first=0), turn=0), 0)
        assert len(happened(game, MonsterUnbeaten)) == 1, name
        ops = [op for _, _, one in effects({name: monster}, "on_failed") for op in one["do"]]
        for seat in (0, 1):
            told = expected(ops)
            told["UnitRecalled"] = min(told["UnitRecalled"], 5 if seat == 0 else 1)
            assert same(change(position.state, game, seat), told), (name, seat)
        assert game.state.departed == (name,)
