-- The entries of append() and append_to(), whose parameters and variables stand here: what `shape`
-- tells of each of them, taken out of `kinds` and `content`.
SELECT s.slot, s.number, s.ply, nullif(s.decision, -1) AS decision, nullif(s.seat, -1) AS seat,
    kinds[s.kind] AS kind, substr(content, s.start, s.payload) AS payload,
    CASE WHEN s.hash > 0 THEN substr(content, s.start + s.payload, s.hash) END AS hash,
    CASE WHEN s.veils > 0 THEN
        substr(content, s.start + s.payload + s.hash, s.veils)
    END AS veils,
    CASE WHEN s.draws > 0 THEN
        substr(content, s.start + s.payload + s.hash + s.veils, s.draws)
    END AS draws
FROM (
    SELECT shape[i] AS slot, shape[i + 1] AS number, shape[i + 2] AS kind,
        shape[i + 3] AS seat, shape[i + 4] AS decision, shape[i + 5] AS ply,
        shape[i + 6] AS start, shape[i + 7] AS payload, shape[i + 8] AS hash,
        shape[i + 9] AS veils, shape[i + 10] AS draws
    FROM generate_series(1, cardinality(shape), 11) AS i
    OFFSET 0
) s
