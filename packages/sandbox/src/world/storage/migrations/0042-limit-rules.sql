-- Rules of the profiles under which a limit was set, as JSON: they stay with it on all sites (RG-48).
ALTER TABLE member_limit ADD COLUMN rules TEXT NOT NULL DEFAULT '[]';
-- Deposits of a month to which the platform agreed after a personal contact: an amount, and -1 for any (RG-44).
ALTER TABLE member_protection ADD COLUMN agreed INTEGER;
-- A deposit that was paid, but came after a break or an exclusion: its money went back (RG-48).
ALTER TABLE money_order ADD COLUMN returned INTEGER NOT NULL DEFAULT 0;
