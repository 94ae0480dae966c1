-- Apps that act for players. Its maker has registered one (`account_id`), or its id is the address of
-- a document that describes it: then these are what the document said, good until `fresh_until`.
CREATE TABLE apps (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" REFERENCES accounts ON DELETE CASCADE,
    name text NOT NULL,
    home text,
    redirect_uris text[] NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    fresh_until timestamptz,
    CHECK ((account_id IS NULL) = (fresh_until IS NOT NULL))
);
CREATE INDEX apps_of_account ON apps (account_id, created_at);
