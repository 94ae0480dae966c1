-- Accounts whose requests are refused, until a time or for good. One that has ended stays until the
-- next, and means nothing.
CREATE TABLE suspensions (
    account_id text COLLATE "C" PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    until timestamptz,
    reason text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
);
