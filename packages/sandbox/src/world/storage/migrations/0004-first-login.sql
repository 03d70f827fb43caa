-- The member has to choose a password of their own after the first login.
ALTER TABLE identity ADD COLUMN must_change INTEGER NOT NULL DEFAULT 0 CHECK (must_change IN (0, 1));

-- Site that a session was started on; a token opens nothing on another one.
ALTER TABLE session ADD COLUMN site TEXT;
