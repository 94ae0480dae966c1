-- The Merkle log of each partition. Leaves are links: leaf n is that of the partition's n+1-th event
-- that has a hash (events/leaves.py). Kept here are the roots of whole subtrees of 256, 65536, ...
-- leaves, which are the tiles of C2SP tlog-tiles, so that no proof reads many events. `last` is the position of a subtree's last leaf: there counting goes on.
-- All of this is worked out again when it is needed.
CREATE TABLE merkle_nodes (
    partition int NOT NULL,
    level smallint NOT NULL CHECK (level > 0 AND level % 8 = 0),
    number bigint NOT NULL CHECK (number >= 0),
    hash bytea NOT NULL CHECK (octet_length(hash) = 32),
    last bigint NOT NULL,
    PRIMARY KEY (partition, level, number)
);
CREATE UNIQUE INDEX merkle_nodes_last ON merkle_nodes (partition, level, last);
