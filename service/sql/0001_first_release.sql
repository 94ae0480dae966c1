-- What the service keeps beside the log, as it was in the first release. What changes afterwards is
-- a migration of its own; the files named here stay as they are.
\ir tables/accounts.sql
\ir tables/tokens.sql
\ir tables/former_names.sql
\ir tables/opened_games.sql
\ir tables/invitations.sql
\ir tables/refusals.sql
\ir tables/complaints.sql
\ir tables/verdict_authors.sql
\ir tables/pulse.sql
\ir tables/downtimes.sql
\ir keys/webhooks_of_account.sql
