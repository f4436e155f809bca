-- Counts and pages read indexes alone as long as pages are marked as visible: by default that is after two million changed rows.
ALTER TABLE "orders" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);--> statement-breakpoint
DROP INDEX "orders_dealer_id_placed_at_index";--> statement-breakpoint
DROP INDEX "orders_placed_at_id_index";--> statement-breakpoint
DROP INDEX "orders_country_id_placed_at_id_index";--> statement-breakpoint
DROP INDEX "orders_delivered_on_id_index";--> statement-breakpoint
DROP INDEX "orders_invoiced_at_id_index";