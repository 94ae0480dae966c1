-- What chance is derived from, one secret for each game: 32 bytes as they are, or 61 sealed with a
-- key outside of the database (events/vault.py). Nothing that serves readers looks here.
CREATE TABLE seeds (
    game_id text COLLATE "C" NOT NULL,
    partition int NOT NULL,
    seed bytea NOT NULL CHECK (octet_length(seed) IN (32, 61)),
    PRIMARY KEY (game_id, partition)
);
