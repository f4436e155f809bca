-- Orders that were cancelled before, in portions; the trigger marks those of meanwhile.
DO $$
DECLARE
	reached uuid := '00000000-0000-0000-0000-000000000000';
	chosen uuid[];
BEGIN
	LOOP
		SELECT array_agg(portion.id ORDER BY portion.id) INTO chosen FROM (
			SELECT id FROM orders WHERE id > reached AND state IN ('cancelled', 'withdrawn') ORDER BY id LIMIT 5000
		) AS portion;
		EXIT WHEN chosen IS NULL;
		UPDATE order_words SET is_cancelled = true WHERE order_id = ANY (chosen) AND NOT is_cancelled;
		reached := chosen[cardinality(chosen)];
		COMMIT;
	END LOOP;
END $$;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_words_cancelled" ON "order_words" USING gin (words gin_trgm_ops) WHERE is_cancelled;
