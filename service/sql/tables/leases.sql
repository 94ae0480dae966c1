-- What a worker of an account has taken for a time, so that no other worker does the same. `subject`
-- says what: `game/<id>/<seat>` is a turn of that seat. `stage` is how far the subject was then (a
-- game: its ply), by which a lease is known to be over before its time. The row stays for a while
-- after that, so that the worker that knows the subject gets it again first.
CREATE TABLE leases (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    subject text COLLATE "C" NOT NULL,
    worker text NOT NULL,
    stage int NOT NULL,
    until timestamptz NOT NULL,
    UNIQUE (account_id, subject)
);
CREATE INDEX leases_by_end ON leases (until);
