-- Who has opened which game that is not known to be over, for the bound on them; `alone` ones are
-- played by bots, without a person. Personal data.
CREATE TABLE opened_games (
    game_id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now(),
    alone boolean NOT NULL DEFAULT false
);
CREATE INDEX opened_games_of_account ON opened_games (account_id);
