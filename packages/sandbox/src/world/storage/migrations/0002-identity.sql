CREATE TABLE identity (
  member_id INTEGER PRIMARY KEY REFERENCES member (id),
  device_check INTEGER NOT NULL CHECK (device_check IN (0, 1)),
  moved INTEGER NOT NULL CHECK (moved IN (0, 1)),
  withdraw_hash TEXT
) STRICT;

CREATE TABLE known_device (
  member_id INTEGER NOT NULL REFERENCES member (id),
  mark TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, mark)
) STRICT, WITHOUT ROWID;

CREATE TABLE question_turn (
  hash TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES member (id),
  questions TEXT NOT NULL CHECK (json_valid(questions)),
  tries INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE recovery (
  hash TEXT PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES member (id),
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE recovery_failure (
  id INTEGER PRIMARY KEY,
  account TEXT NOT NULL COLLATE NOCASE,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX recovery_failure_by_account ON recovery_failure (account, at);
