CREATE INDEX CONCURRENTLY "orders_found_list" ON "orders" USING btree ("id","placed_at","state","country_id","dealer_id");
