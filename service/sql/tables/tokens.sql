-- A token is never stored, only the SHA-256 of its secret half; its id half finds the row.
CREATE TABLE tokens (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    name text NOT NULL,
    scopes text[] NOT NULL,
    secret_hash bytea NOT NULL CHECK (length(secret_hash) = 32),
    expires_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    -- By the hour: enough to tell which tokens nobody uses, too little to follow anybody.
    last_used_at timestamptz
);
CREATE INDEX tokens_of_account ON tokens (account_id, created_at);
