CREATE TABLE envelope (
  id INTEGER PRIMARY KEY,
  currency TEXT NOT NULL,
  most INTEGER NOT NULL CHECK (most > 0),
  ends_at INTEGER NOT NULL
) STRICT;

CREATE TABLE envelope_claim (
  envelope_id INTEGER NOT NULL REFERENCES envelope (id),
  member_id INTEGER NOT NULL REFERENCES member (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  at INTEGER NOT NULL,
  PRIMARY KEY (envelope_id, member_id)
) STRICT, WITHOUT ROWID;
