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
