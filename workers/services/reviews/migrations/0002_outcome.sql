-- With application and species, these make a published review an evidence record.
ALTER TABLE reviews ADD COLUMN outcome TEXT;
ALTER TABLE reviews ADD COLUMN lot TEXT;
