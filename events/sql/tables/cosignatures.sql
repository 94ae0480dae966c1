-- What witnesses have added to checkpoints: one line of the signed note each (C2SP
-- tlog-cosignature). A witness that speaks again about the same checkpoint is not heard.
CREATE TABLE cosignatures (
    partition int NOT NULL,
    size bigint NOT NULL,
    witness text COLLATE "C" NOT NULL,
    line text NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (partition, size, witness),
    FOREIGN KEY (partition, size) REFERENCES checkpoints (partition, size)
);
-- The newest one dates what happens at tables.
CREATE INDEX cosignatures_at ON cosignatures (at);
