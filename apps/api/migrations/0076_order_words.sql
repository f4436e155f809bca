CREATE TABLE "order_words" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"country_id" smallint NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_words" ADD CONSTRAINT "order_words_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY all_rows ON "order_words" FOR ALL TO public USING (true);--> statement-breakpoint
CREATE POLICY staff_countries ON "order_words" AS RESTRICTIVE FOR ALL TO heizplatz_scoped USING (staff_sees(country_id));--> statement-breakpoint
CREATE FUNCTION "words_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.order_words AS known (order_id, country_id, placed_at, words)
	VALUES (new.id, new.country_id, new.placed_at,
		public.staff_order_words(new.number, new.email, new.delivery_addresses, new.invoice_address))
	ON CONFLICT (order_id) DO UPDATE SET words = excluded.words, placed_at = excluded.placed_at
	WHERE known.words <> excluded.words OR known.placed_at <> excluded.placed_at;
	RETURN NULL;
END $$;--> statement-breakpoint
-- An order is placed, its address is corrected, or it is forgotten.
CREATE TRIGGER "orders_words" AFTER INSERT OR UPDATE OF "number", "email", "delivery_addresses", "invoice_address", "placed_at" ON "orders" FOR EACH ROW EXECUTE FUNCTION "words_of_order"();
