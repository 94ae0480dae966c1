-- Readiness is tried by a write, since a full disk and a standby can still be read.
\ir tables/readiness.sql
