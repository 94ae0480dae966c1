-- What chance is derived from, one secret for each game. Nothing that serves readers looks here.
CREATE TABLE seeds (
    game_id text COLLATE "C" PRIMARY KEY,
    seed bytea NOT NULL CHECK (octet_length(seed) = 32)
);
