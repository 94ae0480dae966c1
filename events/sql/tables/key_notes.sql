-- What the service says about its keys: endorsements of new ones, revocations. Signed notes.
CREATE TABLE key_notes (
    note text COLLATE "C" PRIMARY KEY,
    since timestamptz NOT NULL DEFAULT clock_timestamp()
);
