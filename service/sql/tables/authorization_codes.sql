-- Codes that apps exchange for tokens, once, within a minute. Of a code there is only its SHA-256.
CREATE TABLE authorization_codes (
    code_hash bytea PRIMARY KEY CHECK (length(code_hash) = 32),
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE,
    scopes text[] NOT NULL,
    game_id text COLLATE "C",
    seat int,
    audience text,
    ends_at timestamptz,
    redirect_uri text NOT NULL,
    -- Of PKCE, always S256.
    challenge text NOT NULL,
    expires_at timestamptz NOT NULL,
    -- What became of it. No foreign key: a connection that ends must not wait for who holds the code.
    connection_id text COLLATE "C"
);
CREATE INDEX authorization_codes_of_account ON authorization_codes (account_id);
CREATE INDEX authorization_codes_of_app ON authorization_codes (app_id);
CREATE INDEX authorization_codes_by_end ON authorization_codes (expires_at);
