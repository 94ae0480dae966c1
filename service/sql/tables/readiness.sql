-- What `/ready` writes to find out whether anything can be written: one row, the last time.
CREATE TABLE readiness (
    single boolean PRIMARY KEY DEFAULT true CHECK (single),
    tried timestamptz NOT NULL
);
