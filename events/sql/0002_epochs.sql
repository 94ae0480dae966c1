-- A log that has lost something goes on as another one, and says so.
\ir tables/epochs.sql
