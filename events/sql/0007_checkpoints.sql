-- The Merkle log of each partition. Leaves are the hashes of its events, by position; kept here are
-- the roots of whole subtrees of 256, 65536, ... leaves, so that no proof reads many events.
CREATE TABLE merkle_nodes (
    partition int NOT NULL,
    level smallint NOT NULL CHECK (level > 0 AND level % 8 = 0),
    number bigint NOT NULL CHECK (number >= 0),
    hash bytea NOT NULL CHECK (octet_length(hash) = 32),
    PRIMARY KEY (partition, level, number)
);

-- Checkpoints: signed notes over the root of the first so many leaves. None is ever changed.
CREATE TABLE checkpoints (
    partition int NOT NULL,
    size bigint NOT NULL CHECK (size > 0),
    note text NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (partition, size)
);

-- Every public key that was ever signed with: old signatures stay good after a change of key.
CREATE TABLE signing_keys (
    key text COLLATE "C" PRIMARY KEY,
    since timestamptz NOT NULL DEFAULT clock_timestamp()
);
