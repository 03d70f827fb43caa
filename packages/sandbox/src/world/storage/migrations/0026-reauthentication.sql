-- The last proof of identity on a device: its sign-in, or a later one.
ALTER TABLE session ADD COLUMN proven_at INTEGER NOT NULL DEFAULT 0;
-- A challenge by which a member proves again who they are.
ALTER TABLE passkey_challenge ADD COLUMN is_proof INTEGER NOT NULL DEFAULT 0;
