-- Names that somebody had until lately: nobody else may take them for a while, so that nobody passes
-- for another. `look` is hashed, since it may be that of an account which was erased.
CREATE TABLE former_names (
    look bytea PRIMARY KEY,
    account_id text COLLATE "C" REFERENCES accounts ON DELETE SET NULL,
    free_at timestamptz NOT NULL
);
CREATE INDEX former_names_account ON former_names (account_id);
