-- The version detects that two people decide on one review at once.
ALTER TABLE reviews ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
CREATE INDEX reviews_by_day ON reviews (day, id);
