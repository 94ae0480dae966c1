-- What witnesses have added to checkpoints of the root log: a line of the signed note for each of
-- their keys (C2SP tlog-cosignature). A key that speaks again about the same checkpoint is not heard.
CREATE TABLE root_cosignatures (
    epoch int NOT NULL,
    size bigint NOT NULL,
    witness text COLLATE "C" NOT NULL,
    line text NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (epoch, size, witness),
    FOREIGN KEY (epoch, size) REFERENCES root_checkpoints (epoch, size)
);
-- The newest one dates what happens at tables.
CREATE INDEX root_cosignatures_at ON root_cosignatures (at);
