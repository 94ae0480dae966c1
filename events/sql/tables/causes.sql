-- Which request caused an append, for those who follow traces: the W3C traceparent of the span
-- that waited for it. Written with the events, only while the service traces; nothing depends on
-- it. Unlogged and pruned after a day: a trace is looked at soon or never.
-- `position` is that of the last entry of the append, `entries` their number.
CREATE UNLOGGED TABLE causes (
    partition int NOT NULL,
    position bigint NOT NULL,
    entries int NOT NULL CHECK (entries > 0),
    cause text COLLATE "C" NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (partition, position)
);
CREATE INDEX causes_by_age ON causes USING brin (at);
