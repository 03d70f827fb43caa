-- Secret of an authenticator app, and the newest time step whose code was used.
CREATE TABLE second_factor (
  member_id INTEGER PRIMARY KEY REFERENCES member (id),
  secret TEXT NOT NULL,
  last_step INTEGER NOT NULL
) STRICT;
-- A secret that waits for its first code.
CREATE TABLE second_factor_setup (
  member_id INTEGER PRIMARY KEY REFERENCES member (id),
  secret TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE recovery_code (
  hash TEXT NOT NULL,
  member_id INTEGER NOT NULL REFERENCES member (id),
  PRIMARY KEY (member_id, hash)
) STRICT, WITHOUT ROWID;
-- A login that waits for a code.
CREATE TABLE second_factor_turn (
  hash TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES member (id),
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
