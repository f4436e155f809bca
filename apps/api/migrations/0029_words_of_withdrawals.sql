DROP INDEX "withdrawals_staff_search";--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What a search of withdrawals reads: the declaration, and who its order goes to and who pays. Made when it is written, for
-- the words of an order are many to make for each of a thousand that are found.
CREATE FUNCTION "words_of_withdrawal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.words := public.staff_words(new.name, new.email, new.contract) || coalesce((
		SELECT public.staff_order_words(o.number, o.email, o.delivery_addresses, o.invoice_address)
		FROM public.orders AS o WHERE o.id = new.order_id), '');
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "withdrawals_words" BEFORE INSERT OR UPDATE OF "name", "email", "contract", "order_id", "words" ON "withdrawals" FOR EACH ROW EXECUTE FUNCTION "words_of_withdrawal"();--> statement-breakpoint
-- An order's address is corrected, or forgotten.
CREATE FUNCTION "words_of_withdrawn_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.withdrawals SET words = '' WHERE order_id = new.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_withdrawal_words" AFTER UPDATE OF "number", "email", "delivery_addresses", "invoice_address" ON "orders" FOR EACH ROW EXECUTE FUNCTION "words_of_withdrawn_order"();--> statement-breakpoint
UPDATE "withdrawals" SET "words" = '';--> statement-breakpoint
CREATE INDEX "withdrawals_words" ON "withdrawals" USING gin (words gin_trgm_ops);
