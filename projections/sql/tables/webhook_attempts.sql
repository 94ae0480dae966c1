-- Each try to deliver.
CREATE TABLE webhook_attempts (
    delivery bigint NOT NULL REFERENCES webhook_deliveries ON DELETE CASCADE,
    at timestamptz NOT NULL,
    seconds double precision NOT NULL,
    -- The HTTP status that came back, if one did; the trouble, if there was any.
    status smallint,
    error text,
    PRIMARY KEY (delivery, at)
);
