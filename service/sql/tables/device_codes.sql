-- Programs without a browser that wait until a player has typed their code elsewhere. Of the code
-- that the program keeps there is only the SHA-256; the one to be typed is good for minutes.
CREATE TABLE device_codes (
    device_hash bytea PRIMARY KEY CHECK (length(device_hash) = 32),
    user_code text COLLATE "C" NOT NULL UNIQUE,
    app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE,
    -- What the program asked for; what the player let it do, once `approved` says so.
    scopes text[] NOT NULL,
    game_id text COLLATE "C",
    seat int,
    audience text,
    ends_at timestamptz,
    expires_at timestamptz NOT NULL,
    -- How often it may ask, and when it last did.
    interval_seconds int NOT NULL,
    polled_at timestamptz,
    account_id text COLLATE "C" REFERENCES accounts ON DELETE CASCADE,
    approved boolean,
    connection_id text COLLATE "C",
    CHECK ((account_id IS NULL) = (approved IS NULL))
);
CREATE INDEX device_codes_of_account ON device_codes (account_id);
CREATE INDEX device_codes_of_app ON device_codes (app_id);
CREATE INDEX device_codes_by_end ON device_codes (expires_at);
