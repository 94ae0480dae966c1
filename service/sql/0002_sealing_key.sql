-- The database knows the key that it was sealed with, so that another one is refused at the start.
\ir tables/sealing_key.sql
