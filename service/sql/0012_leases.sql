-- Workers of a bot account share its turns.
\ir tables/leases.sql
