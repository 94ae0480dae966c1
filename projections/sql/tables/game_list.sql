-- The list of games: one row per game. `seats` and `result` are JSON as the API shows them,
-- without accounts; `agenda` is the open frames without their steps, `awaits` the seats that
-- follow from it. `pauses` says why the game stands still: then it waits for nobody until it goes
-- on. `passes` are the seats that have ordered standing passes.
CREATE TABLE game_list (
    generation int NOT NULL,
    game_id text COLLATE "C" NOT NULL,
    title text COLLATE "C" NOT NULL,
    ruleset text NOT NULL,
    status text NOT NULL CHECK (status IN ('open', 'running', 'finished', 'void')),
    seats json NOT NULL,
    ply int NOT NULL,
    version int NOT NULL,
    agenda json NOT NULL,
    awaits smallint[] NOT NULL,
    result json,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    started_at timestamptz,
    finished_at timestamptz,
    options json NOT NULL DEFAULT '{}',
    terms json,
    pauses text[] NOT NULL DEFAULT '{}',
    passes smallint[] NOT NULL DEFAULT '{}',
    PRIMARY KEY (generation, game_id)
) WITH (fillfactor = 80);

-- Newest first; a game's place in this order never changes, so pages are stable.
CREATE INDEX game_list_newest ON game_list (generation, created_at DESC, game_id DESC);
CREATE INDEX game_list_by_status
    ON game_list (generation, status, created_at DESC, game_id DESC);
CREATE INDEX game_list_by_title ON game_list (generation, title, created_at DESC, game_id DESC);
