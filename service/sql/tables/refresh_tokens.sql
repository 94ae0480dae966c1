-- What apps get new tokens with. Each is good once; one that is used again was stolen, or its
-- successor was. Of its text there is only the SHA-256.
CREATE TABLE refresh_tokens (
    token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
    connection_id text COLLATE "C" NOT NULL REFERENCES connections ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    used_at timestamptz
);
CREATE INDEX refresh_tokens_of_connection ON refresh_tokens (connection_id);
CREATE INDEX refresh_tokens_by_end ON refresh_tokens (expires_at);
