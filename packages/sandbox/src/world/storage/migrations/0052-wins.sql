-- Wins that the platform tells, and members who do not want to be told of (WIN-02).
CREATE TABLE win (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Null for a member of another site of the platform.
  member_id INTEGER REFERENCES member (id),
  name TEXT NOT NULL,
  currency TEXT NOT NULL,
  gp_id TEXT NOT NULL,
  game_code TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('win', 'jackpot')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  -- Hundredths of the stake; null for a jackpot.
  multiplier INTEGER,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX win_by_currency ON win (currency, id);
CREATE TABLE win_hidden (
  member_id INTEGER PRIMARY KEY REFERENCES member (id)
) STRICT;
-- Jackpots that stakes feed and members win (WIN-05).
CREATE TABLE pot (
  currency TEXT NOT NULL,
  id TEXT NOT NULL,
  -- Stakes since it was won last.
  fed INTEGER NOT NULL DEFAULT 0 CHECK (fed >= 0),
  version INTEGER NOT NULL DEFAULT 1,
  last_amount INTEGER,
  last_at INTEGER,
  last_name TEXT,
  PRIMARY KEY (currency, id)
) STRICT, WITHOUT ROWID;
