-- Finished games, whose hidden fields are open to all.
CREATE TABLE history_over (
    partition int NOT NULL,
    generation int NOT NULL,
    game_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (generation, game_id, partition)
);
