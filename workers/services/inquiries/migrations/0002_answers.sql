-- Work of the staff on an inquiry. `mail` is an answer that waits for the mail service.
ALTER TABLE inquiries ADD COLUMN state TEXT NOT NULL DEFAULT 'open';
ALTER TABLE inquiries ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE inquiries ADD COLUMN answers TEXT NOT NULL DEFAULT '[]';
ALTER TABLE inquiries ADD COLUMN mail TEXT;
CREATE INDEX inquiries_by_state ON inquiries (state, id);
CREATE INDEX inquiries_with_mail ON inquiries (id) WHERE mail IS NOT NULL;
