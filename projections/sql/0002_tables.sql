-- What the log does not say about a table: who sits there, and who may find the game.
-- No projections: the service writes them, and they can be erased without touching a game.

CREATE TABLE seatings (
    game_id text COLLATE "C" NOT NULL,
    seat smallint NOT NULL CHECK (seat >= 0),
    account_id text COLLATE "C" NOT NULL,
    since timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (game_id, seat)
);
CREATE INDEX seatings_of_account ON seatings (account_id, game_id);

-- A game without a row is public.
CREATE TABLE game_visibility (
    game_id text COLLATE "C" PRIMARY KEY,
    visibility text NOT NULL CHECK (visibility IN ('public', 'unlisted', 'private'))
);
