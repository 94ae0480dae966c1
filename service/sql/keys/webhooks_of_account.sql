-- A webhook goes with the account that it belongs to, and its deliveries with it.
ALTER TABLE webhooks ADD FOREIGN KEY (account_id) REFERENCES accounts ON DELETE CASCADE;
