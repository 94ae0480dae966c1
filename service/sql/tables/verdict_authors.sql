-- Who has judged. The log has the verdict only.
CREATE TABLE verdict_authors (
    game_id text COLLATE "C" NOT NULL,
    dispute int NOT NULL,
    -- SHA-256 of the fact, because two arbiters may try at once and one of them is too late.
    digest text COLLATE "C" NOT NULL,
    account_id text COLLATE "C" REFERENCES accounts ON DELETE SET NULL,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (game_id, dispute, digest)
);
CREATE INDEX verdict_authors_of_account ON verdict_authors (account_id)
    WHERE account_id IS NOT NULL;
