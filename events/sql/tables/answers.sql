-- The answer to every request that was given an idempotency key, kept for ever. Written in the
-- transaction that writes the move, so there is never one without the other. `partition` is that of the
-- game that it is about: a request that opens a game gets one in the partition of its own name
-- (events/stored_responses.py), so it can be found before there is a game.
CREATE TABLE answers (
    partition int NOT NULL,
    scope text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    request_hash bytea NOT NULL,
    body bytea NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (scope, key, partition)
);
