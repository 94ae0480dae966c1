"""Section 9.5: resignation."""

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages.facts.flow import GameEnded, PlayerResigned
from games.through_the_ages.facts.politics import AttackMarkerMoved, WarDiscarded
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.pacts import end_pact
from games.through_the_ages.state import State
from games.through_the_ages.steps import PassingTurn


def not_resigned(state: State, seat: Seat) -> Illegal | None:
    """Whether it is not the time to resign (TTA-TRN-04)."""
    rule = "TTA-TRN-04"
    if not state.full:
        return Illegal(rule, "resign-in-full-game")
    if state.round <= 1:
        return Illegal(rule, "resign-after-round-1")
    return None if may_resign(state, seat) else Illegal(rule, "resign-first-thing")


def may_resign(state: State, seat: Seat) -> bool:
    """Whether it is the time to resign (TTA-TRN-04)."""
    first = seat == state.active and not state.opened
    return first and state.options.mode == "full" and state.round > 1


def resign(move: Move, seat: Seat) -> None:
    """The player leaves the game; the turn is over (TTA-POL-50..52). The last one left has won
    (TTA-FIN-08)."""
    state = move.state
    move.clear()
    for war in state.wars:
        if seat in (war.attacker, war.target):
            move.note(WarDiscarded(card=war.card))
    for pact in state.pacts_of(seat):
        end_pact(move, pact, "resignation")
    for victim, holder in enumerate(state.markers):
        if holder is not None and seat in (holder, victim):
            move.note(AttackMarkerMoved(victim=victim, to=None))
    first = state.start == seat
    start = state.opponents(seat)[0] if first else state.start
    move.note(PlayerResigned(seat=seat, start=start))
    if move.state.players == 1:
        move.note(GameEnded(reason="resignation"))
        return
    move.then(PassingTurn(same_round=first))
