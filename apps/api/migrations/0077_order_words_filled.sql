-- Orders of before, in portions; what the trigger has written meanwhile is newer and stays.
DO $$
DECLARE
	reached uuid := '00000000-0000-0000-0000-000000000000';
	ending uuid;
BEGIN
	LOOP
		-- Looked up once: a portion that another statement counted anew could leave an order out.
		SELECT portion.id INTO ending FROM (SELECT id FROM orders WHERE id > reached ORDER BY id LIMIT 5000) AS portion
		ORDER BY portion.id DESC LIMIT 1;
		EXIT WHEN ending IS NULL;
		INSERT INTO order_words (order_id, country_id, placed_at, words)
		SELECT id, country_id, placed_at, staff_order_words(number, email, delivery_addresses, invoice_address)
		FROM orders WHERE id > reached AND id <= ending
		ON CONFLICT DO NOTHING;
		reached := ending;
		COMMIT;
	END LOOP;
END $$;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_words_search" ON "order_words" USING gin (words gin_trgm_ops);
