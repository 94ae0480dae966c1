"""The roll and what changes it (EV-BAT-08)."""

from collections.abc import Iterator

from games.eldervale.commands import parties
from games.eldervale.commands.battle import ChooseDie
from games.eldervale.commands.choices import Done
from games.eldervale.commands.parties import PARTICIPANTS
from games.eldervale.commands.placing import Decline, UseAbility, UseOrNot
from games.eldervale.commands.program import Command
from games.eldervale.effects.dice import RaiseDie, Reroll, RerollUntilNone, SetDie, SwapDie
from games.eldervale.facts.battle import DiceRerolled, DiceRolled, DieSet
from games.eldervale.rules.battle import dice_changes
from games.eldervale.rules.battle.battlefield import (
    battle_of,
    go_on,
    monster_of,
    monster_rules,
    participants,
)
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.effects.conditions import all_hold
from games.eldervale.rules.effects.sources import Active, active, copied, spare, use
from games.eldervale.rules.move import Move
from games.eldervale.rules.parties import in_battle_order, party, people
from games.eldervale.rules.resolution import NO_OUTLAY, EffectHandler, Outlay
from games.eldervale.state import State
from games.eldervale.state.battle import Fighter
from games.eldervale.steps.base import Script
from games.eldervale.steps.battle import Asking, ChoosingDice, Rerolling, SettingDice
from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


def setters(state: State, seat: Seat, done: tuple[str, ...]) -> Iterator[Active]:
    """Abilities that set dice before the roll."""
    battle = battle_of(state)
    side = battle.of(seat)
    if len(side.set) >= side.counted:
        return
    real = []
    kinds = state.players[seat].kinds_in(battle.realm)
    for one in active(state, seat, "before_roll"):
        if one.monster is not None and one.monster not in kinds:
            continue
        if all_hold(state, seat, one.effect.if_):
            real.append(one.key)
            if spare(state, seat, one) and one.name not in done:
                yield one
    for one in copied(state, seat, "before_roll"):
        fits = all_hold(state, seat, one.effect.if_, mimicked=one.effect.unit)
        if fits and one.key not in real and spare(state, seat, one) and one.name not in done:
            yield one


class DiceSetting(Choice[SettingDice, UseOrNot]):
    """Abilities that set dice before the roll."""

    takes = (UseAbility, Decline)
    rule = "EV-BAT-08"
    never = True
    free = False
    silent = True

    def options(self, state: State, seat: Seat, step: SettingDice) -> Iterator[UseOrNot]:
        for one in setters(state, seat, step.done):
            yield UseAbility(source=one.name)
            yield Decline(source=one.name)

    def answer(self, move: Move, seat: Seat, step: SettingDice, command: UseOrNot) -> None:
        """Sets a die; then the others."""
        move.ask(seat, SettingDice(done=(*step.done, command.source)))
        if self.declined(move, seat, command):
            return
        for one in setters(move.state, seat, step.done):
            if one.name == command.source:
                use(move, seat, one)
                for op in one.do:
                    if isinstance(op, SetDie):
                        move.note(DieSet(who=seat, value=op.value, source=one.key))
                return


def label(state: State, who: Fighter) -> str:
    """How draws name a participant."""
    return str(party(state, who)) if isinstance(who, int) else who


def roll(move: Move) -> None:
    """Everybody rolls at once; monsters' abilities; then the window (EV-BAT-08)."""
    for side in battle_of(move.state).sides:
        left = side.counted - len(side.set)
        dice = move.dice(left, "die", label(move.state, side.who))
        move.note(DiceRolled(who=side.who, dice=(*side.set, *dice)))
    go_on(move, "result")
    state = move.state
    ring = people(state, in_battle_order(state, participants(state)))
    move.work(Asking(window="rolled", ring=ring))
    _automatic(move)
    move.work(Rerolling())


def _automatic(move: Move) -> None:
    for op in monster_rules(move.state, "after_roll"):
        if not isinstance(op, Reroll):
            continue
        if op.who == "every_player":
            for seat in in_battle_order(move.state, participants(move.state)):
                dice = battle_of(move.state).of(seat).dice
                reroll(move, seat, (max(dice),))
        elif op.who == "owner":
            monster = monster_of(move.state)
            assert monster is not None
            reroll(move, monster, dice_changes.matching(move.state, monster, op))


class Repeating(Work[Rerolling, Move]):
    """A monster's dice are rolled again until none shows a value (EV-DRA-04)."""

    def run(self, move: Move, step: Rerolling) -> None:
        """After the roll and after every change."""
        monster = monster_of(move.state)
        for op in monster_rules(move.state, "after_roll"):
            if isinstance(op, RerollUntilNone) and monster is not None:
                while ones := tuple(
                    die for die in battle_of(move.state).of(monster).dice if die == op.eq
                ):
                    reroll(move, monster, ones)


def reroll(move: Move, who: Fighter, dice: tuple[int, ...]) -> None:
    """Dice of a participant are rolled again together."""
    if dice:
        after = move.dice(len(dice), "reroll_die", label(move.state, who))
        move.note(DiceRerolled(who=who, before=dice, after=after))


class DiceOp(EffectHandler[Reroll | RaiseDie | SwapDie]):
    """Operations on dice."""

    operation = Reroll | RaiseDie | SwapDie

    def possible(
        self,
        state: State,
        script: Script,
        op: Reroll | RaiseDie | SwapDie,
        outlay: Outlay = NO_OUTLAY,
    ) -> bool:
        """On dice that would change."""
        return state.battle is not None and dice_changes.changeable(state, script.seat, op)

    def run(self, move: Move, script: Script, op: Reroll | RaiseDie | SwapDie) -> None:
        """All that match at once, or those chosen."""
        if move.state.battle is None:
            return
        seat = script.seat
        if isinstance(op, Reroll) and op.dice in ("all", "all_mandatory"):
            reroll(move, seat, dice_changes.matching(move.state, seat, op))
            move.work(Rerolling())
        else:
            move.ask(seat, ChoosingDice(op=op))


def _name(state: State, who: Fighter) -> parties.Fighter:
    """How commands name a participant."""
    return party(state, who) if isinstance(who, int) else PARTICIPANTS[who]


class DiceChange(Choice[ChoosingDice, Command]):
    """Dice that are re-rolled, raised or exchanged."""

    takes = (ChooseDie, Done)
    rule = "EV-BAT-08"
    free = False

    def options(self, state: State, seat: Seat, step: ChoosingDice) -> Iterator[Command]:
        """Dice, equal ones once; several may be ended after the first."""
        for who, value in dice_changes.die_options(state, seat, step.op, step.who, step.chosen):
            yield ChooseDie(participant=_name(state, who), value=value)
        if step.chosen and isinstance(step.op, Reroll):
            yield Done()

    def refusal(self, state: State, seat: Seat, step: ChoosingDice, command: Command) -> Illegal:
        """Dice of somebody else, a value that none shows, or too early an end."""
        if isinstance(command, Done):
            return Illegal(self.rule, "die-first")
        assert isinstance(command, ChooseDie)
        found = list(dice_changes.die_options(state, seat, step.op, step.who, step.chosen))
        if all(_name(state, who) != command.participant for who, _ in found):
            return Illegal(self.rule, "dice-of-others")
        if isinstance(step.op, RaiseDie) and command.value in battle_of(state).of(seat).dice:
            return Illegal(self.rule, "die-not-raised", value=command.value)
        return Illegal(self.rule, "die-not-shown", value=command.value)

    def answer(self, move: Move, seat: Seat, step: ChoosingDice, command: Command) -> None:
        """Changes them once all are chosen."""
        op = step.op
        if isinstance(command, Done):
            assert step.who is not None
            _rolled_again(move, step.who, step.chosen)
            return
        assert isinstance(command, ChooseDie)
        who = move.state.seats if command.participant == "ghosts" else command.participant
        chosen = (*step.chosen, command.value)
        match op:
            case Reroll():
                if len(chosen) >= dice_changes.limit(op):
                    _rolled_again(move, who, chosen)
                else:
                    move.ask(seat, ChoosingDice(op=op, who=who, chosen=chosen))
            case RaiseDie():
                up = dice_changes.raised(op, command.value)
                move.note(DiceRerolled(who=seat, before=(command.value,), after=(up,)))
                move.work(Rerolling())
            case SwapDie():
                if len(chosen) == 1:
                    move.ask(seat, ChoosingDice(op=op, chosen=chosen))
                    return
                mine, theirs = chosen
                move.note(DiceRerolled(who=seat, before=(mine,), after=(theirs,)))
                move.note(DiceRerolled(who=who, before=(theirs,), after=(mine,)))
                move.work(Rerolling())


def _rolled_again(move: Move, who: Fighter, dice: tuple[int, ...]) -> None:
    reroll(move, who, dice)
    move.work(Rerolling())
