-- How much was asked for in all since the last time that nothing was left of it.
ALTER TABLE turnover ADD COLUMN required INTEGER NOT NULL DEFAULT 0;
UPDATE turnover SET required = remaining;
