-- What players let apps do. Tokens of the app refer to it (`tokens.connection_id`), and go with it.
CREATE TABLE connections (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE,
    scopes text[] NOT NULL,
    -- One seat of one game, or all that the account may do.
    game_id text COLLATE "C",
    seat int,
    -- The service that the tokens are for; null: this one.
    audience text,
    ends_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    -- By the hour, as for tokens.
    last_used_at timestamptz NOT NULL DEFAULT date_trunc('hour', now()),
    CHECK ((game_id IS NULL) = (seat IS NULL))
);
CREATE INDEX connections_of_account ON connections (account_id, created_at);
CREATE INDEX connections_of_app ON connections (app_id);
