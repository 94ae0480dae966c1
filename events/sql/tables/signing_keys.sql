-- Every public key that was ever signed with: old signatures stay good after a change of key.
CREATE TABLE signing_keys (
    key text COLLATE "C" PRIMARY KEY,
    since timestamptz NOT NULL DEFAULT clock_timestamp()
);
