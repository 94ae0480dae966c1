-- A seat may be kept for whoever has the code, and the table learns what became of a link.
ALTER TABLE invitations
    DROP CONSTRAINT invitations_check1,
    -- When somebody first opened the link, and when somebody last said that they do not come.
    ADD COLUMN opened_at timestamptz,
    ADD COLUMN declined_at timestamptz;
CREATE INDEX invitations_of_code ON invitations (code_hash) WHERE code_hash IS NOT NULL;
