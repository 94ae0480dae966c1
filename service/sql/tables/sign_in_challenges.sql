-- What a passkey has to sign, each once and for a few minutes: to make a passkey for an account, or
-- (without one) to sign in.
CREATE TABLE sign_in_challenges (
    id text COLLATE "C" PRIMARY KEY,
    challenge bytea NOT NULL CHECK (length(challenge) = 32),
    account_id text COLLATE "C" REFERENCES accounts ON DELETE CASCADE,
    expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_challenges_by_end ON sign_in_challenges (expires_at);
CREATE INDEX sign_in_challenges_of_account ON sign_in_challenges (account_id);
