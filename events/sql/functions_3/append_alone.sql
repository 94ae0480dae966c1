-- append_alone: what append() does for one append, in one statement. Of a lonely writer's time more
-- than half went into preparing for many.
--
-- The answer is the position before the first entry, NULL if the game does not have the expected
-- version. If it has gone further just now, or if the request was answered before, there is a unique
-- violation, and nothing has happened: append() then says what there is instead.
--
-- What makes it right: The head is locked before anything is inserted, since all insertions read
-- what its update returns. That the expected version is the last one may be asked of an older
-- snapshot: a game's last event never goes away, and what has come since then is refused by the key
-- itself, which is checked against everything that was committed. Of a packed game the key would not
-- refuse versions in the middle, whose rows are gone; so it is the last version that is asked for.
CREATE FUNCTION append_alone(
    home int, game text, expected int, taken int, recorded timestamptz,
    answer_scope text, answer_key text, answer_hash bytea, answer_body bytea,
    kinds text[], payloads bytea[], plies int[], seats int[], decisions int[],
    hashes bytea[], veilings bytea[], drawings bytea[],
    OUT base bigint
)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
AS $$
BEGIN
    WITH head AS (
        UPDATE partition_heads h SET position = h.position + taken
        WHERE h.partition = home AND expected = coalesce((
            SELECT e.version FROM events e
            WHERE e.partition = home AND e.game_id = game AND e.version >= expected
            ORDER BY e.version DESC LIMIT 1
        ), 0)
        RETURNING h.position - taken AS before
    ), answered AS (
        INSERT INTO answers (partition, scope, key, request_hash, body, at)
        SELECT home, answer_scope, answer_key, answer_hash, answer_body, recorded
        FROM head WHERE answer_key IS NOT NULL
    ), written AS (
        INSERT INTO events (
            position, at, partition, version, ply, decision, seat, game_id, kind, payload, hash,
            veils, draws
        )
        SELECT head.before + w.number, recorded, home, expected + w.number, w.ply, w.decision,
            w.seat, game, w.kind, w.payload, w.hash, w.veils, w.draws
        FROM head, unnest(kinds, payloads, plies, seats, decisions, hashes, veilings, drawings)
            WITH ORDINALITY AS w (kind, payload, ply, seat, decision, hash, veils, draws, number)
    )
    SELECT head.before INTO base FROM head;
END
$$;
