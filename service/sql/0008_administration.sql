-- What administrators do, who is suspended, and who may sign up.
\ir tables/acts.sql
\ir tables/act_reasons.sql
\ir tables/suspensions.sql
\ir tables/sign_up.sql
\ir tables/sign_up_codes.sql
-- The list of accounts, newest first.
CREATE INDEX accounts_by_age ON accounts (created_at, id);
