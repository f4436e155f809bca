ALTER TABLE "orders" ADD COLUMN "customer_link_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dealer_link_version" smallint DEFAULT 0 NOT NULL;