-- Who is just signing in at an OpenID provider. The secret of which `browser_hash` is the SHA-256 is
-- in a cookie of the browser; what proves the sign-in (PKCE, nonce) is made of it and not stored.
CREATE TABLE outside_sign_ins (
    state_hash bytea PRIMARY KEY CHECK (length(state_hash) = 32),
    browser_hash bytea NOT NULL CHECK (length(browser_hash) = 32),
    -- The account that the person at the provider is to belong to, if it is signed in already.
    account_id text COLLATE "C" REFERENCES accounts ON DELETE CASCADE,
    -- The page of the service to come back to.
    back text NOT NULL,
    expires_at timestamptz NOT NULL
);
CREATE INDEX outside_sign_ins_by_end ON outside_sign_ins (expires_at);
CREATE INDEX outside_sign_ins_of_account ON outside_sign_ins (account_id);
