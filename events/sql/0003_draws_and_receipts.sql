-- Games draw by name: their logs tell how many draws of each label a link has made
-- (events/draws.py), as JSON on the last event of the link; NULL where there were none.
ALTER TABLE events ADD COLUMN draws bytea;
-- Trees of receipts are kept no more. Answers had the root of one (32 bytes) and a place in it (4)
-- behind the NUL, before the version and the game that a receipt names; they have now what leads from
-- the log to a root (events/stored_responses.py): here to one of a receipt alone.
UPDATE answers SET body = substr(body, 1, position('\x00'::bytea IN body))
    || '\x0000000000000001'::bytea
    || substr(body, position('\x00'::bytea IN body) + 37, 4)
    || '\x00'::bytea
    || substr(body, position('\x00'::bytea IN body) + 41)
WHERE position('\x00'::bytea IN body) > 0;
DROP TABLE receipt_trees;
DROP FUNCTION append;
DROP FUNCTION append_alone;
DROP FUNCTION append_to;
\ir functions_2/append.sql
\ir functions_2/append_alone.sql
\ir functions_2/append_to.sql
