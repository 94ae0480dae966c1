"""Temples: markers going up and down, and the choice of a temple (TZ-TMP)."""

from collections.abc import Iterator

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.commands import ChooseTemple, Command
from games.tzolkin.components import TOP
from games.tzolkin.facts import PlayerBoardFlipped, TempleStepped
from games.tzolkin.names import TEMPLES, Temple
from games.tzolkin.rules.misfit import misfit
from games.tzolkin.rules.move import Move
from games.tzolkin.state import State
from games.tzolkin.steps import ChoosingTemple


def step_up(move: Move, seat: Seat, temple: Temple, *, auto: bool = False) -> None:
    """One step up, lost at the top or below an occupied top (TZ-TMP-01, TZ-TMP-02, TZ-PRC-08).

    Other steps are shared (TZ-TMP-03). A lost step spoils nothing else (TZ-CHI-03). Reaching the
    top turns the player board to its light side (TZ-TMP-05).
    """
    player = move.player(seat)
    start, top = player.temples.on(temple), TOP[temple]
    taken = start + 1 == top and any(one.temples.on(temple) == top for one in move.state.players)
    index = start if start == top or taken else start + 1
    move.note(TempleStepped(seat=seat, temple=temple, start=start, index=index, auto=auto))
    if index > start and index == top and not player.light:
        move.note(PlayerBoardFlipped(seat=seat, light=True))


def step_down(move: Move, seat: Seat, temple: Temple, *, auto: bool = False) -> None:
    """One step down: a god is angry (TZ-TMP-07); a top left is free for others (TZ-TMP-06)."""
    start = move.player(seat).temples.on(temple)
    move.note(TempleStepped(seat=seat, temple=temple, start=start, index=start - 1, auto=auto))


def can_anger(state: State, seat: Seat) -> bool:
    """Whether any marker of the seat stands above the bottom step (TZ-PAL-05)."""
    temples = state.players[seat].temples
    return temples.chaac > 0 or temples.quetzalcoatl > 0 or temples.kukulkan > 0


def options(state: State, seat: Seat, step: ChoosingTemple) -> Iterator[Command]:
    """The temples that can be chosen; without effect is no obstacle going up (TZ-ACT-07)."""
    temples = state.players[seat].temples
    for temple in TEMPLES:
        if step.purpose == "anger":
            if temples.on(temple) > 0:
                yield ChooseTemple(temple=temple)
        elif temple not in step.excluded:
            yield ChooseTemple(temple=temple)


def check(state: State, seat: Seat, step: ChoosingTemple, command: Command) -> Illegal | None:
    """Refuses a temple chosen already, or a marker that cannot go down."""
    if not isinstance(command, ChooseTemple):
        return misfit(step, command)
    if step.purpose == "anger":
        if state.players[seat].temples.on(command.temple) > 0:
            return None
        because = f"The marker on {command.temple} is on the bottom step and cannot go down."
        return Illegal(rule="TZ-TMP-07", because=because)
    if command.temple in step.excluded:
        return Illegal(rule="TZ-TIK-06", because="The two temples must be different.")
    return None


def perform(
    move: Move, seat: Seat, step: ChoosingTemple, command: Command, *, auto: bool = False
) -> None:
    """Moves the marker; asks for the next temple if there is one more."""
    assert isinstance(command, ChooseTemple)
    if step.purpose == "anger":
        step_down(move, seat, command.temple, auto=auto)
        return
    step_up(move, seat, command.temple, auto=auto)
    if step.more:
        excluded = (*step.excluded, command.temple)
        move.open(seat, ChoosingTemple(excluded=excluded, more=step.more - 1))
