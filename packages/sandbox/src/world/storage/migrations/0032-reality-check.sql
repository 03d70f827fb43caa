-- The interval that a member chose; a member without a row chose none.
CREATE TABLE member_check (
  member_id INTEGER PRIMARY KEY REFERENCES member (id),
  -- Null for no check.
  every_minutes INTEGER CHECK (every_minutes > 0)
) STRICT;
-- When the next reality check of a session is due. Without a row it counts from the sign-in.
CREATE TABLE session_check (
  session_id INTEGER PRIMARY KEY REFERENCES session (id),
  due_at INTEGER
) STRICT;
-- The session in which a run was started; null for a demo.
ALTER TABLE run ADD COLUMN session_id INTEGER REFERENCES session (id);
