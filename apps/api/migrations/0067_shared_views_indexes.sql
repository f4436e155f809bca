CREATE UNIQUE INDEX CONCURRENTLY "staff_views_default" ON "staff_views" USING btree ("user_id","path") WHERE is_default;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "staff_views_shared" ON "staff_views" USING btree ("path") WHERE is_shared;
