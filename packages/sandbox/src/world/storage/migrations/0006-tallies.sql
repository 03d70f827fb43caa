-- What is counted within a span of time: who tried what, when.
CREATE TABLE tally (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  who TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX tally_by_who ON tally (kind, who, at);
