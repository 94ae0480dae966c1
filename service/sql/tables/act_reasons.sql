-- Why administrators did something, in their words. The statement has a hash of the words and the
-- nonce; both go with the account that the act is about, and what is left tells nobody what was said.
CREATE TABLE act_reasons (
    number bigint PRIMARY KEY REFERENCES acts,
    nonce text NOT NULL,
    words text NOT NULL,
    account_id text COLLATE "C" REFERENCES accounts ON DELETE CASCADE
);
CREATE INDEX act_reasons_of_account ON act_reasons (account_id) WHERE account_id IS NOT NULL;
