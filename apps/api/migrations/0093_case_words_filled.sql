-- Cases of before, in portions; what the triggers have written meanwhile is newer and stays.
DO $$
DECLARE
	reached uuid := '00000000-0000-0000-0000-000000000000';
	ending uuid;
BEGIN
	LOOP
		-- Looked up once: a portion that another statement counted anew could leave a case out.
		SELECT portion.order_id INTO ending FROM (
			SELECT order_id FROM cancellation_cases WHERE order_id > reached ORDER BY order_id LIMIT 5000
		) AS portion ORDER BY portion.order_id DESC LIMIT 1;
		EXIT WHEN ending IS NULL;
		INSERT INTO case_words (order_id, country_id, words)
		SELECT order_id, words.country_id, words.words
		FROM cancellation_cases JOIN order_words AS words USING (order_id)
		WHERE order_id > reached AND order_id <= ending
		ON CONFLICT DO NOTHING;
		reached := ending;
		COMMIT;
	END LOOP;
END $$;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "case_words_search" ON "case_words" USING gin (words gin_trgm_ops);
