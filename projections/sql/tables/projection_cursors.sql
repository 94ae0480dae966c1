-- How far a generation has come in each partition of the log. Moved in the transaction that
-- writes the rows, under a row lock: that is what makes it exactly once. An alarm says why a
-- cursor stands still although there are events.
CREATE TABLE projection_cursors (
    projection text COLLATE "C" NOT NULL,
    generation int NOT NULL,
    partition int NOT NULL,
    position bigint NOT NULL DEFAULT 0 CHECK (position >= 0),
    moved_at timestamptz,
    alarm text,
    PRIMARY KEY (projection, generation, partition),
    FOREIGN KEY (projection, generation) REFERENCES projection_generations ON DELETE CASCADE
) WITH (fillfactor = 50);
