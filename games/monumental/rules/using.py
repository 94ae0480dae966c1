"""Using effects (MO-ACT-USE)."""

from collections.abc import Iterator

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.monumental.box import EFFECTS, USES, component
from games.monumental.commands import UseEffect
from games.monumental.effects import Archive, Effect
from games.monumental.facts.city import EffectUsed
from games.monumental.rules.action import TurnAction
from games.monumental.rules.move import Move
from games.monumental.rules.paying import charge, unpayable
from games.monumental.rules.resolution import HANDLERS
from games.monumental.state import State
from games.monumental.state.readings import holds, price, usable
from games.monumental.steps import Program, Script


class Use(TurnAction[UseEffect]):
    """One available `use` effect (MO-CTY-04, MO-ACT-USE-01)."""

    takes = UseEffect
    kind = "effect"

    def options(self, state: State, seat: Seat) -> Iterator[UseEffect]:
        """Those that are allowed, change something and can be paid."""
        for source in usable(state.players[seat]):
            effects = EFFECTS[component(source)]
            for at in USES[source]:
                command = UseEffect(source=source, effect_index=at)
                if (
                    _too_dear(state, seat, effects[at]) is None
                    and _useless(state, seat, command, effects[at]) is None
                ):
                    yield command

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
    if source not in USES and component(source) not in EFFECTS:
        return Illegal("MO-CTY-04", "unknown-name", name=source)
    if source == player.hero and player.hero_aside:
        return Illegal("MO-HER-07", "hero-aside-this-round", hero=source)
    if source in player.marks:
        return Illegal("MO-CTY-04", "effect-used", source=source, continuous=state.continuous)
    if command.effect_index not in USES.get(source, ()):
        index = command.effect_index
        return Illegal("MO-CTY-04", "no-such-effect", source=source, index=index)
    if source not in usable(player):
        return Illegal("MO-CTY-04", "effect-unavailable", source=source)
    return None


def _useless(state: State, seat: Seat, command: UseEffect, effect: Effect) -> Illegal | None:
    """The effect must be allowed, have its targets, and change something (MO-ACT-USE-03)."""
    for condition in effect.conditions:
        if not holds(state, seat, condition):
            return Illegal(
                "MO-ACT-USE-03",
                "condition-unmet",
                condition=condition.fact,
                need=condition.min,
                continuous=state.continuous,
            )
    script = Script(seat=seat, source=Program(command.source, command.effect_index))
    can = [HANDLERS[type(op)].possible(state, script, op) for op in effect.do]
    needed = (done for op, done in zip(effect.do, can, strict=True) if isinstance(op, Archive))
    if not all(needed):
        return Illegal("MO-ACT-USE-03", "nothing-to-archive")
    if not any(can):
        return Illegal("MO-ACT-USE-03", "changes-nothing")
    return None


def _too_dear(state: State, seat: Seat, effect: Effect) -> Illegal | None:
    if not effect.pay:
        return None
    return unpayable(state.players[seat], *price(effect.pay[0]))
