-- A limit that waits for a personal contact has no moment.
ALTER TABLE member_limit ADD COLUMN pending_contact INTEGER NOT NULL DEFAULT 0 CHECK (pending_contact IN (0, 1));
-- Last review of limits and transactions.
ALTER TABLE member_protection ADD COLUMN reviewed_at INTEGER;
-- Deposits of a month at other operators, in minor units, and when they were reported.
ALTER TABLE member_protection ADD COLUMN elsewhere INTEGER NOT NULL DEFAULT 0 CHECK (elsewhere >= 0);
ALTER TABLE member_protection ADD COLUMN elsewhere_at INTEGER NOT NULL DEFAULT 0;
