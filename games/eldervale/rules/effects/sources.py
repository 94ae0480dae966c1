"""Where effects come from: factions, cards in the tableau, controlled monsters, Mimeza. What they
say overrides the basic rules, which ask here before they hold (EV-GEN-02).

An ability needs its kind of unit; Mimeza counts as that kind for one ability a turn (EV-MER-07).
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.eldervale.box.content import ADVENTURES, FACTIONS, MONSTERS
from games.eldervale.box.ids import CardId, SourceId
from games.eldervale.box.names import MIMEZA
from games.eldervale.effects.program import Effect, Ops
from games.eldervale.effects.terms import UnitKind
from games.eldervale.facts.flow import AbilityUsed
from games.eldervale.rules.move import Move
from games.eldervale.state import State
from games.eldervale.state.player import InPlay
from games.eldervale.state.turn import Used
from games.kernel.seats import Seat

MIMICRY = "mimicry"


class Active(Struct, frozen=True, kw_only=True):
    """An effect of a player: its name, the card or the monster it is on.

    `key`: the name under which limits are kept, shared with Mimeza (effects 5.41). `unit`: the
    kind of unit that has the ability, Mimeza if she copies it. `do`: the operations, as the orb on
    the card has it.
    """

    name: SourceId
    key: SourceId
    effect: Effect
    unit: UnitKind | None
    do: Ops
    card: CardId | None = None
    monster: UnitKind | None = None
    mimicry: bool = False


def printed(
    effect: Effect,
    name: SourceId = "",
    *,
    card: CardId | None = None,
    orb: bool = False,
    monster: UnitKind | None = None,
) -> Active:
    """An effect as it stands on a component."""
    name = name or effect.id
    do = performed(effect, orb)
    return Active(
        name=name, key=name, effect=effect, unit=effect.unit, do=do, card=card, monster=monster
    )


def _mimicked(effect: Effect) -> Active:
    """An ability as Mimeza has it."""
    return Active(
        name=f"{MIMICRY}:{effect.id}",
        key=effect.id,
        effect=effect,
        unit=MIMEZA,
        do=performed(effect, orb=False, mimicry=True),
        mimicry=True,
    )


def performed(effect: Effect, orb: bool, mimicry: bool = False) -> Ops:
    """The operations of an effect: with its orb block, and for Mimeza with her as the unit."""
    ops = effect.do
    if orb and effect.orb is not None:
        match effect.orb.mode:
            case "add":
                ops = ops + effect.orb.do
            case "replace":
                ops = effect.orb.do
            case "free":
                pass
    if mimicry:
        ops = tuple(
            replace(op, unit=MIMEZA)
            if getattr(op, "unit", None) == effect.unit and getattr(op, "whose", "") != "opponent"
            else op
            for op in ops
        )
    return ops


Found = tuple[Active, ...]
Key = TypeVar("Key")


def _by_trigger(named: Iterable[tuple[Key, Active]]) -> Mapping[str, Mapping[Key, Found]]:
    """What each component has for each trigger."""
    found: defaultdict[str, dict[Key, Found]] = defaultdict(dict)
    for key, one in named:
        same = found[one.effect.trigger]
        same[key] = (*same.get(key, ()), one)
    return dict(found)


_NONE: Mapping[Any, Found] = {}
_OF_FACTION = _by_trigger(
    (faction.id, printed(one)) for faction in FACTIONS.values() for one in faction.abilities
)
_OF_MIMEZA = _by_trigger(
    (faction.id, _mimicked(one))
    for faction in FACTIONS.values()
    for one in faction.abilities
    if one.unit is not None
)
_ON_CARD = _by_trigger(
    (card.id, printed(one, card.id, card=card.id))
    for card in ADVENTURES.values()
    for one in card.effect
    if not one.requires_orb
)
_WITH_ORB = _by_trigger(
    (card.id, printed(one, card.id, card=card.id, orb=True))
    for card in ADVENTURES.values()
    for one in card.effect
)
_OF_MONSTER = _by_trigger(
    (monster.id, printed(one, monster=monster.id))
    for monster in MONSTERS.values()
    for one in monster.abilities
    if one.chain
)


def active(state: State, seat: Seat, trigger: str) -> Found:
    """The effects of a player for a trigger, in the order faction, tableau, monsters.

    Passive ones of cards work from when the card was gained (EV-TAB-06); a weapon has no rule of
    its own (EV-TAB-11). Those of a controlled monster serve its owner alone (EV-TEA-07).
    """
    one = state.players[seat]
    found: Found = _OF_FACTION.get(trigger, _NONE).get(one.faction, ())
    cards = _WITH_ORB.get(trigger)
    if cards is not None:
        for card in one.tableau:
            if card.card in cards:
                found += on_card(card, trigger)
    monsters = _OF_MONSTER.get(trigger)
    if monsters is not None:
        for unit in one.units:
            if unit.kind in monsters:
                found += monsters[unit.kind]
    return found


def on_card(card: InPlay, trigger: str) -> Found:
    """The effects of an adventure card for a trigger."""
    found: Found = (_WITH_ORB if card.orb else _ON_CARD).get(trigger, _NONE).get(card.card, ())
    return found


def copied(state: State, seat: Seat, trigger: str) -> Found:
    """The faction abilities that Mimeza could copy for a trigger in this turn."""
    one = state.players[seat]
    found: Found = _OF_MIMEZA.get(trigger, _NONE).get(one.faction, ())
    if not found or not any(unit.kind == MIMEZA for unit in one.units):
        return ()
    return () if used(state, seat, MIMICRY) else found


def used(state: State, seat: Seat, name: SourceId) -> bool:
    """Whether a seat has used up an ability in this turn."""
    return Used(seat, name) in state.turn.used


def spare(state: State, seat: Seat, one: Active) -> bool:
    """Whether an effect is not used up (effects.md, limits)."""
    if one.mimicry and used(state, seat, MIMICRY):
        return False
    match one.effect.limit:
        case "once_per_turn":
            return not used(state, seat, one.key)
        case "once_per_battle":
            return state.battle is None or one.key not in state.battle.of(seat).used
        case _:
            return True


def use(move: Move, seat: Seat, one: Active) -> None:
    """Notes that an effect is used."""
    limit: Literal["turn", "battle"] | None = None
    if one.effect.limit == "once_per_turn":
        limit = "turn"
    elif one.effect.limit == "once_per_battle":
        limit = "battle"
    move.note(AbilityUsed(seat=seat, source=one.key, limit=limit, mimicry=one.mimicry))
