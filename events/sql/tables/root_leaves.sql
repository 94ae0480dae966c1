-- The leaves of the root log of each epoch, which count from 0: a partition's log had so many leaves
-- under that root (events/root_log.py). `position` is how far in the partition that reaches, which is
-- at least up to its last link.
CREATE TABLE root_leaves (
    epoch int NOT NULL CHECK (epoch > 0),
    number bigint NOT NULL CHECK (number >= 0),
    partition int NOT NULL,
    size bigint NOT NULL CHECK (size > 0),
    root bytea NOT NULL CHECK (octet_length(root) = 32),
    position bigint NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (epoch, number),
    UNIQUE (epoch, partition, size),
    CHECK (position >= size)
);
