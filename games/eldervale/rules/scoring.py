"""Final scoring (EV-SCO)."""

from games.eldervale.box.content import ADVENTURES, MAGIC, TILES
from games.eldervale.box.magic import Score
from games.eldervale.effects.tracks import Vp, VpPer
from games.eldervale.facts.flow import GameEnded
from games.eldervale.rules.effects.conditions import holds
from games.eldervale.rules.effects.counting import Count, counted
from games.eldervale.rules.effects.sources import active
from games.eldervale.rules.move import Move
from games.eldervale.rules.resources.gaining import points
from games.eldervale.state import State
from games.eldervale.steps.base import Cause, Script
from games.kernel.result import Line, Result, Sheet, ranked
from games.kernel.seats import Seat

GHOSTS = "Ghosts of Eldervale"
CARDS_PER_DWELLING = 3
"""Adventure cards that score for each dwelling (EV-SCO-05)."""


def finish(move: Move) -> None:
    """The score sheets; nobody decides any more."""
    sheets = tuple(sheet(move.state, seat) for seat in range(len(move.state.players)))
    move.clear()
    move.note(GameEnded(sheets=sheets))


def so_far(state: State) -> tuple[int, ...]:
    """The points of each seat during the game; teammates share them (EV-TEA-02)."""
    seats = range(1 if state.solo else state.seats)
    pairs = ((state.players[seat].vp, state.partner(seat)) for seat in seats)
    return tuple(vp + (0 if mate is None else state.players[mate].vp) for vp, mate in pairs)


def sheet(state: State, seat: Seat) -> Sheet:
    """Where the points of a player come from (EV-SCO-01, EV-SCO-02..07): unplaced orbs (EV-ORB-04),
    power (EV-SCO-03), dwellings (EV-SCO-04), cards, vaults (EV-SCO-06, EV-TAB-10), prophecies
    (EV-SCO-07, EV-MAG-04)."""
    one = state.players[seat]
    lines = (
        Line("before", one.vp),
        Line("orbs", one.orbs),
        Line("power", sum(one.value(mark.element) for mark in one.power)),
        Line("dwellings", sum(one.value(str(TILES[tile].element)) for tile in one.dwellings)),
        Line("cards", _cards(state, seat)),
        Line("vaults", vaults(state, seat)),
        Line("prophecies", prophecies(state, seat)),
    )
    return Sheet(lines=lines, tie_break=(resources(state, seat),))


def resources(state: State, seat: Seat) -> int:
    """Resource tokens and cards in hand (EV-SCO-08)."""
    one = state.players[seat]
    return sum(one.supply.counts) + len(one.hand)


def _cards(state: State, seat: Seat) -> int:
    """The starter card always, and the best adventure cards (EV-SCO-05)."""
    one = state.players[seat]
    values = sorted((one.value(ADVENTURES[card].element) for card in one.adventures), reverse=True)
    starter = 0 if one.ghosts else one.value(one.element)
    return starter + sum(values[: CARDS_PER_DWELLING * len(one.dwellings)])


def vaults(state: State, seat: Seat) -> int:
    """What the vaults of a tableau score now (EV-SCO-06)."""
    if state.is_ghosts(seat):
        return 0
    total = 0
    for one in active(state, seat, "final_vaults"):
        script = Script(seat=seat, source=Cause(name=one.name, do=one.do, card=one.card))
        for op in one.do:
            match op:
                case Vp(n=n):
                    total += n
                case VpPer():
                    total += points(state, script, op)
                case _:
                    pass
    return total


def prophecies(state: State, seat: Seat) -> int:
    """What the prophecies in a hand score now (EV-SCO-07)."""
    scores = (MAGIC[card].score for card in state.players[seat].hand)
    return sum(_prophecy(state, seat, score) for score in scores if score is not None)


def _prophecy(state: State, seat: Seat, score: Score) -> int:
    if score.flat:
        return score.flat if score.if_ is None or holds(state, seat, score.if_) else 0
    count = Count(state=state, seat=seat, value=score.value, types=score.types)
    n = score.n * counted(str(score.per), count)
    return n if score.max is None else min(score.max, n)


def seat_points(state: State) -> tuple[int, ...]:
    """The points that each seat has itself."""
    return tuple(player.vp for player in state.players)


def result(state: State) -> Result | None:
    """Ranks by points, then resources (EV-SCO-08); teammates share points and rank (EV-TEA-02); the
    Ghosts are an automaton, who win a tie against empty hands (EV-SOL-15, EV-SOL-19)."""
    if state.phase != "over":
        return None
    if state.solo:
        you, ghosts = state.sheets
        held = you.tie_break[0]
        return ranked(
            {0: you.lines},
            tie_breaks={0: (2 if held else 0, held)},
            automata={GHOSTS: Sheet(lines=ghosts.lines, tie_break=(1, 0))},
        )
    return ranked(
        {seat: _lines(state, seat) for seat in range(state.seats)},
        tie_breaks={seat: (_held(state, seat),) for seat in range(state.seats)},
    )


def _lines(state: State, seat: Seat) -> tuple[Line, ...]:
    mate = state.partner(seat)
    own = state.sheets[seat].lines
    return own if mate is None else (*own, Line("partner", state.sheets[mate].points))


def _held(state: State, seat: Seat) -> int:
    """The resources that break a tie: of a team together."""
    mate = state.partner(seat)
    both = (seat,) if mate is None else (seat, mate)
    return sum(state.sheets[one].tie_break[0] for one in both)
