"""What a conquered province gives: its exploration token (MO-ACT-CNQ-09)."""

from collections.abc import Iterator

from games.kernel.chance import Chance, pick
from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.script import Handler
from games.kernel.seats import Seat
from games.monumental.box import BARBARIANS, FREE_TOWN, TileId, TokenId
from games.monumental.commands import ChooseReward
from games.monumental.effects import BothRewards
from games.monumental.facts.map import (
    BarbarianRewardChosen,
    ExplorationTokenRevealed,
    FreeTownTaken,
)
from games.monumental.facts.modules import MonsterRevealed
from games.monumental.rules.choice import Choice
from games.monumental.rules.move import Move
from games.monumental.state import State
from games.monumental.state.supply import Unexplored
from games.monumental.steps import ChoosingReward, Program, Script, TurningUpToken


class TurningUp(Work[TurningUpToken, Move]):
    """The exploration token of the conquered province (MO-ACT-CNQ-09)."""

    def run(self, move: Move, step: TurningUpToken) -> None:
        """A Free Town gives its gain; anything face down is revealed."""
        seat, tile = step.player, step.tile
        match move.state.land.at(tile).exploration:
            case None:
                return
            case "town":
                move.note(FreeTownTaken(seat=seat, tile=tile))
                move.work(Script(seat=seat, source=Program(FREE_TOWN, 0)))
            case "down":
                token = drawn(move.state.unexplored, move.chance, tile)
                self._reveal(move, step, token)

    def _reveal(self, move: Move, step: TurningUpToken, token: TokenId) -> None:
        if token not in BARBARIANS:
            move.note(MonsterRevealed(monster=token, tile=step.tile, seat=step.player))
            return
        move.note(ExplorationTokenRevealed(tile=step.tile, token=token))
        if not step.both:
            move.ask(step.player, ChoosingReward(token=token))
            return
        for option in (2, 1):
            move.work(Script(seat=step.player, source=Program(token, option - 1)))


def drawn(unexplored: Unexplored, chance: Chance, tile: TileId) -> TokenId:
    """What a face-down token turns out to be: Barbarian or monster by the places left, then
    which one (MO-RND-02)."""
    label = f"exploration token of {tile}"
    lurking, places = unexplored.lurking, unexplored.places
    monster = lurking > 0 and (lurking == places or chance.below(places, label) < lurking)
    return pick(chance, unexplored.monsters if monster else unexplored.barbarians, label)


class GivingBoth(Handler[State, Script, BothRewards, Move]):
    """`both_rewards`: the turned-up token knows (MO-ACT-CNQ-09)."""

    def run(self, move: Move, script: Script, op: BothRewards) -> None:
        """Nothing more."""


class Choosing(Choice[ChoosingReward, ChooseReward]):
    """One of the two rewards of a Barbarian token."""

    takes = (ChooseReward,)

    def options(self, state: State, seat: Seat, step: ChoosingReward) -> Iterator[ChooseReward]:
        yield ChooseReward(option=1)
        yield ChooseReward(option=2)

    def forbidden(
        self, state: State, seat: Seat, step: ChoosingReward, command: ChooseReward
    ) -> Illegal | None:
        if command.option in (1, 2):
            return None
        return Illegal("MO-ACT-CNQ-09", "no-such-reward", option=command.option)

    def answer(self, move: Move, seat: Seat, step: ChoosingReward, command: ChooseReward) -> None:
        option = command.option
        move.note(BarbarianRewardChosen(seat=seat, token=step.token, option=option))
        move.work(Script(seat=seat, source=Program(step.token, option - 1)))
