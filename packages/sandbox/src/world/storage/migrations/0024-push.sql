-- Key pair by which push services know the platform (VAPID).
CREATE TABLE push_key (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  jwk TEXT NOT NULL
) STRICT;
-- Browsers that get notices. Each belongs to one login and ends with it.
CREATE TABLE push_subscription (
  session_id INTEGER PRIMARY KEY REFERENCES session (id),
  endpoint TEXT NOT NULL UNIQUE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  -- JSON list.
  kinds TEXT NOT NULL,
  language TEXT NOT NULL,
  -- Origin of the site on which the member agreed.
  origin TEXT NOT NULL
) STRICT;
