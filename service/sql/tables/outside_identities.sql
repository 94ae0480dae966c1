-- Who an account is at an OpenID provider: the provider's own id of the person (`subject`), and what
-- they are called there.
CREATE TABLE outside_identities (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    issuer text NOT NULL,
    subject text NOT NULL,
    name text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (issuer, subject)
);
CREATE INDEX outside_identities_of_account ON outside_identities (account_id, created_at);
