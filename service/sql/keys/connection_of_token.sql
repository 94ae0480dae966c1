-- The tokens of an app go with the connection that they were made for.
ALTER TABLE tokens ADD FOREIGN KEY (connection_id) REFERENCES connections ON DELETE CASCADE;
