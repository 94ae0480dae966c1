-- The last position of each partition. An append locks the row first and moves it last, in the
-- transaction that writes the events. So positions have no gaps, and they become visible in
-- their order: a reader that has seen position n has seen everything before it.
-- (Rows are spread thin over pages, so that moving one leaves no bloat.)
CREATE TABLE partition_heads (
    partition int PRIMARY KEY,
    position bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 10);
