-- A withdrawal is checked, then sent to the bank, then it arrives. The language is that of its request, for the letter at its end.
ALTER TABLE money_order ADD COLUMN checked_at INTEGER;
ALTER TABLE money_order ADD COLUMN sent_at INTEGER;
ALTER TABLE money_order ADD COLUMN locale TEXT NOT NULL DEFAULT 'en_US';
