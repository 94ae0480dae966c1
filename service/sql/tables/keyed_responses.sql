-- The first answer to a request with an idempotency key that has made something beside the log. It is
-- sealed with the key of the request, which is not kept: `name` is its SHA-256, with what it is about.
-- Answers to what is written to the log are in `answers`, with the append.
CREATE TABLE keyed_responses (
    name bytea PRIMARY KEY CHECK (length(name) = 32),
    -- Unknown until the account is made that the request asks for.
    account_id text COLLATE "C" REFERENCES accounts ON DELETE CASCADE,
    request_hash bytea NOT NULL CHECK (length(request_hash) = 32),
    -- Unknown until the request is answered.
    body bytea,
    at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX keyed_responses_by_age ON keyed_responses (at);
CREATE INDEX keyed_responses_of_account ON keyed_responses (account_id);
