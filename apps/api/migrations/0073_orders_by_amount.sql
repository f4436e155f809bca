CREATE INDEX CONCURRENTLY "orders_total_list" ON "orders" USING btree ("total_cents","id","state","country_id","dealer_id");
