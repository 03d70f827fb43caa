-- What happened to the limits of members; amounts in minor units, or minutes of time.
CREATE TABLE limit_change (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL,
  period TEXT NOT NULL,
  change TEXT NOT NULL,
  amount INTEGER,
  amount_before INTEGER,
  -- From when a raise or a removal can be confirmed.
  effective_at INTEGER,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX limit_change_by_member ON limit_change (member_id, id);
-- Members who joined here, and those with a choice; others have opted out of marketing and read the first notice.
CREATE TABLE member_choice (
  member_id INTEGER PRIMARY KEY REFERENCES member (id),
  marketing_at INTEGER,
  funds_version INTEGER NOT NULL
) STRICT;
-- Marketing that a member wants.
CREATE TABLE marketing_choice (
  member_id INTEGER NOT NULL REFERENCES member (id),
  product TEXT NOT NULL,
  channel TEXT NOT NULL,
  PRIMARY KEY (member_id, product, channel)
) STRICT, WITHOUT ROWID;
CREATE TABLE funds_version (
  version INTEGER PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT;
-- States that the platform tells a member.
CREATE TABLE account_check (
  member_id INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL,
  PRIMARY KEY (member_id, kind)
) STRICT, WITHOUT ROWID;
