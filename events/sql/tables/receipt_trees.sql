-- What receipts of one commit have in common: the signed root over all of them and the hashes that
-- their paths are made of. Written with the events. An answer is kept with the root in the place of
-- what can be told from here, which spares half a kilobyte for each move (events/stored_responses.py).
-- `partition` is that of one of the appends; on a distributed log, that of all of them.
-- `leaves` are the hashes of the statements, 32 bytes each, in order.
CREATE TABLE receipt_trees (
    root bytea NOT NULL,
    partition int NOT NULL,
    note text NOT NULL,
    leaves bytea NOT NULL,
    PRIMARY KEY (root, partition)
);
