-- Passkeys (WebAuthn): the public keys by which people sign in. A passkey is good for the name of the
-- host that it was made at, and for no other.
CREATE TABLE passkeys (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    name text NOT NULL,
    host text NOT NULL,
    credential_id bytea NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1023),
    -- A key of COSE (RFC 9052), in CBOR.
    public_key bytea NOT NULL,
    -- How often it has signed, as it says itself; those that never count say 0.
    sign_count bigint NOT NULL CHECK (sign_count >= 0),
    -- Whether several devices may have it; their counters mean nothing.
    synced boolean NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    -- By the hour, as for tokens.
    last_used_at timestamptz
);
CREATE INDEX passkeys_of_account ON passkeys (account_id, created_at);
