-- Random value by which authenticators know a member. It names no account.
CREATE TABLE passkey_user (
  member_id INTEGER PRIMARY KEY REFERENCES member (id),
  handle TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE passkey (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL REFERENCES member (id),
  credential_id TEXT NOT NULL UNIQUE,
  -- COSE key in base64url.
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  rp_id TEXT NOT NULL,
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;
CREATE INDEX passkey_by_member ON passkey (member_id, id);
-- Open challenges. One without a member is for a sign-in.
CREATE TABLE passkey_challenge (
  hash TEXT PRIMARY KEY,
  member_id INTEGER REFERENCES member (id),
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
