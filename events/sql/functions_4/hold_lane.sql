-- hold_lane: keeps a lane (events/lanes.py) where it is until the transaction ends, on the worker that
-- has it. `shard` is any of its shards. If it is not here any more, or is being taken away and then
-- gone: an error of its own, KL001.
--
-- It takes the lock that Citus takes before it writes to a shard, and that whoever moves a lane waits
-- for before it copies what was written last (Citus has one for all shards of a lane). Since the
-- function is volatile, its second statement sees what was committed while it waited for the first.
-- So whatever a statement has read or written is right if it called this function, whether before or
-- afterwards: a move that is over by then is seen, and none can end before this transaction does.
--
-- Citus lets only owners of a table take the lock, so this is done as the owner.
CREATE FUNCTION hold_lane(shard bigint) RETURNS boolean
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
    PERFORM pg_catalog.lock_shard_metadata(5, ARRAY[shard]);  -- 5: ShareLock
    PERFORM FROM pg_catalog.pg_dist_placement p
        JOIN pg_catalog.pg_dist_local_group g ON g.groupid = p.groupid
    WHERE p.shardid = shard;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'the shard % is not here any more', shard USING ERRCODE = 'KL001';
    END IF;
    RETURN true;
END
$$;
