-- Codes with which accounts can be made while sign-up asks for one. A code is never stored, only its
-- SHA-256; which account was made with which is not kept.
CREATE TABLE sign_up_codes (
    id text COLLATE "C" PRIMARY KEY,
    code_hash bytea NOT NULL UNIQUE CHECK (length(code_hash) = 32),
    label text NOT NULL,
    uses int NOT NULL CHECK (uses > 0),
    used int NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND uses),
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    withdrawn_at timestamptz
);
CREATE INDEX sign_up_codes_by_age ON sign_up_codes (created_at, id);
