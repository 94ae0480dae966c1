-- Codes that each sign an account in once. A code is never stored, only its SHA-256; one that was used
-- is gone.
CREATE TABLE recovery_codes (
    code_hash bytea PRIMARY KEY CHECK (length(code_hash) = 32),
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX recovery_codes_of_account ON recovery_codes (account_id);
