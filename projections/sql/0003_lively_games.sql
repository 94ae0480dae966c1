-- Running games in the order in which they are worth watching, as far as the log says it.
ALTER TABLE game_list
    -- How many persons sit there, two at most.
    ADD COLUMN persons smallint NOT NULL DEFAULT 0,
    -- When something last happened, rounded down: so moves do not change the index below.
    ADD COLUMN lively_at timestamptz NOT NULL DEFAULT '2000-01-01Z';
UPDATE game_list SET
    persons = least(2, (
        SELECT count(*) FROM json_array_elements(seats) s WHERE s ->> 'kind' = 'person')),
    lively_at = date_bin('10 minutes', updated_at, '2000-01-01Z');
CREATE INDEX game_list_lively
    ON game_list (generation, persons DESC, lively_at DESC) WHERE status = 'running';
