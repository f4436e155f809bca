CREATE INDEX CONCURRENTLY "customer_cards_locked" ON "customer_cards" USING btree ("user_id") WHERE is_locked;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_placed_list" ON "orders" USING btree ("placed_at","id","country_id","state","delivered_on","invoiced_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_country_list" ON "orders" USING btree ("country_id","placed_at","id","delivered_on","invoiced_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_dealer_list" ON "orders" USING btree ("dealer_id","placed_at","id","country_id","number","delivered_on","invoiced_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_delivered_list" ON "orders" USING btree ("delivered_on","id","country_id","placed_at","invoiced_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_invoiced_list" ON "orders" USING btree ("invoiced_at","id","country_id","placed_at","delivered_on");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_number_list" ON "orders" USING btree ("country_id","number","id","placed_at","delivered_on","invoiced_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_cancelled_search" ON "orders" USING gin (staff_order_words("number", "email", "delivery_addresses", "invoice_address") gin_trgm_ops) WHERE state in ('cancelled', 'withdrawn');--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_personal" ON "orders" USING btree ("placed_at","id") WHERE email <> 'gelöscht';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_without_contract" ON "orders" USING btree ("answer_due_at","id") WHERE state in ('declined', 'expired') and email <> 'gelöscht';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_bank_details" ON "orders" USING btree ("placed_at","id") WHERE iban_encrypted is not null or account_holder is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_withdrawn_part" ON "orders" USING btree ("id") WHERE withdrawn_cents is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_sealed" ON "outbox" USING btree ("created_at") WHERE words_encrypted is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_without_order" ON "outbox" USING btree ("created_at") WHERE order_id is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_unsealed" ON "outbox" USING btree ("created_at") WHERE words_encrypted is null and html <> '';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_attachments" ON "outbox" USING gin (attachments jsonb_path_ops);