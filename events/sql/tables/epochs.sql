-- The epochs of the log from the second one on (events/epochs.py): a signed note each, which says
-- what was promised before, what is lost, and why.
CREATE TABLE epochs (
    number int PRIMARY KEY CHECK (number > 1),
    note text COLLATE "C" NOT NULL,
    since timestamptz NOT NULL DEFAULT clock_timestamp()
);
