"""Using effects (MO-ACT-USE)."""

from collections.abc import Iterator

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.monumental.box import EFFECTS, HEROES, USES, component
from games.monumental.commands import UseEffect
from games.monumental.effects import Archive, Effect
from games.monumental.facts.city import EffectUsed
from games.monumental.rules.base import Action, Move, charge, refuse, unpayable
from games.monumental.rules.carrying import HANDLERS
from games.monumental.state import State
from games.monumental.state.readings import holds, price, usable
from games.monumental.steps import Program, Script


class Use(Action[UseEffect]):
    """One available `use` effect (MO-CTY-04, MO-ACT-USE-01)."""

    takes = UseEffect
    kind = "effect"

    def candidates(self, state: State, seat: Seat) -> Iterator[UseEffect]:
        """The effects of every unmarked source that is available."""
        for source in usable(state.players[seat]):
            for at in USES[source]:
                yield UseEffect(source=source, effect_index=at)

    def forbidden(self, state: State, seat: Seat, command: UseEffect) -> Illegal | None:
        """Not available or marked; condition, target or change missing; payment."""
        refusal = _unavailable(state, seat, command)
        if refusal is not None:
            return refusal
        effect = EFFECTS[component(command.source)][command.effect_index]
        return _useless(state, seat, command, effect) or _too_dear(state, seat, effect)

    def free(self, state: State, command: UseEffect) -> bool:
        """The effect of a card drawn in this turn (MO-CON-08)."""
        return command.source in state.turn.fresh

    def declare(self, move: Move, seat: Seat, command: UseEffect) -> None:
        """Marks the source, pays, and carries the effect out."""
        source, at = command.source, command.effect_index
        move.note(EffectUsed(seat=seat, source=source, effect=at))
        then = Script(seat=seat, source=Program(source, at))
        payments = EFFECTS[component(source)][at].pay
        amount, sources = price(payments[0]) if payments else (0, ())
        charge(move, seat, amount, sources, "effect", then)


def _unavailable(state: State, seat: Seat, command: UseEffect) -> Illegal | None:
    player, source = state.players[seat], command.source
    if source == player.hero and player.hero_aside:
        return refuse("MO-HER-07", f"{HEROES[source].name} lies aside until the end of the round.")
    if source in player.marks:
        return refuse("MO-CTY-04", f"The effect of {source} was used already in this period.")
    if source not in usable(player) or command.effect_index not in USES[source]:
        return refuse("MO-CTY-04", f"{source} has no effect that you could use now.")
    return None


def _useless(state: State, seat: Seat, command: UseEffect, effect: Effect) -> Illegal | None:
    """The effect must be allowed, have its targets, and change something (MO-ACT-USE-03)."""
    for condition in effect.conditions:
        if not holds(state, seat, condition):
            what = condition.fact.replace("_", " ")
            return refuse("MO-ACT-USE-03", f"That needs {condition.min} {what}.")
    script = Script(seat=seat, source=Program(command.source, command.effect_index))
    can = [HANDLERS[type(op)].possible(state, script, op) for op in effect.do]
    needed = (done for op, done in zip(effect.do, can, strict=True) if isinstance(op, Archive))
    if not all(needed):
        return refuse("MO-ACT-USE-03", "There is no other face-up card of yours to archive.")
    if not any(can):
        return refuse("MO-ACT-USE-03", "That would change nothing.")
    return None


def _too_dear(state: State, seat: Seat, effect: Effect) -> Illegal | None:
    if not effect.pay:
        return None
    return unpayable(state.players[seat], *price(effect.pay[0]))
