-- Who has asked for which review, for the bound on them, and so that nobody cancels what others
-- have asked for. Personal data; it goes with the account, or with the review.
CREATE TABLE review_requests (
    job_id text COLLATE "C" NOT NULL REFERENCES jobs ON DELETE CASCADE,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (job_id, account_id)
);
CREATE INDEX review_requests_of_account ON review_requests (account_id, at);
