"""Every card, tile, faction, monster and token does something: each is placed into a position where
its trigger fires, and the game goes otherwise than without it."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from games.eldervale import title
from games.eldervale.box.cards import Adventure
from games.eldervale.box.content import (
    ADVENTURES,
    ADVENTURES_OF,
    DRAGON_TOKENS,
    FACTIONS,
    GHOST_CARDS,
    MAGIC,
    MERCENARIES,
    MONSTERS,
    REWARDS,
    TILES,
    lair_of,
)
from games.eldervale.box.ids import CardId
from games.eldervale.commands.battle import EndJoin
from games.eldervale.commands.choices import Retrieve
from games.eldervale.commands.places import OnReward, ToAction
from games.eldervale.commands.placing import PlaceUnit, Regroup, TakeTreasure, UseAbility
from games.eldervale.commands.turn import (
    CastSpell,
    CompleteQuest,
    EndTurn,
    HireMercenary,
    UseCardAction,
    UseOrb,
)
from games.eldervale.effects.program import Effect
from games.eldervale.facts import AgendaChanged
from games.eldervale.facts.battle import BattleResolved
from games.eldervale.facts.flow import CardActivated
from games.eldervale.facts.goods import DragonTokenTaken, OrbOnReward
from games.eldervale.rules.free_actions.interruption import FREE_ACTIONS
from games.eldervale.rules.scoring import prophecies, vaults
from games.eldervale.state.player import InPlay
from games.eldervale.state.turn import Activated
from games.eldervale.steps.gaining import GainingPower
from games.eldervale.steps.regroup import Retrieving
from games.eldervale.steps.turn import StartingTurn, TakingMain, TakingTail
from games.kernel.scenario import Scenario
from tests.games.eldervale.position import (
    Outcomes,
    Position,
    act,
    happened,
    legal,
    lying,
    on,
    place,
)

Game = Scenario[Any, Any]


class Turning:
    """A chance whose outcomes take turns."""

    def __init__(self, first: int = 0) -> None:
        self.count = first

    def below(self, n: int, label: str) -> int:
        """The next number."""
        self.count += 1
        return self.count % n


def driven(game: Game, wanted: str = "", first: int = 0, end: bool = False) -> Game:
    """Plays on until a main or free step: what is wanted where it is offered, else the first
    answer."""
    chance = Turning(first)
    for _ in range(80):
        seat = min(game.accepted().state.agenda.awaits(), default=None)
        if seat is None:
            return game
        step = game.state.agenda.open_for(seat)
        assert step is not None
        if isinstance(step.step, TakingMain) or (isinstance(step.step, TakingTail) and not end):
            return game
        options = list(title.rules.legal(game.state, seat))
        plain = [
            one
            for one in options
            if not isinstance(one, FREE_ACTIONS) or isinstance(one, CastSpell)
        ]
        if first % 2 and EndJoin() in plain:
            plain = [EndJoin()]
        liked = [one for one in plain if wanted and wanted in _named(one)]
        game = game.when(seat, (liked or _answers(plain))[0], chance=chance)
    raise AssertionError("the situation does not end")


def _named(command: Any) -> str:
    return f"{getattr(command, 'source', '')} {getattr(command, 'card', '')}"


def _answers(options: list[Any]) -> list[Any]:
    return [one for one in options if not isinstance(one, CastSpell | UseAbility)] or options


def course(game: Game) -> list[Any]:
    """What happened, but for what is awaited."""
    return [fact for fact in game.accepted().facts if not isinstance(fact, AgendaChanged)]


def other_than(element: str) -> str:
    """Another element."""
    return "fire" if element != "fire" else "earth"


def stocked(element: str, faction: str | None = None) -> Position:
    """A rich table: A stands in four realms, B in two, treasure and a monster are there."""
    o = other_than(element)
    position = Position(2, (faction,), elements=(element, o)).land(
        **{
            "mill": (0, 0),
            "fortress": (1, 0),
            f"{element}_heart": (0, 1),
            f"{element}_lair": (-1, 1),
            f"{element}_expanse": (-1, 0),
            "mage_tower": (1, -1),
            "dungeon": (0, -1),
            f"{o}_heart": (2, -1),
            f"{o}_lair": (2, 0),
        }
    )
    for tile, slot in [(one.tile, one.slot) for one in position.state.stacks]:
        gold = f"tr_{TILES[tile].element}_single_gold"
        position.stack(tile, slot, gold, height=2)
    position.units(
        0,
        *("worker@mill", "wizard@fortress", "warrior@mage_tower", f"dragon@{o}_heart"),
        *(f"worker@{element}_heart", "worker@underworld", "worker@tray", "warrior@tray"),
    )
    position.units(1, f"worker@{o}_lair", "worker")
    position.goods(0, gem=3, scroll=3, potion=3, tool=3, sword=3, gold=2).goods(1, gem=2, tool=2)
    position.hand(0, "sp_gust", "pr_gold").with_state(shown=("sp_midas", "sp_scry"))
    position.monster("storm_roc", f"{o}_lair")
    return position.face_up(**{element: ADVENTURES_OF[element][3], o: ADVENTURES_OF[o][3]})


PLACES = {"any": (0, 0), "wizard": (1, 0), "warrior": (1, -1), "dragon": (2, -1)}
"""Where the units of `stocked` stand that fit an icon."""


def _unit(icon: str | None) -> Any:
    kind = icon or "any"
    return on("worker" if kind == "any" else kind, *PLACES[kind])


def equipped(card: Adventure, orb: bool) -> InPlay:
    """The card with a token on each square."""
    tokens = {square.id: f"tr_{card.element}_single_gold" for square in card.squares}
    return replace(lying(card.id, **tokens), orb=orb)


def activations() -> Iterable[Any]:
    """Each action of each adventure card, with an orb where it needs one or has a use for it."""
    for card in ADVENTURES.values():
        for at, effect in enumerate(card.effect):
            if effect.trigger == "activate":
                for orb in (True, False) if card.orb_slot else (False,):
                    if orb or not effect.requires_orb:
                        yield card, at, effect, orb


def test_every_action_of_a_card() -> None:
    """EV-ACT-02, EV-GEN-02: it can be activated, and something comes of it."""
    idle = []
    for card, at, effect, orb in activations():
        position = stocked(card.element)
        position.cards(0, equipped(card, orb), f"{other_than(card.element)}_passage")
        command = act(_unit(effect.unit), card.id, str(at))
        chance = Turning()
        game = position.given().when(0, Regroup())
        game = driven_choices(game.when(0, command, chance=chance), chance)
        kinds = [type(fact) for fact in course(game)]
        if not kinds[kinds.index(CardActivated) + 1 :]:
            idle.append(card.id)
    assert idle == []


def test_every_aura() -> None:
    """EV-TAB-08: on a warrior's card, with two warriors, a worker, and one in the Underworld."""
    for element in sorted({card.element for card in ADVENTURES.values()}):
        aura = f"{element}_aura"
        courses = []
        for card in (aura, None):
            host = InPlay(card="water_warrior", aura=card)
            position = stocked(element).cards(0, host, *([aura] if card else []))
            alone = element in ("darkness", "order")
            others = () if alone else ("warrior@mill", "warrior@fortress")
            position.units(0, *others, "worker@mage_tower", "warrior@underworld")
            game = position.given().when(0, Regroup())
            chance = Turning(3)
            while True:
                options = [one for one in legal(game, 0) if isinstance(one, Retrieve)]
                if not options:
                    break
                hosts = [one for one in options if isinstance(one.to, ToAction)]
                hosts = [one for one in hosts if one.to.card == "water_warrior"]
                game = driven_choices(game.when(0, (hosts or options)[0], chance=chance), chance)
            courses.append(course(game))
        assert courses[0] != courses[1], aura


def driven_choices(game: Game, chance: Turning) -> Game:
    """Answers what an activation asks, up to the next unit."""
    while True:
        frame = game.accepted().state.agenda.open_for(0)
        assert frame is not None
        if isinstance(frame.step, Retrieving | TakingTail):
            return game
        options = [one for one in legal(game, 0) if not isinstance(one, FREE_ACTIONS)]
        if any(isinstance(one, Retrieve) for one in options):
            return game
        game = game.when(0, options[0], chance=chance)


def test_every_vault() -> None:
    """EV-SCO-06, EV-TAB-10."""
    for card in ADVENTURES.values():
        if card.type == "vault":
            state = stocked(card.element).cards(0, equipped(card, card.orb_slot)).state
            assert vaults(state, 0) > 0, card.id


def test_every_rampart() -> None:
    """EV-TAB-09, EV-TAB-06: with and without an orb."""
    for card in ADVENTURES.values():
        if card.type == "rampart":
            for orb in (True, False):
                position = stocked(card.element).cards(0, equipped(card, orb))
                power = GainingPower(seat=1, element=card.element)
                game = driven(position.asking(None, power).given())
                assert len(course(game)) > 1, card.id


def attacking(position: Position, kind: str, end: bool = False) -> Game:
    """A places a unit of a kind into a realm with treasure, where B stands; the other units of A
    are next to it, or two realms away. A has its own realm with treasure, too."""
    return position.given().when(0, place(kind, "fire_heart"), chance=Turning(1))


def battlefield(kind: str, *, monster: bool = False) -> Position:
    """A is about to place a unit of a kind next to its own; B defends with two units."""
    position = Position().land(
        fire_heart=(0, 0),
        mill=(1, 0),
        fortress=(0, 1),
        mage_tower=(-1, 1),
        fire_expanse=(2, 0),
        fire_lair=(-1, 0),
        earth_expanse=(0, 2),
        earth_lair=(0, 3),
    )
    position.stack("fire_heart", 0, "tr_fire_single_gold", height=2)
    others = [one for one in ("wizard", "warrior") if one != kind]
    position.units(
        0,
        kind,
        *("worker@mill", "worker@fortress", f"{others[0]}@mage_tower", "worker@underworld"),
        f"{'warrior' if kind == 'dragon' else 'dragon'}@fire_{'lair' if monster else 'expanse'}",
    )
    position.units(1, "worker@fire_heart", "worker@fire_heart").goods(1, gem=2, tool=1)
    position.goods(0, gem=1, scroll=1)
    if monster:
        position.monster("demon_of_might", "fire_heart")
    return position


def reached(game: Game) -> set[Any]:
    """Where A may place units."""
    return set(legal(game, 0, PlaceUnit))


def compare(kind: str, name: str, owned: Callable[[Position], Position]) -> bool:
    """Whether a component changes what happens in attacks, at the end of the turn, or before."""
    for monster in (False, True):
        for first in range(8):
            seen = []
            for make in (owned, lambda position: position):
                position = make(battlefield(kind, monster=monster))
                game = attacking(position, kind)
                seen.append(course(driven(game, name, first)))
            if seen[0] != seen[1]:
                return True
    return False


def test_every_weapon_and_passive() -> None:
    """EV-TAB-06, EV-TAB-11: with the card an attack, a turn or the choice of realms is another."""
    idle = []
    for card in ADVENTURES.values():
        if card.type == "weapon":
            for orb in (True, False):
                card_ = equipped(card, orb)
                if not compare("warrior", card.id, lambda one, it=card_: one.cards(0, it)):
                    idle.append(card.id)
        elif card.type == "site":
            fires = PASSIVES.get(card.effect[0].trigger)
            if fires is not None and not fires(card.id):
                idle.append(card.id)
    assert idle == []


def _reaches_more(card: CardId) -> bool:
    plain = Position().land(
        mill=(0, 0), fire_heart=(1, 0), fortress=(2, 0), earth_heart=(-1, 0), earth_lair=(-2, 0)
    )
    plain.units(0, "worker@earth_heart", "worker").goods(0, gem=2)
    without = reached(plain.given())
    return reached(plain.cards(0, card).given()) > without


def _builds(card: CardId) -> bool:
    position = Position().land(fire_heart=(0, 0), mill=(1, 0)).goods(0, sword=2, tool=2)
    position.units(0, "worker@fire_heart", "wizard")
    without = driven(position.given().when(0, place("wizard", "mill")))
    built = position.cards(0, card).turn(0).given().when(0, place("wizard", "mill"))
    return course(driven(built)) != course(without)


def _takes(card: CardId) -> bool:
    return compare("worker", card, lambda one: one.cards(0, card))


def _casts(card: CardId) -> bool:
    position = Position().hand(0, "sp_conjure_gem").cards(0, card)
    game = position.given().when(0, CastSpell(card="sp_conjure_gem"))
    return bool(game.accepted().state.players[0].vp)


def _acts(card: CardId) -> bool:
    game = Position().hand(0, "pr_gold").cards(0, card).given()
    return UseCardAction(card=card) in legal(game, 0)


PASSIVES: dict[str, Callable[[CardId], bool]] = {
    "placement_mod": _reaches_more,
    "on_build_dwelling": _builds,
    "on_take_treasure": _takes,
    "on_underworld": lambda card: compare("worker", card, lambda one: one.cards(0, card)),
    "on_cast_spell": _casts,
    "free_action": _acts,
}


# Factions


def test_every_ability_of_a_faction() -> None:
    """EV-TAB-06, EV-GEN-04: with the ability an attack, a turn or a choice is another."""
    idle = [
        ability.id
        for faction in FACTIONS.values()
        for ability in faction.abilities
        if not CHANGES.get(ability.trigger, _in_battle)(faction.id, ability)
    ]
    assert idle == []


def _in_battle(faction: str, ability: Effect) -> bool:
    kind = ability.unit or "worker"
    return compare(kind, ability.id, lambda one: one.player(0, faction=faction))


def _from_afar(faction: str, ability: Effect) -> bool:
    return compare("warrior", ability.id, lambda one: one.player(0, faction=faction))


def _at_the_end(faction: str, ability: Effect) -> bool:
    position = battlefield("worker").player(0, faction=faction).asking(0, TakingTail())
    game = position.given().when(0, EndTurn())
    return UseAbility(source=ability.id) in legal(game, 0)


def _reaches(faction: str, ability: Effect) -> bool:
    position = battlefield(ability.unit or "worker")
    without = reached(position.given())
    return reached(position.player(0, faction=faction).given()) > without


def _cheaper(faction: str, ability: Effect) -> bool:
    position = Position().land(fire_heart=(0, 0), mill=(1, 0), fortress=(1, -1))
    position.units(0, "worker@fire_heart", "wizard").goods(0, gem=1)
    if ability.trigger == "dwelling_cost_mod":
        position.goods(0, sword=2, tool=1)
    without = reached(position.given())
    return reached(position.player(0, faction=faction).given()) - without != set()


def _another_icon(faction: str, ability: Effect) -> bool:
    position = Position().units(0, "worker@mill").cards(0, "fire_warrior")
    command = act(on("worker", 0, 0), "fire_warrior")
    found = []
    for one in (faction, None):
        game = position.player(0, faction=one).turn(0).given().when(0, Regroup())
        found.append(command in legal(game, 0))
    return found == [True, False]


CHANGES: dict[str, Callable[[str, Effect], bool]] = {
    "turn_end": _at_the_end,
    "join_mod": _from_afar,
    "placement_mod": _reaches,
    "dwelling_cost_mod": _cheaper,
    "ruin_cost_mod": _cheaper,
    "activation_mod": _another_icon,
}


# Magic


OWN_TURN: dict[str, dict[str, Any]] = {
    "sp_homestead": {"built": 1},
    "sp_echo": {"activated": Activated("fire_passage", "0", "worker")},
}
"""What happened in the turn in which a spell can be cast."""
PLACED = ("worker@mill", "wizard@fortress", "dragon", "worker@underworld", "warrior@mage_tower")
MEANS = {"gem": 2, "scroll": 2, "potion": 2, "tool": 2, "sword": 2}


def test_every_spell() -> None:
    """EV-MAG-02, EV-MAG-06: each is cast at its time, and something comes of it."""
    idle = []
    for card in MAGIC.values():
        if card.kind != "spell":
            continue
        if "own_turn" in card.timings:
            position = stocked("earth").hand(0, card.id, "pr_gold").cards(0, "fire_passage")
            position.units(0, *PLACED).player(1, vp=9)
            game = position.turn(0, **OWN_TURN.get(card.id, {})).given()
            game = driven(game.when(0, CastSpell(card=card.id), chance=Turning()))
            if len(course(game)) < 3:
                idle.append(card.id)
        elif not compare(
            "warrior", card.id, lambda one, it=card.id: one.hand(0, it).goods(0, **MEANS)
        ):
            idle.append(card.id)
    assert idle == []


def accomplished() -> Position:
    """A has done whatever quests and prophecies ask for, B nothing."""
    position = Position(extra=("air", "water")).land(
        fire_heart=(0, 0),
        earth_heart=(1, 0),
        air_heart=(0, 1),
        water_heart=(2, 0),
        mill=(1, 1),
        fire_lair=(-1, 0),
        fire_expanse=(-1, 1),
    )
    position.units(
        0,
        *("worker@fire_heart", "worker@earth_heart", "wizard@air_heart", "dragon@water_heart"),
        *("warrior", "worker@underworld", "worker@underworld", "worker@underworld"),
    )
    homes = ("fire_heart", "earth_heart", "air_heart", "fire_lair", "fire_expanse")
    position.player(0, dwellings=homes, glory=5, quests=("qu_grief",))
    position.levels(0, fire=5, earth=3).goods(0, gem=5, scroll=1, potion=1, tool=1, sword=1, gold=2)
    cards = [card for card in ADVENTURES if card.startswith(("fire_", "air_"))]
    return position.cards(0, *cards).turn(0, beaten_monster=True, melee=3)


def newcomer() -> Position:
    """A has done nothing."""
    return Position().units(0, "worker", "dragon@tray", "wizard@tray", "warrior@tray").levels(0)


def test_every_quest() -> None:
    """EV-MAG-03: its points when the condition holds, and not before."""
    for card in MAGIC.values():
        if card.kind == "quest":
            quest = CompleteQuest(card=card.id)
            newcomer().hand(0, card.id).given().when(0, quest).refused("EV-MAG-03")
            done = accomplished().player(0, quests=()).hand(0, card.id).given().when(0, quest)
            one = done.accepted().state.players[0]
            assert (one.vp, one.quests, one.hand) == (card.vp, (card.id,), ())


def test_every_prophecy() -> None:
    """EV-SCO-07, EV-MAG-04: points at the end for what was done; it cannot be cast."""
    for card in MAGIC.values():
        if card.kind == "prophecy":
            assert prophecies(accomplished().hand(0, card.id).state, 0) > 0, card.id
            assert prophecies(newcomer().hand(0, card.id).state, 0) == 0, card.id
            game = accomplished().hand(0, card.id).given()
            game.when(0, CastSpell(card=card.id)).refused("EV-MAG-04")


# Monsters, mercenaries, realms, tokens, Ghosts

LASTING = ("sun_phoenix", "mother_of_dragons")
"""Monsters that a first defeat does not remove."""


def test_every_monster() -> None:
    """EV-MON-01, EV-BAT-12: fought and beaten, or fought and lost to."""
    for monster in MONSTERS.values():
        element = monster.element or "fire"
        for winner in (True, False):
            elements = (element, other_than(element))
            position = Position(2, elements=elements, mother_of_dragons=True)
            lair = lair_of(monster.id)
            position.land(**{"mill": (0, 0), "fortress": (1, 0), lair: (2, 0)})
            position.monster(monster.id, "fortress").units(0, "dragon@mill", "dragon")
            position.goods(0, gem=2).with_state(dragon_left=3)
            rolls = {"die 0": (6,) * 6 if winner else (1,), f"die {monster.id}": (5,) * 5}
            game = position.given().when(0, place("dragon", "fortress"))
            told = Outcomes({**rolls, f"reroll_die {monster.id}": (5,) * 9, "chimera_die": (3,)})
            game = fought(game, told)
            (result,) = happened(game, BattleResolved)
            assert result.monster == monster.id
            assert (result.winner == 0) == winner, monster.id
            assert bool(game.state.players[0].glory) == winner
            assert (monster.id in game.state.beaten) == (winner and monster.id not in LASTING)


def fought(game: Game, told: Outcomes) -> Game:
    """A joins with nobody, adds no dice, takes glory."""
    while game.accepted().state.battle is not None:
        options = [one for one in legal(game, 0) if not isinstance(one, FREE_ACTIONS)]
        ends = [one for one in options if isinstance(one, EndJoin)]
        game = game.when(0, (ends or options)[0], chance=told)
    return game


def test_every_mercenary() -> None:
    """EV-MER-01, EV-MER-02: hired for gold, and placed."""
    for kind in MERCENARIES:
        position = Position(mercenaries="both").land(mill=(0, 0), fire_heart=(1, 0))
        game = position.units(0).goods(0, gold=1).given().when(0, HireMercenary(id=kind))
        game = game.when(0, place(kind, "fire_heart"), chance=Outcomes())
        assert (kind, "fire_heart") in game.accepted().state.players[0].on_map


def test_every_realm() -> None:
    """EV-CMP-01, EV-RUI-01..06, EV-BIF-04: what it is for; an element realm also for a home."""
    for tile in TILES.values():
        position = stocked(tile.element or "fire").with_state(lurkers=())
        if tile.element is None:
            position.land(**{"fire_heart": (0, 0), tile.id: (1, 0), "air_heart": (0, 1)})
            position.units(0, "worker@fire_heart", "warrior", "dragon@tray")
        else:
            position.land(**{"mill": (0, 0), tile.id: (1, 0)}).units(0, "worker@mill", "warrior")
        game = position.given().when(0, place("warrior", tile.id), chance=Turning())
        for slot in range(len(tile.slots) * (len(tile.slots) > 1)):
            taken = game.when(0, TakeTreasure(slot=slot)).accepted().state.players[0]
            assert taken.supply.of(tile.slots[slot].printed) == 4
        kinds = {type(fact).__name__ for fact in course(driven(game))}
        assert kinds - {"UnitPlaced", "SlotUsed", "StepSkipped"}, tile.id
        if tile.element is not None:
            cost = {k: getattr(tile.dwelling_cost, k) for k in MEANS}
            position.goods(0, **cost).units(0, f"worker@{tile.id}", "wizard").turn(0)
            built = position.given().when(0, place("wizard", "mill"), chance=Turning())
            assert built.accepted().state.players[0].dwellings == (tile.id,)


def test_every_reward_space() -> None:
    """EV-ORB-02, EV-CMP-05: an orb on it gives its benefit, once."""
    for reward in REWARDS:
        orb = UseOrb(to=OnReward(id=reward))
        game = Position().player(0, orbs=2).given().when(0, orb, chance=Turning())
        game = answered(game)
        assert len(course(game)) > len(happened(game, OrbOnReward)) == 1
        game.when(0, orb).refused("EV-ORB-02")


def answered(game: Game) -> Game:
    """Answers what an effect asks, up to the main step."""
    while True:
        frame = game.accepted().state.agenda.open_for(0)
        assert frame is not None
        if isinstance(frame.step, TakingMain):
            return game
        options = [one for one in legal(game, 0) if not isinstance(one, FREE_ACTIONS)]
        game = game.when(0, options[0], chance=Turning())


def test_every_dragon_token() -> None:
    """EV-DRA-05: resolved at once."""
    for at, token in enumerate(sorted(DRAGON_TOKENS)):
        position = Position(mother_of_dragons=True).land(
            mill=(0, 0), fortress=(1, 0), dragons_lair=(2, 0)
        )
        position.monster("mother_of_dragons", "fortress").units(0, "dragon@mill", "dragon")
        game = position.goods(0, gem=2).given().when(0, place("dragon", "fortress"))
        rolls = {"die 0": (6,) * 6, "die mother_of_dragons": (5,) * 5, "dragon_token": (at,)}
        game = fought(game, Outcomes(rolls))
        assert [fact.token for fact in happened(game, DragonTokenTaken)] == [token]
        after = [type(one) for one in course(game)]
        assert len(after) > after.index(DragonTokenTaken) + 1


def test_every_ghost_card() -> None:
    """EV-SOL-04: each leads to something."""
    for card in GHOST_CARDS:
        position = Position(1, elements=("fire", "water")).land(
            water_heart=(0, 0),
            dungeon=(1, 0),
            mill=(0, 1),
            fortress=(-1, 0),
            fire_heart=(1, -1),
            mage_tower=(-1, 1),
            summoning_portal=(0, -1),
        )
        position.units(1, "ghost@water_heart", "ghost", "guardian").ghost_card(card)
        start = position.turn(1).asking(None, StartingTurn(seat=1, round=1))
        assert len(course(start.given())) > 4, card
