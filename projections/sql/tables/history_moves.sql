-- The moves of every game. `command` is the whole JSON of the action event, hidden fields
-- included: what a reader may see of it is decided when it is printed. The only read model that grows
-- with every move, so on a cluster it lies with the log, by `partition`.
CREATE TABLE history_moves (
    partition int NOT NULL,
    generation int NOT NULL,
    game_id text COLLATE "C" NOT NULL,
    ply int NOT NULL,
    seat smallint NOT NULL,
    decision int NOT NULL,
    kind text NOT NULL,
    command json NOT NULL,
    first_version int NOT NULL,
    last_version int NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (generation, game_id, ply, partition)
);
