-- The log itself: events, and how far each partition has come.

-- One row: how the log is laid out. Written once, by events/layout.py.
CREATE TABLE log_layout (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    partitions int NOT NULL CHECK (partitions > 0)
);

-- The last position of each partition. An append locks the row first and moves it last, in the
-- transaction that writes the events. So positions have no gaps, and they become visible in
-- their order: a reader that has seen position n has seen everything before it.
-- (Rows are spread thin over pages, so that moving one leaves no bloat.)
CREATE TABLE partition_heads (
    partition int PRIMARY KEY,
    position bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 10);

-- What happened. Rows are only ever inserted, by append_batch() alone.
-- The first key refuses a second event of the same version of a game; the second one keeps the
-- order of the partition. Both begin with the partition, so the table can be distributed by it.
CREATE TABLE events (
    position bigint NOT NULL,
    at timestamptz NOT NULL,
    partition int NOT NULL,
    version int NOT NULL,
    ply int NOT NULL,
    decision int,
    seat smallint,
    game_id text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    payload bytea NOT NULL,
    PRIMARY KEY (partition, game_id, version),
    UNIQUE (partition, position)
);
