-- Games draw by name: their logs tell how many draws of each label a link has made
-- (events/draws.py), as JSON on the last event of the link; NULL where there were none.
ALTER TABLE events ADD COLUMN draws bytea;
DROP FUNCTION append;
DROP FUNCTION append_alone;
DROP FUNCTION append_to;
\ir functions_2/append.sql
\ir functions_2/append_alone.sql
\ir functions_2/append_to.sql
