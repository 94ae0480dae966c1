-- What players complain of, in their words. The log has a hash of the words and the nonce; both go
-- with the account, and what is left tells nobody what was said.
CREATE TABLE complaints (
    game_id text COLLATE "C" NOT NULL,
    digest text COLLATE "C" NOT NULL,
    nonce text NOT NULL,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    words text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (game_id, digest)
);
CREATE INDEX complaints_of_account ON complaints (account_id);
