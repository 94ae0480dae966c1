-- A webhook that an app has made ends with the consent that let it.
ALTER TABLE webhooks ADD COLUMN connection_id text COLLATE "C" REFERENCES connections ON DELETE CASCADE;
CREATE INDEX webhooks_of_connection ON webhooks (connection_id) WHERE connection_id IS NOT NULL;
