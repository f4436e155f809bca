CREATE TABLE "kept_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"kept_until" date NOT NULL,
	"law" text NOT NULL,
	"account_deleted_at" timestamp with time zone NOT NULL,
	"purged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "customer_stores" (
	"address_id" integer PRIMARY KEY NOT NULL,
	"capacity_kg" integer,
	"stock_kg" integer,
	"filled_at" date,
	"yearly_use_kg" integer,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "salutation" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "newsletter_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kept_orders" ADD CONSTRAINT "kept_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_stores" ADD CONSTRAINT "customer_stores_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_orders_kept_until_index" ON "kept_orders" USING btree ("kept_until");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id","address_type") WHERE is_default;