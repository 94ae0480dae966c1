-- When a service process was last alive, any one of them; a single row.
CREATE TABLE pulse (
    single boolean PRIMARY KEY DEFAULT true CHECK (single),
    at timestamptz NOT NULL
);
