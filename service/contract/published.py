"""Every operation of the API, by subject."""

from typing import Final

from service.accounts.routes import accounts, limits, tokens
from service.audit import log_routes as logs
from service.audit import routes as auditing
from service.disputes.routes import disputes
from service.http.operation import Operation
from service.lobby.routes import games, invitations, listing, players, seats, titles
from service.moves.routes import moves, reading, replay, scenes
from service.operations import routes as operations
from service.refusals import routes as refusals
from service.streams.routes import events, news, socket
from service.table.routes import departure, passes, table
from service.transfer.routes import exports, forks, imports
from service.webhooks import routes as webhooks

OPERATIONS: Final[tuple[Operation, ...]] = (
    accounts.create_account,
    accounts.get_account,
    accounts.get_my_account,
    accounts.rename_account,
    accounts.get_my_data,
    departure.delete_account,
    limits.list_limits,
    tokens.create_token,
    tokens.list_tokens,
    tokens.delete_other_tokens,
    tokens.delete_token,
    titles.list_titles,
    titles.get_title,
    titles.list_components,
    titles.get_rule,
    games.open_game,
    listing.list_games,
    games.get_game,
    imports.import_game,
    imports.get_notation,
    forks.fork_game,
    listing.list_forks,
    seats.join_game,
    seats.tell_entropy,
    seats.leave_game,
    seats.start_game,
    invitations.invite,
    invitations.list_invitations,
    invitations.withdraw_invitation,
    invitations.list_my_invitations,
    table.propose,
    table.agree,
    table.decline,
    passes.list_passes,
    passes.order_pass,
    passes.withdraw_pass,
    table.resign,
    table.abandon,
    table.rematch,
    moves.get_legal,
    moves.play_moves,
    moves.list_moves,
    reading.list_events,
    events.stream_events,
    news.stream_news,
    socket.open_socket,
    reading.get_state,
    scenes.get_scene,
    replay.replay_game,
    reading.get_difference,
    exports.export_game,
    players.get_player,
    players.list_leaders,
    auditing.list_keys,
    auditing.list_checkpoints,
    auditing.get_consistency,
    logs.cosign_checkpoint,
    logs.get_log_checkpoint,
    logs.get_tile,
    logs.get_tile_part,
    logs.get_large_tile_part,
    auditing.get_proof,
    auditing.list_receipts,
    refusals.list_refusals,
    refusals.get_refusal,
    disputes.open_dispute,
    disputes.list_disputes,
    disputes.list_all_disputes,
    disputes.get_dispute,
    disputes.get_evidence,
    disputes.withdraw_dispute,
    disputes.judge_dispute,
    webhooks.create_webhook,
    webhooks.list_webhooks,
    webhooks.get_webhook,
    webhooks.change_webhook,
    webhooks.delete_webhook,
    webhooks.rotate_webhook_secret,
    webhooks.test_webhook,
    webhooks.replay_webhook,
    webhooks.list_deliveries,
    operations.get_health,
    operations.get_ready,
    operations.list_projections,
)
