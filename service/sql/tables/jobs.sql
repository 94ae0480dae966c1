-- Reviews of games, as work: each is made once, by whichever engine leases it, and is there for all
-- who asked. A job with `checks` makes some lines (`sample`) of another one again. No personal data.
CREATE TABLE jobs (
    id text COLLATE "C" PRIMARY KEY,
    game_id text COLLATE "C" NOT NULL,
    title text NOT NULL,
    quality text NOT NULL,
    nodes int NOT NULL,
    seed text NOT NULL,
    -- What must make it, so that whoever goes on with it makes the same.
    engine text NOT NULL,
    weights text NOT NULL,
    checks text COLLATE "C" REFERENCES jobs ON DELETE CASCADE,
    sample int[],
    state text NOT NULL DEFAULT 'open'
        CHECK (state IN ('open', 'checking', 'done', 'failed', 'cancelled')),
    lines int NOT NULL DEFAULT 0,
    -- How many there will be; NULL until the first one says so.
    of int,
    -- Whether an engine that is not the operator's has made some of the lines.
    strangers boolean NOT NULL DEFAULT false,
    -- The lease, which ends with the engine. Its length, to extend it by.
    lease_id text COLLATE "C",
    engine_id text COLLATE "C" REFERENCES engines ON DELETE SET NULL,
    until timestamptz,
    seconds int NOT NULL DEFAULT 0,
    -- How often it was leased since its last line.
    tries int NOT NULL DEFAULT 0,
    asked_at timestamptz NOT NULL DEFAULT now(),
    finished_at timestamptz
);
CREATE UNIQUE INDEX jobs_of_game ON jobs (game_id, quality) WHERE checks IS NULL;
CREATE INDEX jobs_by_lease ON jobs (lease_id);
CREATE UNIQUE INDEX jobs_by_checked ON jobs (checks) WHERE checks IS NOT NULL;
CREATE INDEX jobs_open ON jobs (asked_at, id) WHERE state = 'open';
CREATE INDEX jobs_of_engine ON jobs (engine_id) WHERE engine_id IS NOT NULL;
