-- Birthdays that the platform has verified. The one in the profile is what the member stated (RG-39, RG-44).
CREATE TABLE verified_birthday (
  member_id INTEGER PRIMARY KEY REFERENCES member (id),
  day TEXT NOT NULL
) STRICT;
