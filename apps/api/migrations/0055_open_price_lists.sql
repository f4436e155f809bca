-- Fills the ends of lists from before the column, some branches at a time.
DO $$
DECLARE
	ids integer[];
	last integer := 0;
BEGIN
	LOOP
		SELECT array_agg(id ORDER BY id) INTO ids
		FROM (SELECT id FROM public.branches WHERE id > last ORDER BY id LIMIT 20) AS portion;
		EXIT WHEN ids IS NULL;
		PERFORM public.end_price_lists(array_agg(branch_id), array_agg(product_id))
		FROM (SELECT DISTINCT branch_id, product_id FROM public.price_lists WHERE branch_id = ANY(ids)) AS goods HAVING count(*) > 0;
		COMMIT;
		last := ids[cardinality(ids)];
	END LOOP;
END $$;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "price_lists_open" ON "price_lists" USING btree ("branch_id","product_id","certification_id","customer_group_id","valid_from" DESC,"id" DESC,"station_net_cents") WHERE valid_until is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "price_lists_ending" ON "price_lists" USING btree ("branch_id","valid_until") WHERE valid_until is not null;
