-- What happened. Rows are only ever inserted, by append() alone.
-- The first key refuses a second event of the same version of a game; the second one keeps the
-- order of the partition. Both begin with the partition, so the table can be distributed by it.
--
-- `hash` is that of the link of the chain that ends with the event (events/chain.py); events in the
-- middle of a link have none. `veils` says as JSON which fields of the payload are hidden from whom
-- (events/commitments.py); NULL if none is. The writer works both out.
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
    hash bytea CHECK (octet_length(hash) = 32),
    veils bytea,
    PRIMARY KEY (partition, game_id, version),
    UNIQUE (partition, position)
);
