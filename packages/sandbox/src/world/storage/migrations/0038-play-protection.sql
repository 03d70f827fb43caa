-- Limits of a launch; null for none.
ALTER TABLE run ADD COLUMN site_id INTEGER;
ALTER TABLE run ADD COLUMN autoplay INTEGER;
ALTER TABLE run ADD COLUMN turbo INTEGER;
ALTER TABLE run ADD COLUMN shortest_round INTEGER;
ALTER TABLE run ADD COLUMN highest_stake INTEGER;
-- Amount above which winnings are paid out by themselves.
CREATE TABLE member_payout (
  member_id INTEGER PRIMARY KEY REFERENCES member (id),
  amount INTEGER NOT NULL CHECK (amount >= 0)
) STRICT;
-- A withdrawal that the platform made by itself.
ALTER TABLE money_order ADD COLUMN automatic INTEGER NOT NULL DEFAULT 0;
-- Promotions in which members take part.
CREATE TABLE promotion_opt_in (
  member_id INTEGER NOT NULL REFERENCES member (id),
  promotion_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (member_id, promotion_id)
) STRICT, WITHOUT ROWID;
