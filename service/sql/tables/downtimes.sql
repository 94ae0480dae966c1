-- Times in which no process was alive. `settled` once every running clock has its time back.
CREATE TABLE downtimes (
    number int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    began timestamptz NOT NULL,
    ended timestamptz NOT NULL,
    settled boolean NOT NULL DEFAULT false
);
CREATE INDEX downtimes_open ON downtimes (number) WHERE NOT settled;
