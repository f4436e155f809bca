ALTER TABLE "order_words" ADD COLUMN "is_cancelled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "words_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.order_words AS known (order_id, country_id, placed_at, words, is_cancelled)
	VALUES (new.id, new.country_id, new.placed_at,
		public.staff_order_words(new.number, new.email, new.delivery_addresses, new.invoice_address),
		new.state IN ('cancelled', 'withdrawn'))
	ON CONFLICT (order_id) DO UPDATE SET words = excluded.words, placed_at = excluded.placed_at
	WHERE known.words <> excluded.words OR known.placed_at <> excluded.placed_at;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "words_of_cancelled"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.order_words SET is_cancelled = new.state IN ('cancelled', 'withdrawn') WHERE order_id = new.id;
	RETURN NULL;
END $$;--> statement-breakpoint
-- A cancelled order that is withdrawn from stays one: its words are not written again.
CREATE TRIGGER "orders_words_cancelled" AFTER UPDATE OF "state" ON "orders" FOR EACH ROW
	WHEN ((old.state IN ('cancelled', 'withdrawn')) <> (new.state IN ('cancelled', 'withdrawn')))
	EXECUTE FUNCTION "words_of_cancelled"();
