-- Programs that take jobs. `weights` says by title with which weights an engine judges. An engine
-- that was found wrong takes nothing any more, nor does another one of its account. Personal data,
-- as far as `account_id` and `name` go.
CREATE TABLE engines (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    name text NOT NULL,
    engine text NOT NULL,
    weights json NOT NULL,
    suspended boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    seen_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (account_id, name)
);
