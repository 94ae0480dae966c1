"""The course of a turn: actions, Timeline phase, Decline phase, end (AK-TURN, AK-END)."""

from games.ancient_knowledge import steps
from games.ancient_knowledge.box import BOX
from games.ancient_knowledge.facts import turn
from games.ancient_knowledge.facts.monuments import TimelineSlid
from games.ancient_knowledge.rules import decline, scoring, team
from games.ancient_knowledge.rules.effects import open_group
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.rules.seating import Side, sides
from games.ancient_knowledge.rules.timeline import cards_of_phase
from games.ancient_knowledge.rules.triggers import after_declines
from games.ancient_knowledge.state.player import Phase
from games.kernel.seats import Seat


def start(move: Move, side: Side, round_number: int) -> None:
    """The turn of a seat, or of both partners of a team at once (AK-TEAM-02)."""
    for seat in side:
        move.note(turn.TurnStarted(seat=seat, round=round_number))
        _enter(move, seat, "action_1")
        move.ask(seat, steps.ChoosingAction(index=1))


def idle(move: Move) -> bool:
    """A seat on turn with nothing pending goes on with its turn, until something is pending.

    Where one seat at a time is on turn, whatever is pending is part of its turn, or the turn waits
    for it.
    """
    if move.frames and not move.state.options.team_variant:
        return False
    busy = [frame.lane for frame in move.frames] if move.frames else ()
    for seat, player in enumerate(move.state.players):
        if player.turn.phase is not None and seat not in busy:
            _go_on(move, seat)
            while not move.frames and move.player(seat).turn.phase is not None:
                _go_on(move, seat)
            return True
    return False


def _go_on(move: Move, seat: Seat) -> None:
    """Nothing is pending in this turn: the next phase, or the next part of it."""
    match move.player(seat).turn.phase:
        case "action_1":
            _enter(move, seat, "action_2")
            move.ask(seat, steps.ChoosingAction(index=2))
        case "action_2":
            _timeline(move, seat)
        case "timeline":
            _decline(move, seat)
        case "decline":
            _next_decline(move, seat)
        case "aftermath":
            _check(move, seat)
        case None:
            raise AssertionError(f"seat {seat} is not on turn")


def _enter(move: Move, seat: Seat, phase: Phase) -> None:
    move.note(turn.PhaseStarted(seat=seat, phase=phase))


def _timeline(move: Move, seat: Seat) -> None:
    """The cards of the phase are fixed at its start (AK-TL-02)."""
    _enter(move, seat, "timeline")
    cards = cards_of_phase(move.player(seat))
    if cards:
        move.ask(seat, steps.ActivatingCards(remaining=cards))


def _decline(move: Move, seat: Seat) -> None:
    if move.player(seat).turn.skip_decline:
        move.note(turn.DeclinePhaseSkipped(seat=seat))  # AK-DEC-01: no slide and no checks either
        _end(move, seat)
    else:
        _enter(move, seat, "decline")


def _next_decline(move: Move, seat: Seat) -> None:
    """One monument after the other until space 1 is empty (AK-DEC-02, AK-DEC-06)."""
    first = move.player(seat).timeline[0]
    if len(first) > 1:
        move.ask(seat, steps.OrderingDeclines())
    elif first:
        decline.begin(move, seat, first[0].card)
    else:
        _enter(move, seat, "aftermath")
        open_group(move, seat, after_declines(move.player(seat)))


def _check(move: Move, seat: Seat) -> None:
    """Half of the game, end of the game, then everything slides (AK-DEC-07, AK-DEC-08)."""
    reached = len(move.player(seat).past.cards)
    if reached >= BOX.constants.half_game_past_count and not move.state.half_game:
        move.note(turn.HalfGameReached(seat=seat))
        move.ask(seat, steps.FlippingBoard())
        return
    if reached >= BOX.constants.end_game_past_count and not move.state.end_triggered:
        move.note(turn.EndTriggered(seat=seat))
    if any(move.player(seat).timeline):
        move.note(TimelineSlid(seat=seat))
    _end(move, seat)


def _end(move: Move, seat: Seat) -> None:
    """The next turn, unless a partner is still busy or the game is over (AK-END-02)."""
    move.note(turn.TurnEnded(seat=seat))
    every = sides(move.state)
    at = next(number for number, side in enumerate(every) if seat in side)
    if any(move.player(one).turn.phase is not None for one in every[at]):
        return
    coming = every[(at + 1) % len(every)]
    team.lapse(move, coming)
    if at + 1 < len(every):
        start(move, coming, move.state.round)
    elif not _is_last_round(move):
        start(move, coming, move.state.round + 1)
    else:
        team.lapse(move, every[at])
        scoring.finish(move)


def _is_last_round(move: Move) -> bool:
    if move.state.end_triggered:
        return True
    limit = move.state.round >= move.state.options.round_limit
    if limit:
        move.note(turn.RoundLimitReached(round=move.state.round))  # AK-END-04
    return limit
