-- Invitations that have expired are deleted when somebody invites.
CREATE INDEX invitations_by_expiry ON invitations (expires_at);
