CREATE INDEX CONCURRENTLY "price_lists_end" ON "price_lists" USING btree ("valid_until") WHERE valid_until is not null;
