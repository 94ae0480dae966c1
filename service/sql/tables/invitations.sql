-- Who is invited to a table. Not in the log: it says who knows whom.

CREATE TABLE invitations (
    id text COLLATE "C" PRIMARY KEY,
    game_id text COLLATE "C" NOT NULL,
    invited_by text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    -- For one account, or for whoever has the code (its SHA-256 is kept).
    account_id text COLLATE "C" REFERENCES accounts ON DELETE CASCADE,
    code_hash bytea CHECK (length(code_hash) = 32),
    -- A seat that is kept for the account.
    seat smallint,
    expires_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CHECK ((account_id IS NULL) <> (code_hash IS NULL)),
    CHECK (seat IS NULL OR account_id IS NOT NULL)
);
CREATE INDEX invitations_of_game ON invitations (game_id);
CREATE INDEX invitations_of_account ON invitations (account_id) WHERE account_id IS NOT NULL;
