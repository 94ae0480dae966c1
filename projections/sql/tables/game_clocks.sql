-- The clocks of games that have one or stand still, as their last event left them. `due` is when
-- something has to be done: time is up, or an agreed pause ends.
CREATE TABLE game_clocks (
    generation int NOT NULL,
    game_id text COLLATE "C" NOT NULL,
    version int NOT NULL,
    reckoning json NOT NULL,
    due timestamptz,
    PRIMARY KEY (generation, game_id)
) WITH (fillfactor = 80);
CREATE INDEX game_clocks_due ON game_clocks (generation, due) WHERE due IS NOT NULL;
