-- append_alone_in_lane: append_alone() on the worker that has the lane of the partition, as
-- append_in_lane() is append() there.
CREATE FUNCTION append_alone_in_lane(
    shard bigint,
    home int, game text, expected int, taken int, recorded timestamptz,
    answer_scope text, answer_key text, answer_hash bytea, answer_body bytea,
    kinds text[], payloads bytea[], plies int[], seats int[], decisions int[],
    hashes bytea[], veilings bytea[], drawings bytea[],
    OUT base bigint
)
LANGUAGE plpgsql
AS $$
BEGIN
    PERFORM hold_lane(shard);
    base := append_alone(
        home, game, expected, taken, recorded, answer_scope, answer_key, answer_hash, answer_body,
        kinds, payloads, plies, seats, decisions, hashes, veilings, drawings
    );
END
$$;
