ALTER TABLE "order_events" ADD COLUMN "entered_by_id" integer;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "caller" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_cents" integer;--> statement-breakpoint
ALTER TABLE "audit_outcomes" ADD COLUMN "dealer_id" integer;--> statement-breakpoint
ALTER TABLE "refresh_families" ADD COLUMN "return_country_id" smallint;
