-- A fork begins with plies that were played in another game. While those are gone through, this is
-- the last of them: nobody is told that they were played.
ALTER TABLE webhook_games ADD COLUMN taken_over int;
