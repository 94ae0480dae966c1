-- What every projection has: generations, cursors, parked games.

-- A generation is one complete filling of a projection's tables. One serves readers; a rebuild
-- fills another beside it, then takes its place. All rows of read models name their generation.
CREATE TABLE projection_generations (
    projection text COLLATE "C" NOT NULL,
    generation int NOT NULL,
    state text NOT NULL CHECK (state IN ('building', 'serving', 'retired')),
    since timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (projection, generation)
);

-- At most one of each, whoever races.
CREATE UNIQUE INDEX projection_generations_serving
    ON projection_generations (projection) WHERE state = 'serving';
CREATE UNIQUE INDEX projection_generations_building
    ON projection_generations (projection) WHERE state = 'building';

-- How far a generation has come in each partition of the log. Moved in the transaction that
-- writes the rows, under a row lock: that is what makes it exactly once. An alarm says why a
-- cursor stands still although there are events.
CREATE TABLE projection_cursors (
    projection text COLLATE "C" NOT NULL,
    generation int NOT NULL,
    partition int NOT NULL,
    position bigint NOT NULL DEFAULT 0 CHECK (position >= 0),
    moved_at timestamptz,
    alarm text,
    PRIMARY KEY (projection, generation, partition),
    FOREIGN KEY (projection, generation) REFERENCES projection_generations ON DELETE CASCADE
) WITH (fillfactor = 50);

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

-- The generation that readers of a projection see.
CREATE FUNCTION serving(projection text) RETURNS int LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
    SELECT g.generation FROM projection_generations g
    WHERE g.projection = serving.projection AND g.state = 'serving'
);
