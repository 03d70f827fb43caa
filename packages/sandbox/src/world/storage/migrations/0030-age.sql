-- Members whose age the platform has not verified; all others are verified.
CREATE TABLE member_age (
  member_id INTEGER PRIMARY KEY REFERENCES member (id)
) STRICT;
