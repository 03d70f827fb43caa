CREATE TABLE member (
  id INTEGER PRIMARY KEY,
  account TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password_hash TEXT NOT NULL,
  name TEXT NOT NULL,
  currency TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('active', 'frozen', 'disabled')),
  profile TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(profile)),
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE session (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES member (id),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  revoked_at INTEGER,
  rotate_next INTEGER NOT NULL DEFAULT 0 CHECK (rotate_next IN (0, 1))
) STRICT;
CREATE INDEX session_by_member ON session (member_id);

CREATE TABLE session_token (
  hash TEXT PRIMARY KEY,
  session_id INTEGER NOT NULL REFERENCES session (id),
  issued_at INTEGER NOT NULL,
  replaced_at INTEGER,
  successor TEXT,
  used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX session_token_by_session ON session_token (session_id);

CREATE TABLE purse (
  member_id INTEGER NOT NULL REFERENCES member (id),
  purse TEXT NOT NULL,
  balance INTEGER NOT NULL CHECK (balance >= 0),
  PRIMARY KEY (member_id, purse)
) STRICT, WITHOUT ROWID;

CREATE TABLE movement (
  id INTEGER PRIMARY KEY,
  entry INTEGER NOT NULL,
  member_id INTEGER NOT NULL REFERENCES member (id),
  purse TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('opening', 'adjustment', 'transfer', 'bet', 'win')),
  amount INTEGER NOT NULL CHECK (amount <> 0),
  balance_after INTEGER NOT NULL CHECK (balance_after >= 0),
  reference TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX movement_by_purse ON movement (member_id, purse, id);
CREATE TRIGGER movement_is_not_rewritten BEFORE UPDATE ON movement
BEGIN SELECT RAISE(ABORT, 'a movement is never rewritten'); END;
CREATE TRIGGER movement_is_not_deleted BEFORE DELETE ON movement
BEGIN SELECT RAISE(ABORT, 'a movement is never deleted'); END;

CREATE TABLE run (
  id INTEGER PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  member_id INTEGER REFERENCES member (id),
  currency TEXT NOT NULL,
  gp_id TEXT NOT NULL,
  hall_id TEXT NOT NULL,
  game_code TEXT NOT NULL,
  game_name TEXT NOT NULL,
  locale TEXT NOT NULL,
  lobby_url TEXT NOT NULL,
  play_money INTEGER CHECK (play_money >= 0),
  created_at INTEGER NOT NULL,
  opened_at INTEGER,
  ended_at INTEGER,
  CHECK ((member_id IS NULL) = (play_money IS NOT NULL))
) STRICT;
CREATE INDEX run_by_member ON run (member_id, ended_at);

CREATE TABLE round (
  run_id INTEGER NOT NULL REFERENCES run (id),
  id TEXT NOT NULL,
  bet INTEGER NOT NULL CHECK (bet > 0),
  win INTEGER CHECK (win >= 0),
  opened_at INTEGER NOT NULL,
  settled_at INTEGER,
  PRIMARY KEY (run_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE favourite (
  member_id INTEGER NOT NULL REFERENCES member (id),
  game_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, game_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE last_played (
  member_id INTEGER NOT NULL REFERENCES member (id),
  game_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, game_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE hidden_bulletin (
  member_id INTEGER NOT NULL REFERENCES member (id),
  bulletin_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, bulletin_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE captcha (
  token TEXT PRIMARY KEY,
  type INTEGER NOT NULL,
  answer TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE maintenance (
  gp_id TEXT PRIMARY KEY,
  start_at INTEGER,
  end_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE jackpot (
  currency TEXT PRIMARY KEY,
  started_at INTEGER NOT NULL,
  from_bets INTEGER NOT NULL DEFAULT 0 CHECK (from_bets >= 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE flag (
  name TEXT PRIMARY KEY,
  value INTEGER NOT NULL CHECK (value IN (0, 1))
) STRICT, WITHOUT ROWID;
