"""Monsters and their attacks (MO-MON)."""

from collections.abc import Iterator

from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.monumental.box import MONSTERS, MonsterId
from games.monumental.commands import SpendMonsterGold
from games.monumental.effects import Trigger
from games.monumental.facts.modules import (
    MonsterAttackStarted,
    MonsterGoldSpent,
    MonsterSlain,
    MonsterUnbeaten,
)
from games.monumental.rules.choice import Choice
from games.monumental.rules.move import Move
from games.monumental.state import State
from games.monumental.state.readings import power
from games.monumental.steps import (
    Program,
    ReleasingMonsters,
    Script,
    SettlingAttack,
    SpendingGold,
)


class Releasing(Work[ReleasingMonsters, Move]):
    """Revealed monsters attack one after another (MO-MON-05, MO-MON-07)."""

    def run(self, move: Move, step: ReleasingMonsters) -> None:
        """The next one; every player in order spends gold (MO-MON-03)."""
        if not move.state.waiting:
            return
        monster = move.state.waiting[0]
        order = move.state.clockwise(step.first)
        move.work(step)
        move.note(MonsterAttackStarted(monster=monster, order=order))
        move.work(SettlingAttack())
        for seat in reversed(order):
            move.ask(seat, SpendingGold(monster=monster))


class Spending(Choice[SpendingGold, SpendMonsterGold]):
    """How much gold goes against the monster (MO-MON-10)."""

    takes = (SpendMonsterGold,)

    def options(self, state: State, seat: Seat, step: SpendingGold) -> Iterator[SpendMonsterGold]:
        for n in range(state.players[seat].goods.gold + 1):
            yield SpendMonsterGold(n=n)

    def forbidden(
        self, state: State, seat: Seat, step: SpendingGold, command: SpendMonsterGold
    ) -> Illegal | None:
        """More than there is, or less than nothing."""
        gold = state.players[seat].goods.gold
        if 0 <= command.n <= gold:
            return None
        return Illegal("MO-MON-03", "gold-out-of-range", gold=gold, chosen=command.n)

    def answer(self, move: Move, seat: Seat, step: SpendingGold, command: SpendMonsterGold) -> None:
        """It is lost either way."""
        move.note(MonsterGoldSpent(seat=seat, n=command.n))


class Settling(Work[SettlingAttack, Move]):
    """The outcome of an attack (MO-MON-04)."""

    def run(self, move: Move, step: SettlingAttack) -> None:
        """The highest Power wins if it is enough, the earlier one of equals; else all suffer."""
        attack = move.state.attack
        assert attack is not None
        monster = MONSTERS[attack.monster]
        powers = tuple(
            power(move.state, seat) + gold
            for seat, gold in zip(attack.order, attack.spent, strict=True)
        )
        if max(powers) >= monster.strength:
            seat = attack.order[powers.index(max(powers))]
            move.note(MonsterSlain(monster=monster.id, seat=seat, powers=powers))
            _resolve(move, seat, monster.id, "on_slain")
            return
        move.note(MonsterUnbeaten(monster=monster.id, powers=powers))
        for seat in reversed(attack.order):
            _resolve(move, seat, monster.id, "on_failed")


def _resolve(move: Move, seat: Seat, monster: MonsterId, when: Trigger) -> None:
    """The rewards or losses of a player; each finishes before the next one (MO-MON-11)."""
    effects = MONSTERS[monster].effects
    for at in reversed(range(len(effects))):
        if effects[at].when == when:
            move.work(Script(seat=seat, source=Program(monster, at)))
