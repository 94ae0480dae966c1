-- Finished games leave the rows of events as packed objects (events/archive). An append looks at a
-- game's last event now, since of a packed one those in the middle are gone.
\ir tables/archived_games.sql
\ir tables/archived_entries.sql
\ir tables/archive_objects.sql
DROP FUNCTION append_alone;
\ir functions_3/append_alone.sql
