-- All games, by when something last happened in them: rounded down, so moves do not change the index.
CREATE INDEX game_list_updated ON game_list (generation, lively_at DESC);
