-- Requests to play that were refused. No projection: a refusal is in no log.
-- `account_id` is the only personal data; it goes with the account, the rest stays.
CREATE TABLE refusals (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    game_id text COLLATE "C" NOT NULL,
    seat smallint NOT NULL CHECK (seat >= 0),
    account_id text COLLATE "C" REFERENCES accounts ON DELETE SET NULL,
    decision int,
    -- What was sent, byte for byte; NULL if it was too long to be kept.
    body bytea,
    body_hash bytea NOT NULL CHECK (length(body_hash) = 32),
    problem json NOT NULL,
    rule text,
    ruleset text NOT NULL,
    -- Where the game was when it refused.
    version int NOT NULL,
    ply int NOT NULL,
    head bytea NOT NULL,
    request text NOT NULL,
    at timestamptz NOT NULL,
    -- Whether somebody disputes it, which keeps it from being pruned.
    disputed boolean NOT NULL DEFAULT false
);
CREATE INDEX refusals_of_seat ON refusals (game_id, seat, number DESC);
CREATE INDEX refusals_of_account ON refusals (account_id, number DESC)
    WHERE account_id IS NOT NULL;
