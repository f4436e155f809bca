CREATE INDEX "orders_placed_at_id_index" ON "orders" USING btree ("placed_at","id");
--> statement-breakpoint
CREATE INDEX "orders_country_id_placed_at_id_index" ON "orders" USING btree ("country_id","placed_at","id");
