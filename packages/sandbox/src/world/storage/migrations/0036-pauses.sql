-- 1: the login of an excluded member, which serves withdrawals only.
ALTER TABLE session ADD COLUMN withdraw_only INTEGER NOT NULL DEFAULT 0;
-- A wait before play that has begun.
CREATE TABLE member_wait (
  member_id INTEGER PRIMARY KEY REFERENCES member (id),
  reason TEXT NOT NULL CHECK (reason IN ('elsewhere', 'change', 'inactive')),
  -- Kind of the game that waits; null for every kind.
  wanted TEXT,
  ends_at INTEGER NOT NULL
) STRICT;
