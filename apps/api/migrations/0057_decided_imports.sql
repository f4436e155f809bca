ALTER TABLE "price_imports" ADD COLUMN "received_by_id" integer;--> statement-breakpoint
ALTER TABLE "price_imports" ADD COLUMN "reading" jsonb;