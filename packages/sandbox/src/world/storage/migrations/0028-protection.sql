-- Profile of protection by site; a site without a row has none.
CREATE TABLE protection_profile (
  site_id INTEGER PRIMARY KEY,
  profile TEXT NOT NULL
) STRICT;
CREATE TABLE member_limit (
  member_id INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'loss', 'stake', 'time')),
  period TEXT NOT NULL CHECK (period IN ('day', 'week', 'month')),
  -- Minor units, or minutes of time.
  amount INTEGER NOT NULL CHECK (amount >= 0),
  -- Null removes the limit; without pending_at nothing waits.
  pending_amount INTEGER CHECK (pending_amount >= 0),
  pending_at INTEGER,
  PRIMARY KEY (member_id, kind, period)
) STRICT, WITHOUT ROWID;
-- Breaks and exclusions, also those that are over.
CREATE TABLE member_pause (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('break', 'exclusion')),
  begins_at INTEGER NOT NULL,
  -- Null without an end of its own.
  ends_at INTEGER
) STRICT;
CREATE INDEX member_pause_by_member ON member_pause (member_id);
CREATE TABLE member_protection (
  member_id INTEGER PRIMARY KEY REFERENCES member (id),
  sums_read_at INTEGER,
  limit_declined_at INTEGER
) STRICT;
