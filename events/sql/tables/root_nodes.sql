-- Roots of whole subtrees of 256, 65536, ... leaves of the root log, as `merkle_nodes` has them of
-- partitions. All of this is worked out again when it is needed.
CREATE TABLE root_nodes (
    epoch int NOT NULL,
    level smallint NOT NULL CHECK (level > 0 AND level % 8 = 0),
    number bigint NOT NULL CHECK (number >= 0),
    hash bytea NOT NULL CHECK (octet_length(hash) = 32),
    PRIMARY KEY (epoch, level, number)
);
