ALTER TABLE "addresses" ADD COLUMN "tax_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "cost_centre" text DEFAULT '' NOT NULL;