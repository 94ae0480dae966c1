-- What came out of a job, line by line, and which engine has made it (NULL: it is gone).
CREATE TABLE job_lines (
    job_id text COLLATE "C" NOT NULL REFERENCES jobs ON DELETE CASCADE,
    number int NOT NULL CHECK (number >= 0),
    line bytea NOT NULL,
    engine_id text COLLATE "C" REFERENCES engines ON DELETE SET NULL,
    PRIMARY KEY (job_id, number)
);
CREATE INDEX job_lines_of_engine ON job_lines (engine_id) WHERE engine_id IS NOT NULL;
