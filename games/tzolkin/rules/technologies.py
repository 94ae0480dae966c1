"""Technologies: steps, bonuses at the highest level, and the choice of a track (TZ-TEC)."""

from collections.abc import Iterator

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.commands import ChooseTechnology, Command, Decline
from games.tzolkin.components import STEP_COST, TOP_LEVEL
from games.tzolkin.facts import ChoiceDeclined, TechnologyAdvanced, TechnologyBonusGained
from games.tzolkin.names import TRACKS, Track
from games.tzolkin.rules.misfit import misfit
from games.tzolkin.rules.move import Move
from games.tzolkin.state import State
from games.tzolkin.state.player import Player
from games.tzolkin.steps import (
    AdvancingTechnology,
    ChoosingTechnology,
    OfBonus,
    PayingResources,
    ResolvingEffects,
)


def price(player: Player, track: Track) -> int:
    """Resources for a paid step; from the highest level it gives the bonus (TZ-TEC-02)."""
    return STEP_COST[player.levels.of(track)]


def can_pay_a_step(player: Player) -> bool:
    """Whether some paid step is affordable (TZ-PRC-11)."""
    blocks = player.goods.blocks
    if not blocks:
        return False
    levels = player.levels
    return (
        STEP_COST[levels.agriculture] <= blocks
        or STEP_COST[levels.extraction] <= blocks
        or STEP_COST[levels.architecture] <= blocks
        or STEP_COST[levels.theology] <= blocks
    )


def advance(move: Move, seat: Seat, track: Track, *, auto: bool = False) -> None:
    """One step that costs nothing more: a level, effective at once, or the bonus.

    TZ-TEC-03, TZ-TEC-04. Bonuses: a temple step, two resources, 3 points, a skull.
    """
    level = move.player(seat).levels.of(track)
    if level < TOP_LEVEL:
        move.note(TechnologyAdvanced(seat=seat, track=track, level=level + 1, auto=auto))
    else:
        move.note(TechnologyBonusGained(seat=seat, track=track, auto=auto))
        move.open(None, ResolvingEffects(player=seat, source=OfBonus(track)))


def options(state: State, seat: Seat, step: ChoosingTechnology) -> Iterator[Command]:
    """Every track if free, else those that can be paid; and to leave it, if optional."""
    player = state.players[seat]
    blocks = player.goods.blocks
    for track in TRACKS:
        if not step.paid or price(player, track) <= blocks:
            yield ChooseTechnology(track=track)
    if step.optional:
        yield Decline()


def check(state: State, seat: Seat, step: ChoosingTechnology, command: Command) -> Illegal | None:
    """Refuses a step that cannot be paid."""
    if isinstance(command, Decline) and step.optional:
        return None
    if not isinstance(command, ChooseTechnology):
        return misfit(step, command)
    player = state.players[seat]
    cost = price(player, command.track)
    if not step.paid or cost <= player.goods.blocks:
        return None
    because = f"The step costs {cost} resources; you have {player.goods.blocks}."
    return Illegal(rule="TZ-TEC-02", because=because)


def perform(
    move: Move, seat: Seat, step: ChoosingTechnology, command: Command, *, auto: bool = False
) -> None:
    """Pays first, then advances (TZ-TIK-03); a free step advances at once."""
    if isinstance(command, Decline):
        move.note(ChoiceDeclined(seat=seat, choice="technology", auto=auto))
        return
    assert isinstance(command, ChooseTechnology)
    if not step.paid:
        advance(move, seat, command.track, auto=auto)
        return
    cost = price(move.player(seat), command.track)
    move.open(None, AdvancingTechnology(player=seat, track=command.track, auto=auto))
    move.open(seat, PayingResources(left=cost, purpose="technology"))
