-- Read models, and what the log does not say about a table, as they were in the first release. What
-- changes afterwards is a migration of its own; the files named here stay as they are.
\ir tables/projection_generations.sql
\ir tables/projection_cursors.sql
\ir tables/projection_parked.sql
\ir tables/seatings.sql
\ir tables/game_visibility.sql
\ir tables/game_list.sql
\ir tables/history_moves.sql
\ir tables/history_over.sql
\ir tables/player_results.sql
\ir tables/disputes.sql
\ir tables/game_clocks.sql
\ir tables/lineage.sql
\ir tables/webhooks.sql
\ir tables/webhook_choices.sql
\ir tables/webhook_games.sql
\ir tables/webhook_deliveries.sql
\ir tables/webhook_attempts.sql
\ir functions/serving.sql
