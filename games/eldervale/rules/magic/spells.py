"""Magic cards: spells and quests (EV-MAG)."""

from collections.abc import Iterator, Mapping

from games.eldervale.box.content import MAGIC
from games.eldervale.box.ids import CardId
from games.eldervale.box.magic import Magic
from games.eldervale.commands.turn import CastSpell, CompleteQuest
from games.eldervale.effects.units import NextPlacement
from games.eldervale.facts.cards import QuestCompleted, SpellCast, SpellResolved
from games.eldervale.facts.flow import PlacementEased
from games.eldervale.rules.effects.conditions import all_hold, holds
from games.eldervale.rules.effects.sources import active
from games.eldervale.rules.move import Move
from games.eldervale.rules.resolution import NO_OUTLAY, EffectHandler, Outlay, performable_after
from games.eldervale.rules.resources.paying import charge
from games.eldervale.rules.resources.prices import fixed
from games.eldervale.rules.units import script
from games.eldervale.state import State
from games.eldervale.state.player import Player
from games.eldervale.steps.base import Cause, Price, Script
from games.eldervale.steps.magic import CastingSpell, FinishingSpell
from games.kernel.decision import Work
from games.kernel.seats import Seat


def is_free(one: Player, card: Magic) -> bool:
    """Whether a spell has no casting cost for a player (EV-MAG-02)."""
    cost = card.cast_cost
    return cost is None or one.value(cost.free_if.element) >= cost.free_if.power_value_min


def cast_price(one: Player, card: Magic) -> Price:
    """Casting cost and further cost of a spell."""
    if is_free(one, card) or card.cast_cost is None:
        return fixed(*card.cost)
    return fixed(card.cast_cost.pay, *card.cost)


SPELLS: Mapping[str, Mapping[CardId, Magic]] = {
    timing: {
        card.id: card for card in MAGIC.values() if card.kind == "spell" and timing in card.timings
    }
    for timing in sorted({timing for card in MAGIC.values() for timing in card.timings})
}
"""The spells of each timing."""
_CAUSES: Mapping[CardId, Cause] = {
    card.id: Cause(name=card.id, do=card.do) for card in MAGIC.values()
}


def castable(state: State, seat: Seat, timing: str) -> Iterator[CastSpell]:
    """The spells in a hand that can be cast at a timing (EV-MAG-06)."""
    for card in state.players[seat].hand:
        if can_cast(state, seat, card, timing):
            yield CastSpell(card=card)


def can_cast(state: State, seat: Seat, card: CardId, timing: str) -> bool:
    """Whether a card is a spell that can be cast at a timing."""
    magic = SPELLS[timing].get(card)
    if magic is None or not all_hold(state, seat, magic.if_):
        return False
    units = cast_price(state.players[seat], magic)
    return performable_after(state, seat, _CAUSES[card], Outlay(units, 1))


def cast(move: Move, seat: Seat, card: CardId) -> None:
    """A spell is shown and paid; then it is resolved, then discarded."""
    magic = MAGIC[card]
    units = cast_price(move.player(seat), magic)
    move.note(SpellCast(seat=seat, card=card, free=not units))
    move.work(FinishingSpell(seat=seat, card=card))
    move.work(CastingSpell(seat=seat, card=card))
    charge(move, seat, units)


class Casting(Work[CastingSpell, Move]):
    """The operations of a paid spell."""

    def run(self, move: Move, step: CastingSpell) -> None:
        cause = Cause(name=step.card, do=MAGIC[step.card].do)
        move.work(Script(seat=step.seat, source=cause))


class FinishingCast(Work[FinishingSpell, Move]):
    """A resolved spell."""

    def run(self, move: Move, step: FinishingSpell) -> None:
        """To the discard pile; then what casting leads to."""
        move.note(SpellResolved(seat=step.seat, card=step.card))
        for one in reversed(tuple(active(move.state, step.seat, "on_cast_spell"))):
            script(move, step.seat, one)


def quests(state: State, seat: Seat) -> Iterator[CompleteQuest]:
    """The quests in a hand whose condition holds (EV-MAG-03)."""
    for card in state.players[seat].hand:
        cond = MAGIC[card].cond
        if MAGIC[card].kind == "quest" and cond is not None and holds(state, seat, cond):
            yield CompleteQuest(card=card)


def complete(move: Move, seat: Seat, card: CardId) -> None:
    """A quest is revealed and scored (EV-MAG-03)."""
    move.note(QuestCompleted(seat=seat, card=card, vp=MAGIC[card].vp))


class EasePlacement(EffectHandler[NextPlacement]):
    """`next_placement`."""

    def possible(
        self, state: State, script: Script, op: NextPlacement, outlay: Outlay = NO_OUTLAY
    ) -> bool:
        """Before the main action."""
        return state.active == script.seat and not state.turn.acted

    def run(self, move: Move, script: Script, op: NextPlacement) -> None:
        """For the placement of this turn."""
        anywhere = op.mode == "any_unoccupied"
        move.note(PlacementEased(seat=script.seat, reach=op.n, anywhere=anywhere))
