-- A member declines the first limit that a profile asks for; another profile asks again (RG-12). The one mark for all is dropped.
CREATE TABLE limit_declined (
  member_id INTEGER NOT NULL REFERENCES member (id),
  -- The zone and the first limit of the profile, as JSON.
  question TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, question)
) STRICT;
ALTER TABLE member_protection DROP COLUMN limit_declined_at;
