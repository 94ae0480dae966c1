-- Games that are over, by when they ended.
CREATE INDEX game_list_finished ON game_list (generation, finished_at DESC, game_id DESC)
    WHERE finished_at IS NOT NULL;
