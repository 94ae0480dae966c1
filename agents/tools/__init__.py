"""The tools, by subject, in the order in which an agent meets them."""

from typing import Any, Final

from agents.tool import Tool
from agents.tools import (
    boards,
    disputes,
    games,
    proposals,
    records,
    rules,
    seats,
    tables,
    titles,
    turns,
)

TOOLS: Final[tuple[Tool[Any], ...]] = (
    titles.list_titles,
    titles.read_title,
    titles.read_introduction,
    tables.open_game,
    turns.wait_for_turn,
    turns.play,
    turns.list_commands,
    turns.preview,
    turns.look_at_game,
    boards.see_board,
    boards.see_picture,
    records.read_history,
    rules.read_rules,
    rules.find_rules,
    rules.find_components,
    games.my_games,
    games.who_am_i,
    games.resign,
    tables.find_tables,
    seats.join_game,
    seats.leave_game,
    seats.fill_seat,
    seats.start_game,
    seats.invite,
    proposals.propose,
    proposals.answer_proposal,
    disputes.list_refusals,
    disputes.open_dispute,
    disputes.list_disputes,
    disputes.withdraw_dispute,
)
