ALTER TABLE "orders" ADD COLUMN "confirm_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "mailbox_proven_at" timestamp with time zone;