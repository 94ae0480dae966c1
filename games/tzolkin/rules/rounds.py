"""Rounds: after each turn comes the next one, a Food Day, or the calendar (TZ-RND)."""

from games.kernel.seats import Seat
from games.tzolkin.facts.turn import CalendarCornTaken, TurnEnded
from games.tzolkin.rules.calendar import begin_calendar
from games.tzolkin.rules.food_day import hold_food_day
from games.tzolkin.rules.move import Move
from games.tzolkin.rules.setup import refill_display
from games.tzolkin.steps import TakingTurn


def end_turn(move: Move, seat: Seat) -> None:
    """Refill the display if something was built, take the starting-space corn (TZ-TRN-01).

    Then the next player clockwise has a turn; after the last one the phases 2 and 3 follow
    (TZ-RND-01, TZ-RND-02).
    """
    if move.state.built:
        refill_display(move)
    if move.state.starting_space == seat:
        move.note(CalendarCornTaken(seat=seat, amount=move.state.calendar_corn))
    move.note(TurnEnded(seat=seat))
    following = (seat + 1) % len(move.state.players)
    if following != move.state.marker:
        move.ask(following, TakingTurn())
        return
    if move.state.food_day is not None:
        hold_food_day(move, move.state.food_day)
    begin_calendar(move)
