-- What administrators did, without gaps. A statement has the hash of the one before it, and its note
-- is the signature over its own (service/acts/statement.py). Rows are added only.
CREATE TABLE acts (
    number bigint PRIMARY KEY CHECK (number > 0),
    -- Canonical JSON, byte for byte what was hashed.
    statement text NOT NULL,
    note text NOT NULL
);
