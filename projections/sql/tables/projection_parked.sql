-- A game whose event could not be applied. `version` and `position` are those of the first event
-- that is missing; everything of the game from there on waits in the log until a retry, so the
-- order within the game is kept. `waiting` counts the events that were passed over.
CREATE TABLE projection_parked (
    projection text COLLATE "C" NOT NULL,
    generation int NOT NULL,
    game_id text COLLATE "C" NOT NULL,
    partition int NOT NULL,
    position bigint NOT NULL,
    version int NOT NULL,
    kind text NOT NULL,
    error text NOT NULL,
    waiting int NOT NULL DEFAULT 1,
    attempts int NOT NULL DEFAULT 1,
    parked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (projection, generation, game_id),
    FOREIGN KEY (projection, generation) REFERENCES projection_generations ON DELETE CASCADE
);
