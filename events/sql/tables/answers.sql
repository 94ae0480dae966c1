-- The answer to every request that was given an idempotency key, kept for ever. Written in the
-- transaction that writes the move, so there is never one without the other.
CREATE TABLE answers (
    scope text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    request_hash bytea NOT NULL,
    body bytea NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (scope, key)
);
