-- The archive within the database: objects by name (events/archive/database_store.py). They are
-- compressed already. `partition` follows from the name alone and only spreads them over machines.
CREATE TABLE archive_objects (
    partition int NOT NULL,
    name text COLLATE "C" NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (name, partition)
);
ALTER TABLE archive_objects ALTER COLUMN body SET STORAGE EXTERNAL;
