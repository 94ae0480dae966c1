-- Who may find a game, which the log does not say. A game without a row is public. No projection:
-- the service writes it.
CREATE TABLE game_visibility (
    game_id text COLLATE "C" PRIMARY KEY,
    visibility text NOT NULL CHECK (visibility IN ('public', 'unlisted', 'private'))
);
