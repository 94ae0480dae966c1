-- append_to: many appends of different games of one partition, in one transaction and one round trip.
--
-- It does what append() does (see there for the arguments), for a log that is distributed over
-- several machines: with one partition the whole call can be handed to the machine that owns it, and
-- each statement names that partition, so it stays there. The causes of the appends come with the
-- call, because nothing may stand beside such a call.
CREATE FUNCTION append_to(
    part int, games text[], expected int[], counts int[], ats timestamptz[],
    answer_slots int[], scopes text[], keys text[], hashes bytea[], bodies bytea[],
    kinds text[], shapes text, content bytea,
    cause_slots int[], cause_texts text[],
    OUT bases bigint[], OUT versions int[],
    OUT known_slots int[], OUT known_hashes bytea[], OUT known_bodies bytea[]
)
LANGUAGE plpgsql
AS $$
DECLARE
    shape int[] := shapes;
    head bigint;
    taken bigint;
BEGIN
    SELECT h.position INTO head FROM partition_heads h WHERE h.partition = part FOR UPDATE;

    known_slots := '{}';
    IF cardinality(answer_slots) > 0 THEN
        SELECT coalesce(array_agg(w.slot ORDER BY w.slot), '{}'),
            array_agg(a.request_hash ORDER BY w.slot), array_agg(a.body ORDER BY w.slot)
        INTO known_slots, known_hashes, known_bodies
        FROM unnest(answer_slots, scopes, keys) AS w(slot, scope, key)
        JOIN answers a ON a.partition = part AND a.scope = w.scope AND a.key = w.key;
    END IF;

    SELECT array_agg(q.version ORDER BY q.slot) INTO versions FROM (
        SELECT t.slot, coalesce((
            SELECT max(e.version) FROM events e WHERE e.partition = part AND e.game_id = t.game
        ), 0) AS version
        FROM unnest(games) WITH ORDINALITY AS t(game, slot)
    ) q;

    bases := ARRAY(
        SELECT CASE WHEN q.fits THEN
            head - q.count + sum(q.count) FILTER (WHERE q.fits) OVER (ORDER BY q.slot)
        END
        FROM (
            SELECT t.slot, t.count,
                t.slot <> ALL (known_slots) AND t.expected = t.version AS fits
            FROM unnest(expected, counts, versions)
                WITH ORDINALITY AS t(expected, count, version, slot)
        ) q ORDER BY q.slot
    );
    taken := (
        SELECT sum(t.count) FROM unnest(counts, bases) AS t(count, base) WHERE t.base IS NOT NULL
    );
    IF taken IS NULL THEN
        RETURN;
    END IF;

    UPDATE partition_heads h SET position = head + taken WHERE h.partition = part;

    IF cardinality(answer_slots) > 0 THEN
        INSERT INTO answers (partition, scope, key, request_hash, body, at)
        SELECT part, w.scope, w.key, w.hash, w.body, ats[w.slot]
        FROM unnest(answer_slots, scopes, keys, hashes, bodies) AS w(slot, scope, key, hash, body)
        WHERE bases[w.slot] IS NOT NULL;
    END IF;

    INSERT INTO events (
        position, at, partition, version, ply, decision, seat, game_id, kind, payload, hash, veils,
        draws
    )
    SELECT bases[w.slot] + w.number, ats[w.slot], part, expected[w.slot] + w.number,
        w.ply, w.decision, w.seat, games[w.slot], w.kind, w.payload, w.hash, w.veils,
        w.draws
    FROM (
\ir unpacked.sql
    ) w
    WHERE bases[w.slot] IS NOT NULL;

    IF cardinality(cause_slots) > 0 THEN
        INSERT INTO causes (partition, position, entries, cause)
        SELECT part, bases[w.slot] + counts[w.slot], counts[w.slot], w.cause
        FROM unnest(cause_slots, cause_texts) AS w(slot, cause)
        WHERE bases[w.slot] IS NOT NULL;
    END IF;
END
$$;
