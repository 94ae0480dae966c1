-- Webhooks of apps.
\ir keys/connection_of_webhook.sql
