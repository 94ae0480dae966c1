"""Result, reward and effects of winning (EV-BAT-09..11)."""

from collections.abc import Iterator

from games.eldervale.box import magic as box
from games.eldervale.box.content import DRAGON_TOKENS, MONSTERS
from games.eldervale.commands.choices import ChooseOption
from games.eldervale.commands.placing import Decline, UseAbility, UseOrNot
from games.eldervale.commands.program import Command
from games.eldervale.commands.turn import CastSpell
from games.eldervale.effects.goods import DragonToken
from games.eldervale.effects.program import Ops
from games.eldervale.effects.tracks import BothRewards, Glory, Vp
from games.eldervale.facts.battle import BattleResolved, BothRewardsTaken, RewardChosen
from games.eldervale.facts.goods import DragonTokenTaken
from games.eldervale.rules.battle.battlefield import (
    battle_effects,
    battle_of,
    go_on,
    monster_of,
    monster_rules,
)
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.effects.conditions import all_hold
from games.eldervale.rules.effects.sources import Active, copied, spare, use
from games.eldervale.rules.magic.spells import cast, castable
from games.eldervale.rules.move import Move
from games.eldervale.rules.resolution import SureHandler
from games.eldervale.rules.units import script
from games.eldervale.state import State
from games.eldervale.steps.base import Cause, Script
from games.eldervale.steps.battle import ChoosingReward, UsingWinEffects
from games.eldervale.steps.gaining import GainingGlory, GainingPower
from games.kernel.decision import LAPSE, Lapse
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


def resolve(move: Move) -> None:
    state = move.state
    battle = battle_of(state)
    leaders = battle.leaders
    winner = leaders[0] if len(leaders) == 1 else None
    losers = tuple(
        side.who for side in battle.sides if isinstance(side.who, int) and side.who != winner
    )
    move.note(
        BattleResolved(sides=battle.sides, winner=winner, losers=losers, monster=monster_of(state))
    )
    go_on(move, "wins")
    if isinstance(winner, int):
        _reward(move, winner)


def _reward(move: Move, seat: Seat) -> None:
    """Glory, or what the uncontrolled monster gives (EV-BAT-14, EV-BIF-06)."""
    state = move.state
    monster = monster_of(state)
    if monster is None:
        move.work(GainingGlory(seat=seat))
        return
    reward = MONSTERS[monster].reward
    if isinstance(reward, box.Choice):
        if state.is_ghosts(seat):
            move.work(GainingGlory(seat=seat))
        else:
            move.ask(seat, ChoosingReward(monster=monster))
    elif state.is_ghosts(seat):
        _ghost_reward(move, seat, reward)
    else:
        move.work(Script(seat=seat, source=Cause(name=monster, do=reward)))


def _ghost_reward(move: Move, seat: Seat, ops: Ops) -> None:
    """What the Ghosts get from an exceptional monster (EV-SOL-12)."""
    for op in ops:
        match op:
            case Glory(n=n):
                move.work(GainingGlory(seat=seat, left=n))
            case Vp(n=n):
                move.score(seat, n, "monster")
            case DragonToken():
                take_dragon_token(move, seat)
            case _:
                pass


def take_dragon_token(move: Move, seat: Seat) -> None:
    """A random token of the Lair (EV-DRA-05)."""
    if move.state.dragon_left:
        token = move.draw(sorted(move.state.dragon.items), "dragon_token")
        move.note(DragonTokenTaken(seat=seat, token=token))
        if not move.state.is_ghosts(seat):
            cause = Cause(name=token, do=DRAGON_TOKENS[token].do)
            move.work(Script(seat=seat, source=cause))


class DragonOp(SureHandler[DragonToken]):
    """`dragon_token`."""

    def run(self, move: Move, script: Script, op: DragonToken) -> None:
        """Drawn at random, resolved at once."""
        take_dragon_token(move, script.seat)


class Prize(Choice[ChoosingReward, Command]):
    """Glory or power for beating a monster."""

    takes = (ChooseOption, CastSpell)
    rule = "EV-BAT-11"
    timing = ("battle_reward",)
    never = True
    free = False

    def options(self, state: State, seat: Seat, step: ChoosingReward) -> Iterator[Command]:
        """Both, or a spell for both at once."""
        yield ChooseOption(option="glory")
        yield ChooseOption(option="power")
        if not battle_of(state).both:
            yield from castable(state, seat, "battle_reward")

    def automatic(self, state: State, seat: Seat, step: ChoosingReward) -> Command | Lapse | None:
        """Over once a spell has given both."""
        return LAPSE if battle_of(state).both else None

    def refusal(self, state: State, seat: Seat, step: ChoosingReward, command: Command) -> Illegal:
        return Illegal(self.rule, "reward-unknown")

    def lapse(self, move: Move, seat: Seat, step: ChoosingReward) -> None:
        """Glory, then power."""
        self._power(move, seat, step)
        move.work(GainingGlory(seat=seat))

    def answer(self, move: Move, seat: Seat, step: ChoosingReward, command: Command) -> None:
        if isinstance(command, CastSpell):
            move.ask(seat, step)
            cast(move, seat, command.card)
        elif isinstance(command, ChooseOption) and command.option == "glory":
            move.note(RewardChosen(seat=seat, reward="glory"))
            move.work(GainingGlory(seat=seat))
        else:
            move.note(RewardChosen(seat=seat, reward="power"))
            self._power(move, seat, step)

    def _power(self, move: Move, seat: Seat, step: ChoosingReward) -> None:
        element = str(MONSTERS[step.monster].element)
        move.work(GainingPower(seat=seat, element=element))


class BothOp(SureHandler[BothRewards]):
    """`both_rewards`."""

    def run(self, move: Move, script: Script, op: BothRewards) -> None:
        """Instead of the choice that waits."""
        if move.state.battle is not None:
            move.note(BothRewardsTaken(seat=script.seat))


def win(move: Move) -> None:
    go_on(move, "tactics")
    state = move.state
    battle = battle_of(state)
    winner = battle.winner
    if isinstance(winner, str):
        for op in monster_rules(state, "on_monster_win"):
            cause = Cause(name=winner, do=(op,))
            move.work(
                Script(seat=state.active if not state.is_ghosts(state.active) else 0, source=cause)
            )
        return
    if winner is None or state.is_ghosts(winner):
        return
    move.score(winner, battle.of(winner).vp, "battle")
    names = tuple(one.name for one in _copied_wins(state, winner))
    if names:
        move.ask(winner, UsingWinEffects(abilities=names))
    for one in reversed(tuple(battle_effects(state, winner, "on_win_battle"))):
        use(move, winner, one)
        script(move, winner, one)


def _copied_wins(state: State, seat: Seat) -> Iterator[Active]:
    real = {one.key for one in battle_effects(state, seat, "on_win_battle")}
    for one in copied(state, seat, "on_win_battle"):
        fits = all_hold(state, seat, one.effect.if_, mimicked=one.effect.unit)
        if fits and one.key not in real and spare(state, seat, one):
            yield one


class WinEffects(Choice[UsingWinEffects, UseOrNot]):
    """What Mimeza copies after a win."""

    takes = (UseAbility, Decline)
    rule = "EV-MER-07"
    never = True
    free = False

    def options(self, state: State, seat: Seat, step: UsingWinEffects) -> Iterator[UseOrNot]:
        for name in step.abilities:
            yield UseAbility(source=name)
            yield Decline(source=name)

    def answer(self, move: Move, seat: Seat, step: UsingWinEffects, command: UseOrNot) -> None:
        """Uses it; she copies one ability a turn."""
        left = tuple(name for name in step.abilities if name != command.source)
        if self.declined(move, seat, command):
            if left:
                move.ask(seat, UsingWinEffects(abilities=left))
            return
        for one in _copied_wins(move.state, seat):
            if one.name == command.source:
                use(move, seat, one)
                script(move, seat, one)
                return
