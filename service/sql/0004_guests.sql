-- Whoever wants to play at once gets an account without choosing a name; it ends with a chosen name.
ALTER TABLE accounts ADD COLUMN guest boolean NOT NULL DEFAULT false;
