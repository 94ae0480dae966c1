"""Where effects come from: factions, cards in the tableau, controlled monsters, Mimeza. What they
say overrides the basic rules, which ask here before they hold (EV-GEN-02).

An ability needs its kind of unit; Mimeza counts as that kind for one ability a turn (EV-MER-07).
"""

from collections.abc import Iterator
from typing import Literal

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
    """An effect of a player: its name, the card or the monster it is on."""

    name: SourceId
    effect: Effect
    card: CardId | None = None
    orb: bool = False
    monster: UnitKind | None = None
    mimicry: bool = False

    @property
    def key(self) -> SourceId:
        """The name under which limits are kept, shared with Mimeza (effects 5.41)."""
        return self.name.removeprefix(MIMICRY + ":")

    @property
    def unit(self) -> UnitKind | None:
        """The kind of unit that has the ability: Mimeza, if she copies it."""
        return MIMEZA if self.mimicry else self.effect.unit

    @property
    def do(self) -> Ops:
        """The operations, as the orb on the card has it."""
        return performed(self.effect, self.orb, self.mimicry)


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


def active(state: State, seat: Seat, trigger: str) -> Iterator[Active]:
    """The effects of a player for a trigger, in the order faction, tableau, monsters.

    Those of a controlled monster serve its owner alone (EV-TEA-07).
    """
    one = state.players[seat]
    if one.faction is not None:
        for ability in FACTIONS[one.faction].abilities:
            if ability.trigger == trigger:
                yield Active(name=ability.id, effect=ability)
    for card in one.tableau:
        yield from on_card(card, trigger)
    for unit in one.units:
        if unit.kind in MONSTERS:
            for ability in MONSTERS[unit.kind].abilities:
                if ability.trigger == trigger and ability.chain:
                    yield Active(name=ability.id, effect=ability, monster=unit.kind)


def on_card(card: InPlay, trigger: str) -> Iterator[Active]:
    """The effects of an adventure card for a trigger. Passive ones work from when it was gained
    (EV-TAB-06); a weapon has no rule of its own (EV-TAB-11)."""
    if card.card not in ADVENTURES:
        return
    for effect in ADVENTURES[card.card].effect:
        if effect.trigger == trigger and (card.orb or not effect.requires_orb):
            yield Active(name=card.card, effect=effect, card=card.card, orb=card.orb)


def copied(state: State, seat: Seat, trigger: str) -> Iterator[Active]:
    """The faction abilities that Mimeza could copy for a trigger in this turn."""
    one = state.players[seat]
    if one.faction is None or used(state, seat, MIMICRY):
        return
    if not any(unit.kind == MIMEZA for unit in one.units):
        return
    for ability in FACTIONS[one.faction].abilities:
        if ability.trigger == trigger and ability.unit is not None:
            yield Active(name=f"{MIMICRY}:{ability.id}", effect=ability, mimicry=True)


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
