-- Digest of the writer's account or address, for the file of a person's data and for erasure. Null for a nameless one.
ALTER TABLE reviews ADD COLUMN writer TEXT;
CREATE INDEX reviews_of_writer ON reviews (writer) WHERE writer IS NOT NULL;
