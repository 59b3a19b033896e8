-- Trace of the statement, for a receipt that is handed over later.
ALTER TABLE withdrawals ADD COLUMN receipt_trace TEXT;
