-- Money that an agent gives to a member of the own line: it stays with members, so no account of the house stands against it.
INSERT INTO movement_kind (kind, house) VALUES ('member-transfer', NULL);
CREATE TABLE member_transfer (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  number TEXT NOT NULL UNIQUE,
  from_id INTEGER NOT NULL REFERENCES member (id),
  to_id INTEGER NOT NULL REFERENCES member (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  remark TEXT NOT NULL,
  request_key TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  CHECK (from_id <> to_id)
) STRICT;
CREATE INDEX member_transfer_by_sender ON member_transfer (from_id, created_at);

-- The day from which the lines of agents are told backwards and forwards: fixed when somebody first looks at one.
CREATE TABLE agency (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  since INTEGER NOT NULL
) STRICT;
CREATE TABLE agent_application (
  member_id INTEGER PRIMARY KEY REFERENCES member (id),
  introducer TEXT NOT NULL,
  contact TEXT NOT NULL,
  remark TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
