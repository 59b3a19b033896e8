-- Requests to return items, which the page of their order shows.
CREATE INDEX inquiries_about_returns ON inquiries (json_extract(body, '$.inquiry.order_number'), id) WHERE kind = 'return';
