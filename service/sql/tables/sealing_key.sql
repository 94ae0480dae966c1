-- One row: which key, outside of the database, the secrets in it are sealed with. The id is a hash
-- of the key (events/vault.py), and gives nothing of it away. No row: nothing was sealed yet.
CREATE TABLE sealing_key (
    single boolean PRIMARY KEY DEFAULT true CHECK (single),
    id bytea NOT NULL CHECK (octet_length(id) = 32)
);
