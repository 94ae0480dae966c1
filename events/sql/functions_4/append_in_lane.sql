-- append_in_lane: append() on the worker that has the lane of all these partitions, in a session where
-- the names of the tables stand for the shards of the lane (events/lanes.py). KL001 as of hold_lane().
CREATE FUNCTION append_in_lane(
    shard bigint,
    partitions int[], games text[], expected int[], counts int[], ats timestamptz[],
    answer_slots int[], scopes text[], keys text[], hashes bytea[], bodies bytea[],
    kinds text[], shapes text, content bytea,
    OUT bases bigint[], OUT versions int[],
    OUT known_slots int[], OUT known_hashes bytea[], OUT known_bodies bytea[]
)
LANGUAGE plpgsql
AS $$
BEGIN
    PERFORM hold_lane(shard);
    SELECT a.bases, a.versions, a.known_slots, a.known_hashes, a.known_bodies
    INTO bases, versions, known_slots, known_hashes, known_bodies
    FROM append(
        partitions, games, expected, counts, ats, answer_slots, scopes, keys, hashes, bodies,
        kinds, shapes, content
    ) AS a;
END
$$;
