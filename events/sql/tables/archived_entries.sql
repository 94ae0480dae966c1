-- How many whole tiles of a partition's log lie in a store, with what their leaves say
-- (events/archive/entry_bundles.py): the first so many. A game is packed only when all of its links
-- are in them, so the log never needs its events again.
CREATE TABLE archived_entries (
    partition int PRIMARY KEY,
    tiles bigint NOT NULL CHECK (tiles > 0),
    place text COLLATE "C" NOT NULL
);
