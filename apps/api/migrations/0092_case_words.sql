CREATE TABLE "case_words" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"country_id" smallint NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_words" ADD CONSTRAINT "case_words_order_id_cancellation_cases_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."cancellation_cases"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY all_rows ON "case_words" FOR ALL TO public USING (true);--> statement-breakpoint
CREATE POLICY staff_countries ON "case_words" AS RESTRICTIVE FOR ALL TO heizplatz_scoped USING (staff_sees(country_id));--> statement-breakpoint
-- Planned while the tables are small, and kept when they are not.
CREATE FUNCTION "words_of_case"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan TO off AS $$
BEGIN
	INSERT INTO public.case_words (order_id, country_id, words)
	SELECT order_id, country_id, words FROM public.order_words WHERE order_id = new.order_id
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "cases_words" AFTER INSERT ON "cancellation_cases" FOR EACH ROW EXECUTE FUNCTION "words_of_case"();--> statement-breakpoint
-- An order's address is corrected, or it is forgotten. Written also where 0093 has not been yet: what it has read may be older.
CREATE FUNCTION "words_of_case_changed"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan TO off AS $$
BEGIN
	INSERT INTO public.case_words (order_id, country_id, words)
	SELECT order_id, new.country_id, new.words FROM public.cancellation_cases WHERE order_id = new.order_id
	ON CONFLICT (order_id) DO UPDATE SET words = excluded.words;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_words_of_case" AFTER UPDATE OF "words" ON "order_words" FOR EACH ROW
	WHEN (old.words <> new.words) EXECUTE FUNCTION "words_of_case_changed"();
