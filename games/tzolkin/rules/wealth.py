"""The choice of the starting wealth (TZ-SET-11)."""

from collections.abc import Iterator
from itertools import combinations

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat, clockwise
from games.tzolkin.commands import ChooseStartingWealth, Command
from games.tzolkin.facts import RoundStarted, StartingWealthChosen, StartingWealthRevealed
from games.tzolkin.rules.effects import resolve
from games.tzolkin.rules.misfit import misfit
from games.tzolkin.rules.move import Move
from games.tzolkin.state import State
from games.tzolkin.steps import ChoosingWealth, OfWealth, TakingTurn

KEPT = 2
"""Tiles that each player keeps."""


def options(state: State, seat: Seat, _step: ChoosingWealth) -> Iterator[Command]:
    """Every pair of the tiles dealt."""
    for one, other in combinations(sorted(state.players[seat].dealt), KEPT):
        yield ChooseStartingWealth(keep=(one, other))


def check(state: State, seat: Seat, step: ChoosingWealth, command: Command) -> Illegal | None:
    """Refuses tiles not dealt to this seat, and one tile named twice."""
    if not isinstance(command, ChooseStartingWealth):
        return misfit(step, command)
    keep = command.keep
    if len(keep) == KEPT and keep[0] < keep[1] and set(keep) <= set(state.players[seat].dealt):
        return None
    because = "Keep two different tiles of those dealt to you, named in ascending order."
    return Illegal(rule="TZ-SET-11", because=because)


def perform(
    move: Move, seat: Seat, _step: ChoosingWealth, command: Command, *, auto: bool = False
) -> None:
    """Puts the choice aside; when all have chosen, all is revealed and gained."""
    assert isinstance(command, ChooseStartingWealth)
    assert not auto
    keep = tuple(command.keep)
    discard = tuple(tile for tile in move.player(seat).dealt if tile not in keep)
    move.note(StartingWealthChosen(seat=seat, keep=keep, discard=discard))
    if not any(player.dealt for player in move.state.players):
        _reveal(move)


def _reveal(move: Move) -> None:
    """Kept tiles lie open and are gained in turn order, the lower number first.

    No tile involves a choice (TZ-SET-13). Then the first round begins (TZ-SET-14), on tooth 0
    and without a Food Day (TZ-SET-04).
    """
    first, seats = move.state.marker, len(move.state.players)
    for seat in clockwise(first, seats):
        move.note(StartingWealthRevealed(seat=seat, tiles=move.player(seat).keeping))
    for seat in clockwise(first, seats):
        for tile in move.player(seat).wealth:
            resolve(move, seat, OfWealth(tile))
    move.note(RoundStarted(number=1, tooth=move.state.tooth, first=first))
    move.open(first, TakingTurn())
