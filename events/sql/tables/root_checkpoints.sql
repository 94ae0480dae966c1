-- Checkpoints of the root log: signed notes over the root of its first so many leaves. No note is
-- ever changed.
CREATE TABLE root_checkpoints (
    epoch int NOT NULL,
    size bigint NOT NULL CHECK (size > 0),
    note text NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (epoch, size)
);
