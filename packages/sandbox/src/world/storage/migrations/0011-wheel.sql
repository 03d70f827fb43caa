INSERT INTO movement_kind (kind, house) VALUES ('prize', 'promotions');

-- The wheel of prizes: how many it has (0: none runs), what members may draw, and every draw that was made.
CREATE TABLE wheel (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  prizes INTEGER NOT NULL
) STRICT;
CREATE TABLE wheel_draws (
  member_id INTEGER PRIMARY KEY REFERENCES member (id),
  remaining INTEGER NOT NULL CHECK (remaining >= 0)
) STRICT;
CREATE TABLE wheel_spin (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member_id INTEGER NOT NULL REFERENCES member (id),
  prize_id INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  remaining INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;
