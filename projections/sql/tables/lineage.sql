-- Which games come from which: forks, imports, rematches. `origin` may be no game of ours.
CREATE TABLE lineage (
    generation int NOT NULL,
    game_id text COLLATE "C" NOT NULL,
    how text NOT NULL CHECK (how IN ('fork', 'import', 'rematch')),
    origin text COLLATE "C" NOT NULL,
    ply int NOT NULL,
    PRIMARY KEY (generation, game_id)
);
CREATE INDEX lineage_of_origin ON lineage (generation, origin, how);
