-- Leaves of the Merkle logs are links alone. Most events carry no hash (events/chain.py has one hash
-- for a move), and they were leaves of nothing until now: trees were several times as large as what
-- they prove. Leaf n is the hash of the partition's n+1-th event that has one.
--
-- Leaf numbers are no positions any more, so each kept subtree says where its last leaf is: there
-- counting goes on. Subtrees of 64, 4096, ... leaves are kept, so less is read again with each
-- checkpoint, and by each proof. All of this is worked out again when it is needed.
TRUNCATE merkle_nodes;
ALTER TABLE merkle_nodes
    ADD COLUMN last bigint NOT NULL,
    DROP CONSTRAINT merkle_nodes_level_check,
    ADD CHECK (level > 0 AND level % 6 = 0);
CREATE UNIQUE INDEX merkle_nodes_last ON merkle_nodes (partition, level, last);

-- Checkpoints signed the other kind of tree, so they can prove nothing of this one. They go: there
-- was no release yet, so nobody relies on them. `position` is how far in the partition a checkpoint
-- reaches, which is at least up to its last link.
TRUNCATE checkpoints;
ALTER TABLE checkpoints ADD COLUMN position bigint NOT NULL, ADD CHECK (position >= size);

-- new_links: the links behind `lasts` and up to `ends` of some partitions, in no order; partitions
-- that have none are left out. Events of one time lie side by side, whatever their partition, so it
-- is cheapest to look up where they are in the index, for all partitions, and to go through the
-- pages once. For that the planner has to be shown the ranges.
CREATE FUNCTION new_links(
    partitions int[], lasts bigint[], ends bigint[],
    OUT partition int, OUT hashes bytea, OUT positions bigint[]
)
RETURNS SETOF record
LANGUAGE plpgsql STABLE
SET enable_seqscan = off
AS $$
BEGIN
    RETURN QUERY EXECUTE (
        SELECT 'SELECT e.partition, string_agg(e.hash, ''''::bytea), array_agg(e.position)'
            || ' FROM events e WHERE e.hash IS NOT NULL AND ('
            || string_agg(format(
                '(e.partition = %s AND e.position > %s AND e.position <= %s)',
                w.partition, w.last, w.position
            ), ' OR ')
            || ') GROUP BY e.partition'
        FROM unnest(partitions, lasts, ends) AS w (partition, last, position)
    );
END
$$;
