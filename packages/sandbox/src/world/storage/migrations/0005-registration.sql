CREATE TABLE message (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('sms', 'email')),
  receiver TEXT NOT NULL,
  purpose TEXT NOT NULL,
  text TEXT NOT NULL,
  code TEXT,
  at INTEGER NOT NULL
) STRICT;

CREATE TABLE sms_code (
  phone TEXT NOT NULL,
  purpose TEXT NOT NULL,
  hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (phone, purpose)
) STRICT, WITHOUT ROWID;

CREATE TABLE registration_attempt (
  id INTEGER PRIMARY KEY,
  address TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('attempt', 'member', 'sms')),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX registration_attempt_by_address ON registration_attempt (address, kind, at);
