ALTER TABLE "orders" ADD COLUMN "confirm_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "mailbox_proven_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_guest_mailbox_index" ON "orders" USING btree (lower("email")) WHERE "orders"."is_guest";