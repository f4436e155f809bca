-- Cached responses are flushed by the tables written (decision 101): whoever writes a row, a statement that changed none
-- raises nothing, and a tag is announced once a transaction. What a trigger names as its arguments are the tags of the calls
-- that read the table; apps/api/src/specs/cache/tags-of-tables.spec.ts compares both.
CREATE FUNCTION "raise_cache_tags"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_LEVEL = 'STATEMENT' AND TG_OP <> 'TRUNCATE' THEN
		PERFORM FROM changed LIMIT 1;
		IF NOT FOUND THEN RETURN NULL; END IF;
	END IF;
	FOR i IN 0 .. TG_NARGS - 1 LOOP
		PERFORM pg_notify('cache_flush', '["' || TG_ARGV[i] || '"]');
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
	written record;
BEGIN
	FOR written IN SELECT * FROM (VALUES
		('states', '''places'', ''prices'', ''dealers'', ''goods'''),
		('postcodes', '''places'', ''prices'', ''dealers'', ''goods'''),
		('products', '''goods'', ''prices'', ''dealers'''),
		('certifications', '''goods'', ''prices'', ''dealers'''),
		('makers', '''goods'', ''prices'', ''dealers'''),
		('options', '''goods'', ''prices'', ''dealers'''),
		('option_groups', '''goods'', ''prices'', ''dealers'''),
		('payment_kinds', '''goods'', ''prices'', ''dealers'''),
		('vat_rates', '''goods'', ''prices'', ''dealers'''),
		('parameter_requirements', '''goods'', ''prices'', ''dealers'''),
		('dealers', '''goods'', ''prices'', ''dealers'''),
		('branches', '''goods'', ''prices'', ''dealers'''),
		('branch_options', '''goods'', ''prices'', ''dealers'''),
		('delivery_areas', '''goods'', ''prices'', ''dealers'''),
		('price_lists', '''goods'', ''prices'', ''dealers'''),
		('dealer_payments', '''goods'', ''prices'', ''dealers'''),
		('paid_places', '''goods'', ''prices'', ''dealers'''),
		('price_series', '''prices'''),
		('place_factors', '''prices'''),
		('price_factors', '''prices'''),
		('reviews', '''reviews'''),
		('media', '''pages'', ''news'''),
		('content_redirects', '''pages'''),
		('menu_entries', '''menus'''),
		('prompts', '''prompts'''),
		('advertisers', '''adverts'''),
		('adverts', '''adverts'''),
		('campaigns', '''adverts'''),
		('advert_slots', '''adverts'''),
		('advert_slot_items', '''adverts''')
	) AS tables (name, tags) LOOP
		EXECUTE format('CREATE TRIGGER "cache_tags_insert" AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "raise_cache_tags"(%s)', written.name, written.tags);
		EXECUTE format('CREATE TRIGGER "cache_tags_update" AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "raise_cache_tags"(%s)', written.name, written.tags);
		EXECUTE format('CREATE TRIGGER "cache_tags_delete" AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "raise_cache_tags"(%s)', written.name, written.tags);
		EXECUTE format('CREATE TRIGGER "cache_tags_truncate" AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION "raise_cache_tags"(%s)', written.name, written.tags);
	END LOOP;
END $$;--> statement-breakpoint
-- Of contents nobody sees drafts, which editors save all the time, nor the number that counts their changes.
CREATE TRIGGER "cache_tags_insert" AFTER INSERT ON "content_versions" FOR EACH ROW WHEN (new.state <> 'draft') EXECUTE FUNCTION "raise_cache_tags"('pages', 'news');--> statement-breakpoint
CREATE TRIGGER "cache_tags_update" AFTER UPDATE ON "content_versions" FOR EACH ROW WHEN (old.state <> 'draft' OR new.state <> 'draft') EXECUTE FUNCTION "raise_cache_tags"('pages', 'news');--> statement-breakpoint
CREATE TRIGGER "cache_tags_delete" AFTER DELETE ON "content_versions" FOR EACH ROW WHEN (old.state <> 'draft') EXECUTE FUNCTION "raise_cache_tags"('pages', 'news');--> statement-breakpoint
CREATE TRIGGER "cache_tags_truncate" AFTER TRUNCATE ON "content_versions" FOR EACH STATEMENT EXECUTE FUNCTION "raise_cache_tags"('pages', 'news');--> statement-breakpoint
CREATE TRIGGER "cache_tags_insert" AFTER INSERT ON "contents" FOR EACH ROW EXECUTE FUNCTION "raise_cache_tags"('pages', 'news');--> statement-breakpoint
CREATE TRIGGER "cache_tags_update" AFTER UPDATE ON "contents" FOR EACH ROW WHEN ((old.country_id, old.kind, old.path, old.topic, old.shared_key, old.is_featured) IS DISTINCT FROM (new.country_id, new.kind, new.path, new.topic, new.shared_key, new.is_featured)) EXECUTE FUNCTION "raise_cache_tags"('pages', 'news');--> statement-breakpoint
CREATE TRIGGER "cache_tags_delete" AFTER DELETE ON "contents" FOR EACH ROW EXECUTE FUNCTION "raise_cache_tags"('pages', 'news');--> statement-breakpoint
CREATE TRIGGER "cache_tags_truncate" AFTER TRUNCATE ON "contents" FOR EACH STATEMENT EXECUTE FUNCTION "raise_cache_tags"('pages', 'news');
