CREATE INDEX "reports_waiting_index" ON "reports" USING btree (("state" in ('open', 'appealed')),"sent_at","id");--> statement-breakpoint
CREATE INDEX "reports_staff_search" ON "reports" USING gin (staff_words("title", "text", "name", "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_staff_search" ON "reviews" USING gin (staff_words("text", "shown_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "withdrawals_staff_search" ON "withdrawals" USING gin (staff_words("name", "email", "contract") gin_trgm_ops);