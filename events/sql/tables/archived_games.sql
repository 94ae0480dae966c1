-- Which games are packed, and where (events/archive/packed_game.py). Their rows in `events` are gone
-- but for the first one and the last one that was packed: so appends, which look at a game's last
-- version and at its first one, need not know of any of this, and what happens later stands behind.
-- `digest` is the SHA-256 of the object, `size` its bytes; `place` is the store that it lies in.
-- `ply` is that of the last event, `links` how many of them are links.
CREATE TABLE archived_games (
    partition int NOT NULL,
    game_id text COLLATE "C" NOT NULL,
    digest bytea NOT NULL CHECK (octet_length(digest) = 32),
    size int NOT NULL,
    place text COLLATE "C" NOT NULL,
    first_position bigint NOT NULL,
    last_position bigint NOT NULL CHECK (last_position > first_position),
    version int NOT NULL CHECK (version > 2),
    ply int NOT NULL,
    links int NOT NULL CHECK (links > 0),
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (game_id, partition)
);
-- Which games lie at some positions, for those who read the log from its beginning: partitions stand
-- one behind the other, 2^40 positions apart.
CREATE INDEX archived_games_spans ON archived_games USING gist (int8range(
    (partition::bigint << 40) + first_position, (partition::bigint << 40) + last_position, '[]'
));
