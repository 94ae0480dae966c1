-- Who sits on which seat, which the log does not say. No projection: the service writes it, and it
-- can be erased without touching a game.
CREATE TABLE seatings (
    game_id text COLLATE "C" NOT NULL,
    seat smallint NOT NULL CHECK (seat >= 0),
    account_id text COLLATE "C" NOT NULL,
    since timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (game_id, seat)
);
CREATE INDEX seatings_of_account ON seatings (account_id, game_id);
