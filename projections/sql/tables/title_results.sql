-- How games of a title went: one row per game. `company` is there once a game counts for the
-- statistics of its title: it is finished, was played to its end and repeats no other one.
CREATE TABLE title_results (
    generation int NOT NULL,
    game_id text COLLATE "C" NOT NULL,
    title text COLLATE "C" NOT NULL,
    seats smallint NOT NULL,
    -- The strategies that sit there, by seat.
    bots json NOT NULL,
    -- False for games that repeat another one (imports, forks) or that somebody has given up.
    counted boolean NOT NULL,
    company text CHECK (company IN ('persons', 'mixed', 'bots')),
    started_at timestamptz,
    finished_at timestamptz,
    plies int,
    -- By seat: rank, points, and the points by the label of their line on the score sheet.
    scores json,
    PRIMARY KEY (generation, game_id)
) WITH (fillfactor = 80);

-- The latest games of a title.
CREATE INDEX title_results_latest
    ON title_results (generation, title, company, finished_at DESC) WHERE company IS NOT NULL;
