-- Accounts and their tokens. The only personal data beside `seatings`; no game depends on it.

CREATE TABLE accounts (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    -- Scopes that the operator granted beyond the usual ones.
    granted text[] NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT now()
);

-- Names differ in more than capitals.
CREATE UNIQUE INDEX accounts_name ON accounts (lower(name));

-- A token is never stored, only the SHA-256 of its secret half; its id half finds the row.
CREATE TABLE tokens (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    name text NOT NULL,
    scopes text[] NOT NULL,
    secret_hash bytea NOT NULL CHECK (length(secret_hash) = 32),
    expires_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX tokens_of_account ON tokens (account_id, created_at);
