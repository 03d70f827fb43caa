-- Every kind of movement has the account of the house that it is booked against; a transfer stays with its member.
CREATE TABLE movement_kind (
  kind TEXT PRIMARY KEY,
  house TEXT
) STRICT, WITHOUT ROWID;
INSERT INTO movement_kind (kind, house) VALUES
  ('opening', 'owners'),
  ('adjustment', 'adjustments'),
  ('transfer', NULL),
  ('bet', 'games'),
  ('win', 'games'),
  ('envelope', 'promotions'),
  ('deposit', 'bank'),
  ('deposit-fee', 'fees'),
  ('withdrawal', 'withdrawals-held'),
  ('withdrawal-refund', 'withdrawals-held');

-- A list of kinds in a CHECK cannot be changed; the table is made anew with the kinds in a table of their own.
CREATE TABLE movement_anew (
  id INTEGER PRIMARY KEY,
  entry INTEGER NOT NULL,
  member_id INTEGER NOT NULL REFERENCES member (id),
  purse TEXT NOT NULL,
  kind TEXT NOT NULL REFERENCES movement_kind (kind),
  amount INTEGER NOT NULL CHECK (amount <> 0),
  balance_after INTEGER NOT NULL CHECK (balance_after >= 0),
  reference TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
INSERT INTO movement_anew SELECT * FROM movement;
DROP TABLE movement;
ALTER TABLE movement_anew RENAME TO movement;
CREATE INDEX movement_by_purse ON movement (member_id, purse, id);
CREATE INDEX movement_by_entry ON movement (entry);
CREATE TRIGGER movement_is_not_rewritten BEFORE UPDATE ON movement
BEGIN SELECT RAISE(ABORT, 'a movement is never rewritten'); END;
CREATE TRIGGER movement_is_not_deleted BEFORE DELETE ON movement
BEGIN SELECT RAISE(ABORT, 'a movement is never deleted'); END;

-- The other side of each entry: what an account of the house gained or lost by it.
CREATE TABLE house_movement (
  id INTEGER PRIMARY KEY,
  entry INTEGER NOT NULL,
  account TEXT NOT NULL,
  currency TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount <> 0),
  reference TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX house_movement_by_entry ON house_movement (entry);
INSERT INTO house_movement (entry, account, currency, amount, reference, at)
  SELECT m.entry, k.house, o.currency, 0 - m.amount, m.reference, m.at
  FROM movement m JOIN movement_kind k ON k.kind = m.kind JOIN member o ON o.id = m.member_id
  WHERE k.house IS NOT NULL ORDER BY m.id;
CREATE TRIGGER house_movement_is_not_rewritten BEFORE UPDATE ON house_movement
BEGIN SELECT RAISE(ABORT, 'a movement is never rewritten'); END;
CREATE TRIGGER house_movement_is_not_deleted BEFORE DELETE ON house_movement
BEGIN SELECT RAISE(ABORT, 'a movement is never deleted'); END;

CREATE TABLE bank_account (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL REFERENCES member (id),
  bank_id TEXT NOT NULL,
  account_name TEXT NOT NULL,
  account_no TEXT NOT NULL,
  branch TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (bank_id, account_no)
) STRICT;
CREATE INDEX bank_account_by_member ON bank_account (member_id, id);

-- Deposits and withdrawals. A member has one of each under way at most.
CREATE TABLE money_order (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  number TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'withdrawal')),
  member_id INTEGER NOT NULL REFERENCES member (id),
  method TEXT NOT NULL,
  account TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee INTEGER NOT NULL CHECK (fee >= 0 AND fee < amount),
  status TEXT NOT NULL CHECK (status IN ('pending', 'success', 'failed', 'cancelled')),
  payer_name TEXT NOT NULL,
  remark TEXT NOT NULL,
  request_key TEXT NOT NULL,
  pay_token TEXT UNIQUE,
  created_at INTEGER NOT NULL,
  due_at INTEGER,
  expires_at INTEGER,
  finished_at INTEGER,
  CHECK ((status = 'pending') = (finished_at IS NULL))
) STRICT;
CREATE UNIQUE INDEX money_order_under_way ON money_order (member_id, kind) WHERE status = 'pending';
CREATE INDEX money_order_by_member ON money_order (member_id, kind, created_at);

-- What a member still has to bet before money can be withdrawn.
CREATE TABLE turnover (
  member_id INTEGER PRIMARY KEY REFERENCES member (id),
  remaining INTEGER NOT NULL CHECK (remaining >= 0)
) STRICT;
-- How much of a round's bet counted for it: a refund brings that back.
ALTER TABLE round ADD COLUMN counted INTEGER NOT NULL DEFAULT 0 CHECK (counted >= 0);

-- Answers to calls that must not be carried out twice, by the key that their sender gave them.
CREATE TABLE remembered_answer (
  member_id INTEGER NOT NULL REFERENCES member (id),
  key TEXT NOT NULL,
  request TEXT NOT NULL,
  answer TEXT NOT NULL CHECK (json_valid(answer)),
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, key)
) STRICT, WITHOUT ROWID;
