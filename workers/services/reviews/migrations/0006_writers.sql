-- Digest of the writer's account or address, for a person's data file and for erasure. Null for anonymous writers.
ALTER TABLE reviews ADD COLUMN writer TEXT;
CREATE INDEX reviews_of_writer ON reviews (writer) WHERE writer IS NOT NULL;
