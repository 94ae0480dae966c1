"""Reaction windows: seats are asked in a fixed order (EV-BAT-04, EV-GEN-04)."""

from collections.abc import Iterator

from games.eldervale.commands.placing import UseAbility
from games.eldervale.commands.program import Command
from games.eldervale.commands.turn import CastSpell, Pass
from games.eldervale.effects.dice import RaiseDie, Reroll, SwapDie
from games.eldervale.facts.flow import AbilityUsed
from games.eldervale.rules.battle.battlefield import battle_effects, battle_of
from games.eldervale.rules.battle.dice_changes import changeable
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.effects.conditions import all_hold
from games.eldervale.rules.effects.sources import Active, copied, spare, use
from games.eldervale.rules.magic.spells import cast, castable
from games.eldervale.rules.move import Move
from games.eldervale.rules.units import script
from games.eldervale.state import State
from games.eldervale.steps.battle import Asking, Reacting, RespondingToRoll
from games.kernel.decision import LAPSE, Lapse, Work
from games.kernel.seats import Seat


class Window(Work[Asking, Move]):
    """Seats one after another, until all have passed since the last reaction."""

    def run(self, move: Move, step: Asking) -> None:
        battle = move.state.battle
        if battle is None or battle.cancelled or step.passes >= len(step.ring):
            return
        move.work(
            Asking(
                window=step.window,
                ring=step.ring,
                at=(step.at + 1) % len(step.ring),
                passes=step.passes + 1,
            )
        )
        seat = step.ring[step.at]
        move.ask(seat, Reacting() if step.window == "trigger" else RespondingToRoll())


def reacted(move: Move) -> None:
    """A reaction: all are asked again. The window waits on top."""
    for frame in reversed(move.frames):
        step = frame.step
        if isinstance(step, Asking):
            move.replace(frame, Asking(window=step.window, ring=step.ring, at=step.at))
            return


class TriggerReaction(Choice[Reacting, Command]):
    """Spells against a battle that was triggered."""

    takes = (Pass, CastSpell)
    rule = "EV-BAT-04"
    timing = ("battle_trigger",)
    silent = True

    def options(self, state: State, seat: Seat, step: Reacting) -> Iterator[Command]:
        yield Pass()
        yield from castable(state, seat, "battle_trigger")

    def automatic(self, state: State, seat: Seat, step: Reacting) -> Command | Lapse | None:
        """Only the size of the hand tells whether it is asked."""
        return None if step.asked or state.players[seat].hand else LAPSE

    def answer(self, move: Move, seat: Seat, step: Reacting, command: Command) -> None:
        if isinstance(command, CastSpell):
            reacted(move)
            cast(move, seat, command.card)


def responses(state: State, seat: Seat) -> Iterator[Active]:
    """Visible abilities that could change dice now."""
    real = []
    for one in battle_effects(state, seat, "after_roll"):
        real.append(one.key)
        if spare_in_battle(state, seat, one) and _changes(state, seat, one):
            yield one
    for one in copied(state, seat, "after_roll"):
        fits = all_hold(state, seat, one.effect.if_, mimicked=one.effect.unit)
        if fits and one.key not in real and spare(state, seat, one) and _changes(state, seat, one):
            yield one


def spare_in_battle(state: State, seat: Seat, one: Active) -> bool:
    """Whether it is not used up; a controlled monster's ability once per battle (EV-MON-07)."""
    if one.monster is not None and one.key in battle_of(state).of(seat).used:
        return False
    return spare(state, seat, one)


def _changes(state: State, seat: Seat, one: Active) -> bool:
    return any(
        isinstance(op, Reroll | RaiseDie | SwapDie) and changeable(state, seat, op) for op in one.do
    )


class RollReaction(Choice[RespondingToRoll, Command]):
    """Spells and abilities that change dice."""

    takes = (Pass, CastSpell, UseAbility)
    rule = "EV-BAT-04"
    timing = ("after_roll",)
    free = False
    silent = True

    def options(self, state: State, seat: Seat, step: RespondingToRoll) -> Iterator[Command]:
        """Those that change something, or none."""
        yield Pass()
        yield from castable(state, seat, "after_roll")
        for one in responses(state, seat):
            yield UseAbility(source=one.name)

    def automatic(self, state: State, seat: Seat, step: RespondingToRoll) -> Command | Lapse | None:
        """Only the size of the hand and visible abilities tell whether it is asked."""
        if step.asked or state.players[seat].hand or next(responses(state, seat), None) is not None:
            return None
        return LAPSE

    def answer(self, move: Move, seat: Seat, step: RespondingToRoll, command: Command) -> None:
        if isinstance(command, Pass):
            return
        reacted(move)
        if isinstance(command, CastSpell):
            cast(move, seat, command.card)
            return
        assert isinstance(command, UseAbility)
        for one in responses(move.state, seat):
            if one.name == command.source:
                use(move, seat, one)
                if one.monster is not None and one.effect.limit != "once_per_battle":
                    move.note(AbilityUsed(seat=seat, source=one.key, limit="battle"))
                script(move, seat, one)
                return
