-- The chain: each event's hash (events/chain.py), and which fields of its payload are hidden from
-- whom (events/commitments.py), as JSON; NULL if none is. The writer works both out.
ALTER TABLE events ADD COLUMN hash bytea CHECK (octet_length(hash) = 32);
ALTER TABLE events ADD COLUMN veils bytea;

-- append_batch as before (0003 says how it works), with both of them for each entry.
DROP FUNCTION append_batch(
    int[], text[], int[], int[], timestamptz[], int[], text[], text[], bytea[], bytea[],
    int[], int[], text[], bytea[], smallint[], int[], int[]
);

CREATE FUNCTION append_batch(
    partitions int[], games text[], expected int[], counts int[], ats timestamptz[],
    answer_slots int[], scopes text[], keys text[], hashes bytea[], bodies bytea[],
    entry_slots int[], entry_numbers int[], kinds text[], payloads bytea[],
    seats smallint[], decisions int[], plies int[], links bytea[], veils bytea[],
    OUT bases bigint[], OUT versions int[],
    OUT known_slots int[], OUT known_hashes bytea[], OUT known_bodies bytea[]
)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
AS $$
BEGIN
    PERFORM 1 FROM partition_heads h
    WHERE h.partition = ANY (partitions) ORDER BY h.partition FOR UPDATE;

    known_slots := '{}';
    IF cardinality(answer_slots) > 0 THEN
        known_slots := ARRAY(
            SELECT q.slot FROM (
                SELECT w.slot, (
                    SELECT true FROM answers a WHERE a.scope = w.scope AND a.key = w.key
                ) AS known
                FROM unnest(answer_slots, scopes, keys) AS w(slot, scope, key)
            ) q WHERE q.known ORDER BY q.slot
        );
    END IF;

    -- The newest version at or after the expected one: the expected one itself, if all is well.
    bases := ARRAY(
        SELECT CASE WHEN q.fits THEN
            q.head - q.count + sum(q.count) FILTER (WHERE q.fits)
                OVER (PARTITION BY q.partition ORDER BY q.slot)
        END
        FROM (
            SELECT t.slot, t.partition, t.count,
                (SELECT h.position FROM partition_heads h WHERE h.partition = t.partition) AS head,
                t.slot <> ALL (known_slots) AND t.expected = coalesce((
                    SELECT e.version FROM events e
                    WHERE e.partition = t.partition AND e.game_id = t.game
                        AND e.version >= t.expected
                    ORDER BY e.version DESC LIMIT 1
                ), 0) AS fits
            FROM unnest(partitions, games, expected, counts)
                WITH ORDINALITY AS t(partition, game, expected, count, slot)
            OFFSET 0
        ) q ORDER BY q.slot
    );

    UPDATE partition_heads h SET position = h.position + taken.count
    FROM (
        SELECT t.partition, sum(t.count) AS count
        FROM unnest(partitions, counts, bases) AS t(partition, count, base)
        WHERE t.base IS NOT NULL GROUP BY t.partition
    ) taken
    WHERE h.partition = taken.partition;

    IF cardinality(answer_slots) > 0 THEN
        INSERT INTO answers (scope, key, request_hash, body, at)
        SELECT w.scope, w.key, w.hash, w.body, ats[w.slot]
        FROM unnest(answer_slots, scopes, keys, hashes, bodies) AS w(slot, scope, key, hash, body)
        WHERE bases[w.slot] IS NOT NULL ORDER BY w.scope, w.key;
    END IF;

    INSERT INTO events (
        position, at, partition, version, ply, decision, seat, game_id, kind, payload, hash, veils
    )
    SELECT bases[w.slot] + w.number, ats[w.slot], partitions[w.slot], expected[w.slot] + w.number,
        w.ply, w.decision, w.seat, games[w.slot], w.kind, w.payload, w.link, w.veil
    FROM unnest(
        entry_slots, entry_numbers, kinds, payloads, seats, decisions, plies, links, veils
    ) AS w(slot, number, kind, payload, seat, decision, ply, link, veil)
    WHERE bases[w.slot] IS NOT NULL;

    IF array_position(bases, NULL) IS NOT NULL THEN
        versions := ARRAY(
            SELECT CASE WHEN bases[t.slot] IS NULL THEN coalesce((
                SELECT e.version FROM events e
                WHERE e.partition = t.partition AND e.game_id = t.game
                ORDER BY e.version DESC LIMIT 1
            ), 0) END
            FROM unnest(partitions, games) WITH ORDINALITY AS t(partition, game, slot)
            ORDER BY t.slot
        );
        known_hashes := ARRAY(
            SELECT (
                SELECT a.request_hash FROM answers a WHERE a.scope = w.scope AND a.key = w.key
            )
            FROM unnest(answer_slots, scopes, keys) AS w(slot, scope, key)
            WHERE w.slot = ANY (known_slots) ORDER BY w.slot
        );
        known_bodies := ARRAY(
            SELECT (SELECT a.body FROM answers a WHERE a.scope = w.scope AND a.key = w.key)
            FROM unnest(answer_slots, scopes, keys) AS w(slot, scope, key)
            WHERE w.slot = ANY (known_slots) ORDER BY w.slot
        );
    END IF;
END
$$;
