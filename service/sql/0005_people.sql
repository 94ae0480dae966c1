-- What a name looks like: names that look alike are one name. Where two of them exist already, the
-- later one keeps its name without holding its look.
ALTER TABLE accounts ADD COLUMN look text COLLATE "C";
UPDATE accounts SET look = looked.look
FROM (
    SELECT DISTINCT ON (lower(translate(name, 'I10_', 'llo-')))
        id, lower(translate(name, 'I10_', 'llo-')) AS look
    FROM accounts ORDER BY lower(translate(name, 'I10_', 'llo-')), created_at, id
) looked
WHERE accounts.id = looked.id;
CREATE UNIQUE INDEX accounts_look ON accounts (look);

-- By the hour: enough to tell which tokens nobody uses, too little to follow anybody.
ALTER TABLE tokens ADD COLUMN last_used_at timestamptz;

-- Who has opened which game that is not known to be over, for the bound on them. Personal data.
CREATE TABLE opened_games (
    game_id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX opened_games_of_account ON opened_games (account_id);
