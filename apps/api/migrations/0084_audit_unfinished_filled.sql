-- Lines of before without an outcome, in portions of ids; the triggers note and end those of meanwhile.
DO $$
DECLARE
	reached bigint := 0;
	last_line bigint := coalesce((SELECT max(id) FROM audit_log), 0);
BEGIN
	WHILE reached < last_line LOOP
		INSERT INTO audit_unfinished (audit_id)
		SELECT id FROM audit_log WHERE id > reached AND id <= reached + 20000
			AND NOT EXISTS (SELECT FROM audit_outcomes WHERE audit_outcomes.audit_id = audit_log.id)
		ON CONFLICT DO NOTHING;
		reached := reached + 20000;
		COMMIT;
	END LOOP;
	-- What ended while its portion was written.
	DELETE FROM audit_unfinished USING audit_outcomes WHERE audit_outcomes.audit_id = audit_unfinished.audit_id;
END $$;
