"""Technologies: steps, bonuses at the highest level, and the choice of a track (TZ-TEC)."""

from collections.abc import Iterator

from games.kernel.decision import Decision, Work
from games.kernel.refusal import Illegal
from games.kernel.script import Handler
from games.kernel.seats import Seat
from games.tzolkin import steps
from games.tzolkin.box import STEP_COST, TOP_LEVEL
from games.tzolkin.commands import ChooseTechnology, Decline
from games.tzolkin.effects import TechUp
from games.tzolkin.facts.actions import TechnologyAdvanced, TechnologyBonusGained
from games.tzolkin.facts.turn import ChoiceDeclined
from games.tzolkin.names import TRACKS, Track
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.out_of_turn import NOT_OPTIONAL
from games.tzolkin.state import State
from games.tzolkin.state.player import Player

Answer = ChooseTechnology | Decline


def price(player: Player, track: Track) -> int:
    """Resources for a paid step; from the highest level it gives the bonus (TZ-TEC-02)."""
    return STEP_COST[player.levels.of(track)]


def can_pay_a_step(player: Player) -> bool:
    """Whether some paid step is affordable (TZ-PRC-11)."""
    blocks, levels = player.goods.blocks, player.levels
    if not blocks:
        return False
    return (
        STEP_COST[levels.agriculture] <= blocks
        or STEP_COST[levels.extraction] <= blocks
        or STEP_COST[levels.architecture] <= blocks
        or STEP_COST[levels.theology] <= blocks
    )


class TechnologyChoice(Decision[State, steps.ChoosingTechnology, Answer, Move]):
    """A track to advance on, paid or free (TZ-TEC-02, TZ-TEC-03)."""

    public = True

    def options(self, state: State, seat: Seat, step: steps.ChoosingTechnology) -> Iterator[Answer]:
        """Every track if free, else those that can be paid; and to leave it, if optional."""
        player = state.players[seat]
        blocks = player.goods.blocks
        for track in TRACKS:
            if not step.paid or price(player, track) <= blocks:
                yield ChooseTechnology(track=track)
        if step.optional:
            yield Decline()

    def forbidden(
        self, state: State, seat: Seat, step: steps.ChoosingTechnology, command: Answer
    ) -> Illegal | None:
        """Refuses a step that cannot be paid."""
        if isinstance(command, Decline):
            return None if step.optional else NOT_OPTIONAL
        player = state.players[seat]
        cost = price(player, command.track)
        if not step.paid or cost <= player.goods.blocks:
            return None
        owned = player.goods.blocks
        return Illegal("TZ-TEC-02", "step-costs-resources", cost=cost, owned=owned)

    def answer(
        self, move: Move, seat: Seat, step: steps.ChoosingTechnology, command: Answer
    ) -> None:
        """Pays first, then advances (TZ-TIK-03); a free step advances at once."""
        auto = move.automatic
        if isinstance(command, Decline):
            move.note(ChoiceDeclined(seat=seat, choice="technology", auto=auto))
        elif step.paid:
            cost = price(move.player(seat), command.track)
            move.work(steps.AdvancingTechnology(seat=seat, track=command.track, auto=auto))
            move.ask(seat, steps.PayingResources(left=cost, purpose="technology"))
        else:
            advance(move, seat, command.track, auto=auto)


class PaidStep(Work[steps.AdvancingTechnology, Move]):
    """The step that has been paid for."""

    def run(self, move: Move, step: steps.AdvancingTechnology) -> None:
        advance(move, step.seat, step.track, auto=step.auto)


class Learning(Handler[State, steps.ResolvingEffects, TechUp, Move]):
    """Steps on a given track, or each on one of choice."""

    def run(self, move: Move, script: steps.ResolvingEffects, op: TechUp) -> None:
        """Advances, or asks for each step; of several questions the first one is on top."""
        if op.track != "any":
            advance(move, script.seat, op.track)
            return
        for _ in range(op.n_max - op.n_min):
            move.ask(script.seat, steps.ChoosingTechnology(paid=not op.free, optional=True))
        for _ in range(op.n or op.n_min):
            move.ask(script.seat, steps.ChoosingTechnology(paid=not op.free))


def advance(move: Move, seat: Seat, track: Track, *, auto: bool = False) -> None:
    """One step that costs nothing more: a level, effective at once, or the bonus.

    TZ-TEC-03, TZ-TEC-04. Bonuses: a temple step, two resources, 3 points, a skull.
    """
    level = move.player(seat).levels.of(track)
    if level < TOP_LEVEL:
        move.note(TechnologyAdvanced(seat=seat, track=track, level=level + 1, auto=auto))
    else:
        move.note(TechnologyBonusGained(seat=seat, track=track, auto=auto))
        move.work(steps.ResolvingEffects(seat=seat, source=steps.OfBonus(track)))
