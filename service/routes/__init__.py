"""Every operation of the API, by subject."""

from typing import Final

from service.http.operation import Operation
from service.routes import (
    accounts,
    auditing,
    games,
    moves,
    operations,
    reading,
    refusals,
    seats,
    stream,
    titles,
    tokens,
)

OPERATIONS: Final[tuple[Operation, ...]] = (
    accounts.create_account,
    accounts.get_account,
    tokens.create_token,
    tokens.list_tokens,
    tokens.delete_token,
    titles.list_titles,
    titles.get_title,
    titles.list_components,
    games.open_game,
    games.list_games,
    games.get_game,
    seats.join_game,
    seats.leave_game,
    seats.start_game,
    moves.get_legal,
    moves.play_moves,
    moves.list_moves,
    reading.list_events,
    stream.stream_events,
    reading.get_state,
    reading.get_difference,
    reading.export_game,
    auditing.list_keys,
    auditing.list_checkpoints,
    auditing.get_consistency,
    auditing.get_proof,
    auditing.list_receipts,
    refusals.list_refusals,
    refusals.get_refusal,
    operations.get_health,
    operations.get_ready,
)
