-- Webhooks: who wants to be told of what.
--
-- No read model, although a projection fills the outbox: what has been sent cannot be made unsent, so
-- nothing here is thrown away by a rebuild. That is why no row names a generation.
CREATE TABLE webhooks (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL,
    url text NOT NULL,
    description text NOT NULL,
    types text[] NOT NULL,
    -- Told of every game that the account sits in; else of those in `webhook_choices`.
    seated boolean NOT NULL,
    secret bytea NOT NULL,
    -- Signs as well until then, after a rotation.
    old_secret bytea,
    old_until timestamptz,
    enabled boolean NOT NULL DEFAULT true,
    disabled_at timestamptz,
    disabled_because text CHECK (disabled_because IN ('you', 'gone', 'failing')),
    -- The first failure since something was delivered.
    failing_since timestamptz,
    -- Nothing is tried before, when nothing has been delivered for a while.
    rests_until timestamptz,
    -- Told of what stands behind these positions: one for each partition of the log.
    since bigint[] NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX webhooks_of_account ON webhooks (account_id, created_at);
