-- Two people may decide about one review; the version tells them apart.
ALTER TABLE reviews ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
CREATE INDEX reviews_by_day ON reviews (day, id);
