-- One row: how the log is laid out. Written once, by events/layout.py.
CREATE TABLE log_layout (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    partitions int NOT NULL CHECK (partitions > 0)
);
