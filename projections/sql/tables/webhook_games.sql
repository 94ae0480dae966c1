-- How far each game has been looked at, whichever generation looked: no event goes into the
-- outbox twice. `bots` and `agenda` are what the next event's notices depend on.
CREATE TABLE webhook_games (
    game_id text COLLATE "C" PRIMARY KEY,
    version int NOT NULL,
    bots smallint[] NOT NULL,
    agenda json NOT NULL,
    -- A fork begins with plies that were played in another game. While those are gone through, this
    -- is the last of them: nobody is told that they were played.
    taken_over int,
    -- Why the game stands still: then nobody is called, until it goes on.
    pauses text[] NOT NULL DEFAULT '{}'
) WITH (fillfactor = 50);
