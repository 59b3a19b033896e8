-- Trace of the answer, for a mail that is handed over later.
ALTER TABLE inquiries ADD COLUMN mail_trace TEXT;
