-- Why games stand still: then they wait for nobody, and nobody is called, until they go on.
ALTER TABLE game_list ADD COLUMN pauses text[] NOT NULL DEFAULT '{}';
ALTER TABLE webhook_games ADD COLUMN pauses text[] NOT NULL DEFAULT '{}';
