-- The shop's public answer, in the language of the review.
ALTER TABLE reviews ADD COLUMN answer TEXT;
ALTER TABLE reviews ADD COLUMN answered_on TEXT;
