-- append: many appends of different games in one transaction and one round trip.
--
-- Each append stands at the same place (its slot, from 1) in partitions, games, expected, counts
-- (number of entries) and ats. Appends with an answer name their slot in answer_slots.
-- One call names no game twice and no (scope, key) twice.
--
-- Entries are packed, because telling a driver about each field of each of them took longer than
-- anything else. `kinds` are the different kinds in the call. `shapes` is an array of numbers, as
-- text, eleven for each entry: slot, number within the append, place in kinds, seat and decision (-1:
-- none), ply, where it begins in `content` (from 1), and how long its payload, its hash, its veils
-- and its draws are, which stand there one behind the other (0: none).
--
-- Answers: bases[slot] is the position before the append's first entry, NULL if it was refused.
-- Only when some were refused: versions[slot] is the version that the game of a refused append
-- has; known_slots lists those refused because their request was answered before, and
-- known_hashes and known_bodies, in the same order, what was stored then. A refused append
-- leaves no trace and takes nothing from the others.
--
-- What makes it right: 1. Heads are locked in the order of their numbers, answers are inserted
-- in the order of their keys, all heads before all answers: no deadlock among callers. 2. Under
-- READ COMMITTED each statement of a function sees what was committed before it began. The
-- checks begin when the heads are locked, so they see every append of these partitions, and none
-- can be added before this transaction ends. An answer is in the partition of its append, so that
-- holds for answers, too.
--
-- The settings keep plans independent of statistics that are stale or missing: lookups are scalar
-- subqueries, and those use indexes.
CREATE FUNCTION append(
    partitions int[], games text[], expected int[], counts int[], ats timestamptz[],
    answer_slots int[], scopes text[], keys text[], hashes bytea[], bodies bytea[],
    kinds text[], shapes text, content bytea,
    OUT bases bigint[], OUT versions int[],
    OUT known_slots int[], OUT known_hashes bytea[], OUT known_bodies bytea[]
)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
AS $$
DECLARE
    shape int[] := shapes;
BEGIN
    PERFORM 1 FROM partition_heads h
    WHERE h.partition = ANY (partitions) ORDER BY h.partition FOR UPDATE;

    known_slots := '{}';
    IF cardinality(answer_slots) > 0 THEN
        known_slots := ARRAY(
            SELECT q.slot FROM (
                SELECT w.slot, (
                    SELECT true FROM answers a
                    WHERE a.scope = w.scope AND a.key = w.key
                        AND a.partition = partitions[w.slot]
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
        INSERT INTO answers (partition, scope, key, request_hash, body, at)
        SELECT partitions[w.slot], w.scope, w.key, w.hash, w.body, ats[w.slot]
        FROM unnest(answer_slots, scopes, keys, hashes, bodies) AS w(slot, scope, key, hash, body)
        WHERE bases[w.slot] IS NOT NULL ORDER BY w.scope, w.key;
    END IF;

    INSERT INTO events (
        position, at, partition, version, ply, decision, seat, game_id, kind, payload, hash, veils,
        draws
    )
    SELECT bases[w.slot] + w.number, ats[w.slot], partitions[w.slot], expected[w.slot] + w.number,
        w.ply, w.decision, w.seat, games[w.slot], w.kind, w.payload, w.hash, w.veils,
        w.draws
    FROM (
\ir unpacked.sql
    ) w
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
                SELECT a.request_hash FROM answers a
                WHERE a.scope = w.scope AND a.key = w.key AND a.partition = partitions[w.slot]
            )
            FROM unnest(answer_slots, scopes, keys) AS w(slot, scope, key)
            WHERE w.slot = ANY (known_slots) ORDER BY w.slot
        );
        known_bodies := ARRAY(
            SELECT (
                SELECT a.body FROM answers a
                WHERE a.scope = w.scope AND a.key = w.key AND a.partition = partitions[w.slot]
            )
            FROM unnest(answer_slots, scopes, keys) AS w(slot, scope, key)
            WHERE w.slot = ANY (known_slots) ORDER BY w.slot
        );
    END IF;
END
$$;
