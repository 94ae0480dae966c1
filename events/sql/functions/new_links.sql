-- new_links: the links behind `lasts` and up to `ends` of some partitions, in no order; partitions
-- that have none are left out. Events of one time lie side by side, whatever their partition, so it
-- is cheapest to look up where they are in the index, for all partitions, and to go through the
-- pages once. For that the planner has to be shown the ranges.
CREATE FUNCTION new_links(
    partitions int[], lasts bigint[], ends bigint[],
    OUT partition int, OUT hashes bytea, OUT positions bigint[], OUT games text[],
    OUT versions int[]
)
RETURNS SETOF record
LANGUAGE plpgsql STABLE
SET enable_seqscan = off
AS $$
BEGIN
    RETURN QUERY EXECUTE (
        SELECT 'SELECT e.partition, string_agg(e.hash, ''''::bytea), array_agg(e.position),'
            || ' array_agg(e.game_id), array_agg(e.version)'
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
