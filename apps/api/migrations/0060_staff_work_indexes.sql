CREATE INDEX CONCURRENTLY "advert_days_day_index" ON "advert_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "adverts_submitted" ON "adverts" USING btree ("updated_at") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "complaints_opened_at_index" ON "complaints" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "complaints_open" ON "complaints" USING btree ("opened_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "dealer_documents_certificates" ON "dealer_documents" USING btree ("valid_until") WHERE kind = 'certificate' and removed_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "requests_confirmed" ON "requests" USING btree ("kind","confirmed_at") WHERE confirmed_at is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "withdrawals_open" ON "withdrawals" USING btree ("received_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "withdrawals_waiting" ON "withdrawals" USING btree ((case when settled_at is null then received_at - '1970-01-01 00:00:00+00'::timestamp with time zone else interval '1000 years' - (received_at - '1970-01-01 00:00:00+00'::timestamp with time zone) end),"id");