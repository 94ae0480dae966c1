-- Disputes, one row each.
CREATE TABLE disputes (
    generation int NOT NULL,
    game_id text COLLATE "C" NOT NULL,
    number int NOT NULL,
    seat smallint NOT NULL,
    ply int,
    refusal text,
    status text NOT NULL CHECK (status IN ('open', 'dismissed', 'upheld', 'withdrawn')),
    opened_at timestamptz NOT NULL,
    closed_at timestamptz,
    PRIMARY KEY (generation, game_id, number)
) WITH (fillfactor = 80);
CREATE INDEX disputes_newest
    ON disputes (generation, opened_at DESC, game_id DESC, number DESC);
CREATE INDEX disputes_open
    ON disputes (generation, opened_at DESC, game_id DESC, number DESC) WHERE status = 'open';
