-- What the platform wrote to one member.
CREATE TABLE letter (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL REFERENCES member (id),
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  at INTEGER NOT NULL,
  is_read INTEGER NOT NULL DEFAULT 0 CHECK (is_read IN (0, 1))
) STRICT;
CREATE INDEX letter_by_member ON letter (member_id, id);
