-- Tokens of browsers and of apps beside those that people make, and finer scopes. Whoever could do
-- all that a scope was split into still can.
ALTER TABLE tokens ADD COLUMN kind text NOT NULL DEFAULT 'personal'
    CHECK (kind IN ('personal', 'session', 'app'));
-- Of an app: the consent that the token hangs on, the app, and the one seat that it is for.
ALTER TABLE tokens ADD COLUMN connection_id text COLLATE "C";
ALTER TABLE tokens ADD COLUMN app text;
ALTER TABLE tokens ADD COLUMN game_id text COLLATE "C";
ALTER TABLE tokens ADD COLUMN seat integer CHECK ((seat IS NULL) = (game_id IS NULL));
-- The service that the token is for, if it is not this one (RFC 8707).
ALTER TABLE tokens ADD COLUMN audience text;
CREATE INDEX tokens_of_connection ON tokens (connection_id) WHERE connection_id IS NOT NULL;
UPDATE tokens SET scopes = scopes || '{account}' WHERE scopes @> '{read,play,create}';
UPDATE tokens SET scopes = scopes || '{webhooks}' WHERE 'create' = ANY(scopes);
UPDATE tokens SET scopes = scopes || '{propose,dispute}' WHERE 'play' = ANY(scopes);
UPDATE tokens SET scopes = scopes || '{create}'
    WHERE 'play' = ANY(scopes) AND NOT 'create' = ANY(scopes);
