-- Checkpoints: signed notes over the root of the first so many leaves. No note is ever changed.
-- `position` is how far in the partition a checkpoint reaches, which is at least up to its last
-- link.
CREATE TABLE checkpoints (
    partition int NOT NULL,
    size bigint NOT NULL CHECK (size > 0),
    note text NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    position bigint NOT NULL,
    PRIMARY KEY (partition, size),
    CHECK (position >= size)
);
