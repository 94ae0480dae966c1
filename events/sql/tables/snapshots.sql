-- Folded states, kept only to save time. Unlogged: cheap to write, and after a crash of the
-- server the table is empty, which costs some folding and nothing else.
CREATE UNLOGGED TABLE snapshots (
    partition int NOT NULL,
    game_id text COLLATE "C" NOT NULL,
    fold text COLLATE "C" NOT NULL,
    version int NOT NULL CHECK (version > 0),
    digest bytea NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (partition, game_id, fold, version)
);
