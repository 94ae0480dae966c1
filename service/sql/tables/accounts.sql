-- Accounts. With `tokens` and `seatings` the personal data of the service; no game depends on it.
CREATE TABLE accounts (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    -- Scopes that the operator granted beyond the usual ones.
    granted text[] NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT now(),
    -- Its owner says that a program plays with it.
    bot boolean NOT NULL DEFAULT false,
    -- What the name looks like: names that look alike are one name.
    look text COLLATE "C"
);

-- Names differ in more than capitals.
CREATE UNIQUE INDEX accounts_name ON accounts (lower(name));
CREATE UNIQUE INDEX accounts_look ON accounts (look);
