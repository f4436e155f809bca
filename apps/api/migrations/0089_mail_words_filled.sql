-- Mails of before, in portions; what the triggers have written meanwhile is newer and stays.
DO $$
DECLARE
	reached uuid := '00000000-0000-0000-0000-000000000000';
	ending uuid;
BEGIN
	LOOP
		-- Looked up once: a portion that another statement counted anew could leave a mail out.
		SELECT portion.id INTO ending FROM (SELECT id FROM outbox WHERE id > reached ORDER BY id LIMIT 5000) AS portion
		ORDER BY portion.id DESC LIMIT 1;
		EXIT WHEN ending IS NULL;
		INSERT INTO mail_words (mail_id, country_id, created_at, words)
		SELECT id, country_id, created_at, staff_words(recipient, subject)
		FROM outbox WHERE id > reached AND id <= ending
		ON CONFLICT DO NOTHING;
		reached := ending;
		COMMIT;
	END LOOP;
END $$;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "mail_words_search" ON "mail_words" USING gin (words gin_trgm_ops);
