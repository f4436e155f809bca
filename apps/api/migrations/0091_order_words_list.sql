CREATE INDEX CONCURRENTLY "order_words_list" ON "order_words" USING btree ("placed_at","order_id");
