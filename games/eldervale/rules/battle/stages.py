"""The stages of a battle, one after another (EV-BAT-03, EV-BAT-16)."""

from games.eldervale.effects.dice import DiceFromRoll, SetDie
from games.eldervale.facts.battle import (
    BattleDropped,
    BattleEnded,
    BattleTriggered,
    ChimeraRolled,
    DieSet,
    GhostBonusShown,
    StageReached,
)
from games.eldervale.rules.battle import battlefield
from games.eldervale.rules.battle.dice import recount
from games.eldervale.rules.battle.losing import ask_losers, leave, remove
from games.eldervale.rules.battle.reward import resolve, win
from games.eldervale.rules.battle.rolling import roll
from games.eldervale.rules.monsters.incursions import sides
from games.eldervale.rules.move import Move
from games.eldervale.rules.parties import in_battle_order, people
from games.eldervale.rules.solo import ghost_bonus
from games.eldervale.steps.battle import (
    Asking,
    Fighting,
    JoiningNext,
    Redirecting,
    SettingDice,
    UsingTokens,
)
from games.kernel.decision import Work


def drop(move: Move) -> bool:
    """Ends a battle without two sides, or one that was called off; says whether it did."""
    battle = battlefield.battle_of(move.state)
    if battle.cancelled or sides(move.state, battle.realm) < 2:
        move.note(BattleDropped(realm=battle.realm, cancelled=battle.cancelled))
        return True
    return False


def start(move: Move, step: Fighting) -> None:
    """A triggered battle takes place if there are two sides (EV-BAT-03)."""
    state = move.state
    if sides(state, step.realm) < 2:
        move.note(BattleDropped(realm=step.realm))
        return
    move.note(BattleTriggered(realm=step.realm))
    battlefield.go_on(move, "join")
    ring = people(state, in_battle_order(state, range(len(state.players))))
    move.work(Asking(window="trigger", ring=ring))


def join(move: Move) -> None:
    """Each player may move units into the realm (EV-BAT-05)."""
    state = move.state
    if battlefield.battle_of(state).cancelled:
        drop(move)
        return
    move.note(StageReached(stage="join"))
    battlefield.go_on(move, "count")
    seats = in_battle_order(state, range(len(state.players)))
    ghosts = tuple(seat for seat in seats if state.is_ghosts(seat))
    move.work(JoiningNext(seats=people(state, seats) + ghosts))


def count_dice(move: Move) -> None:
    """Dice are counted, then boosted (EV-BAT-06, EV-BAT-07)."""
    if drop(move):
        return
    state = move.state
    for op in battlefield.monster_rules(state, "battle_dice"):
        if isinstance(op, DiceFromRoll):
            die = move.draw(range(1, 7), "chimera_die")
            strength = max(op.min, min(op.max, die))
            move.note(ChimeraRolled(value=die, strength=strength))
    if any(state.is_ghosts(seat) for seat in battlefield.participants(state)):
        move.note(GhostBonusShown(dice=ghost_bonus(move)))
    recount(move)
    move.note(StageReached(stage="boost"))
    battlefield.go_on(move, "roll")
    fighters = battlefield.participants(move.state)
    mates = (move.state.partner(seat) for seat in fighters)
    ring = {*fighters, *(one for one in mates if one is not None)}
    seats = people(state, in_battle_order(state, ring))
    move.work(JoiningNext(seats=seats, boost=True))


def prepare(move: Move) -> None:
    """Dice are counted again; abilities before the roll (EV-BAT-08, EV-BAT-15)."""
    if drop(move):
        return
    recount(move)
    move.note(StageReached(stage="roll"))
    state = move.state
    monster = battlefield.monster_of(state)
    for op in battlefield.monster_rules(state, "before_roll"):
        if isinstance(op, SetDie) and monster is not None:
            move.note(DieSet(who=monster, value=op.value, source=monster))
    battlefield.go_on(move, "after")
    for seat in reversed(people(state, in_battle_order(state, battlefield.participants(state)))):
        move.ask(seat, SettingDice())


class Stages(Work[Fighting, Move]):
    """The stages of a battle, one after another (EV-BAT-01, EV-BAT-16)."""

    def run(self, move: Move, step: Fighting) -> None:
        match step.stage:
            case "start":
                start(move, step)
            case "join":
                join(move)
            case "count":
                count_dice(move)
            case "roll":
                prepare(move)
            case "after":
                roll(move)
            case "result":
                resolve(move)
            case "wins":
                win(move)
            case "tactics":
                ask_losers(move, "redirect", UsingTokens())
            case "redirect":
                ask_losers(move, "remove", Redirecting())
            case "remove":
                remove(move)
            case "leave":
                leave(move)
            case "end":
                move.note(BattleEnded(realm=battlefield.battle_of(move.state).realm))
