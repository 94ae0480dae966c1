-- How people sign in: passkeys, recovery codes, an outside provider. Sessions of browsers are tokens,
-- which end when they have not been used for so long.
ALTER TABLE tokens ADD COLUMN idle_for interval;
\ir tables/passkeys.sql
\ir tables/sign_in_challenges.sql
\ir tables/recovery_codes.sql
\ir tables/outside_identities.sql
\ir tables/outside_sign_ins.sql
