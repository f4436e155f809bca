ALTER TABLE "price_lists" ADD COLUMN "valid_until" timestamp with time zone;--> statement-breakpoint
-- When lists end, of products at branches (pairs): where the next of the same goods begins. Two who change prices of a branch
-- come one after the other, since neither sees the other's list before it is committed.
CREATE FUNCTION "end_price_lists"("branch_ids" integer[], "product_ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM public.branches WHERE id = ANY(branch_ids) ORDER BY id FOR NO KEY UPDATE;
	UPDATE public.price_lists AS list SET valid_until = following.valid_from
	FROM (
		SELECT id, lead(valid_from) OVER (
			PARTITION BY branch_id, product_id, certification_id, customer_group_id ORDER BY valid_from, id) AS valid_from
		FROM public.price_lists
		WHERE (branch_id, product_id) IN (SELECT * FROM unnest(branch_ids, product_ids))
	) AS following
	WHERE list.id = following.id AND list.valid_until IS DISTINCT FROM following.valid_from;
END $$;--> statement-breakpoint
CREATE FUNCTION "price_lists_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.end_price_lists(array_agg(branch_id), array_agg(product_id))
	FROM (SELECT DISTINCT branch_id, product_id FROM changed_lists) AS goods HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "price_lists_inserted" AFTER INSERT ON "price_lists" REFERENCING NEW TABLE AS "changed_lists" FOR EACH STATEMENT EXECUTE FUNCTION "price_lists_changed"();--> statement-breakpoint
CREATE TRIGGER "price_lists_deleted" AFTER DELETE ON "price_lists" REFERENCING OLD TABLE AS "changed_lists" FOR EACH STATEMENT EXECUTE FUNCTION "price_lists_changed"();--> statement-breakpoint
-- Prices alone end no list; nor do the ends that the function writes, which fires this again.
CREATE FUNCTION "price_lists_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.end_price_lists(array_agg(branch_id), array_agg(product_id))
	FROM (
		SELECT DISTINCT branch_id, product_id FROM (
			(SELECT id, branch_id, product_id, certification_id, customer_group_id, valid_from FROM former_lists
			EXCEPT SELECT id, branch_id, product_id, certification_id, customer_group_id, valid_from FROM changed_lists)
			UNION ALL
			(SELECT id, branch_id, product_id, certification_id, customer_group_id, valid_from FROM changed_lists
			EXCEPT SELECT id, branch_id, product_id, certification_id, customer_group_id, valid_from FROM former_lists)
		) AS moved
	) AS goods HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "price_lists_moved" AFTER UPDATE ON "price_lists" REFERENCING OLD TABLE AS "former_lists" NEW TABLE AS "changed_lists" FOR EACH STATEMENT EXECUTE FUNCTION "price_lists_moved"();
