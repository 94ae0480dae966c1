-- One row per seat of every game; `rank` and what follows it is there once the game is finished.
-- Who sat on the seat is in `seatings`, so erasing a person needs no change here.
CREATE TABLE player_results (
    generation int NOT NULL,
    game_id text COLLATE "C" NOT NULL,
    seat smallint NOT NULL,
    title text COLLATE "C" NOT NULL,
    ruleset text NOT NULL,
    seats smallint NOT NULL,
    bot text COLLATE "C",
    taken boolean NOT NULL,
    opponents text CHECK (opponents IN ('none', 'persons', 'bots', 'mixed')),
    rank smallint,
    points double precision,
    finished_at timestamptz,
    -- Games that repeat another one (imports, forks) count for nobody.
    counted boolean NOT NULL DEFAULT true,
    PRIMARY KEY (generation, game_id, seat)
) WITH (fillfactor = 80);

CREATE INDEX player_results_of_bots
    ON player_results (generation, bot, title) WHERE bot IS NOT NULL AND rank IS NOT NULL;
