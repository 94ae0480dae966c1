"""The course of a turn: actions, Timeline phase, Decline phase, end (AK-TURN-02, AK-TURN-04)."""

from games.ancient_knowledge import declining, scoring
from games.ancient_knowledge.components import BOX, ICONS
from games.ancient_knowledge.facts.cards import ExchangeLapsed
from games.ancient_knowledge.facts.flow import (
    DeclinePhaseSkipped,
    EndTriggered,
    HalfGameReached,
    PhaseStarted,
    RoundLimitReached,
    TurnEnded,
    TurnStarted,
)
from games.ancient_knowledge.facts.monuments import TimelineSlid
from games.ancient_knowledge.opponents import Side, sides
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.state import Phase
from games.ancient_knowledge.steps import (
    BoardToFlip,
    ChooseAction,
    DeclineOrder,
    TimelinePhase,
)
from games.ancient_knowledge.triggers import after_declines, in_play, open_group
from games.kernel.seats import Seat


def start(ply: Ply, side: Side, round_number: int) -> None:
    """The turn of a seat, or of both partners of a team at once (AK-TEAM-02)."""
    for seat in side:
        ply.note(TurnStarted(seat=seat, round=round_number))
        _enter(ply, seat, "action_1")
        ply.ask(seat, ChooseAction(index=1))


def go_on(ply: Ply, seat: Seat) -> None:
    """Nothing is pending in this turn: the next phase, or the next part of it."""
    match ply.player(seat).turn.phase:
        case "action_1":
            _enter(ply, seat, "action_2")
            ply.ask(seat, ChooseAction(index=2))
        case "action_2":
            _timeline(ply, seat)
        case "timeline":
            _decline(ply, seat)
        case "decline":
            _next_decline(ply, seat)
        case "aftermath":
            _check(ply, seat)
        case None:
            raise AssertionError(f"seat {seat} is not on turn")


def _enter(ply: Ply, seat: Seat, phase: Phase) -> None:
    ply.note(PhaseStarted(seat=seat, phase=phase))


def _timeline(ply: Ply, seat: Seat) -> None:
    """The cards of the phase are fixed at its start (AK-TL-02)."""
    _enter(ply, seat, "timeline")
    cards = tuple(card for card in in_play(ply.player(seat)) if ICONS[card] == "timeline")
    if cards:
        ply.ask(seat, TimelinePhase(remaining=cards))


def _decline(ply: Ply, seat: Seat) -> None:
    if ply.player(seat).turn.skip_decline:
        ply.note(DeclinePhaseSkipped(seat=seat))  # AK-DEC-01: no slide and no checks either
        _end(ply, seat)
    else:
        _enter(ply, seat, "decline")


def _next_decline(ply: Ply, seat: Seat) -> None:
    """One monument after the other until space 1 is empty (AK-DEC-02, AK-DEC-06)."""
    first = ply.player(seat).timeline[0]
    if len(first) > 1:
        ply.ask(seat, DeclineOrder())
    elif first:
        declining.begin(ply, seat, first[0].card)
    else:
        _enter(ply, seat, "aftermath")
        open_group(ply, seat, after_declines(ply.player(seat)))


def _check(ply: Ply, seat: Seat) -> None:
    """Half of the game, end of the game, then everything slides (AK-DEC-07, AK-DEC-08)."""
    reached = len(ply.player(seat).past.cards)
    if reached >= BOX.constants.half_game_past_count and not ply.state.half_game:
        ply.note(HalfGameReached(seat=seat))
        ply.ask(seat, BoardToFlip())
        return
    if reached >= BOX.constants.end_game_past_count and not ply.state.end_triggered:
        ply.note(EndTriggered(seat=seat))
    if any(ply.player(seat).timeline):
        ply.note(TimelineSlid(seat=seat))
    _end(ply, seat)


def _end(ply: Ply, seat: Seat) -> None:
    """The next turn, unless a partner is still busy or the game is over (AK-END-02)."""
    ply.note(TurnEnded(seat=seat))
    every = sides(ply.state)
    at = next(number for number, side in enumerate(every) if seat in side)
    if any(ply.player(one).turn.phase is not None for one in every[at]):
        return
    coming = every[(at + 1) % len(every)]
    _lapse_offers(ply, coming)
    if at + 1 < len(every):
        start(ply, coming, ply.state.round)
    elif not _is_last_round(ply):
        start(ply, coming, ply.state.round + 1)
    else:
        _lapse_offers(ply, every[at])
        scoring.finish(ply)


def _is_last_round(ply: Ply) -> bool:
    if ply.state.end_triggered:
        return True
    limit = ply.state.round >= ply.state.options.round_limit
    if limit:
        ply.note(RoundLimitReached(round=ply.state.round))  # AK-END-04
    return limit


def _lapse_offers(ply: Ply, side: Side) -> None:
    """An open offer lapses when the opposing team's turn ends (AK-TEAM-05)."""
    for seat in side:
        if ply.player(seat).exchanges.offered is not None:
            ply.note(ExchangeLapsed(seat=seat))
