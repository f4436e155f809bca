ALTER TABLE "notifications" ADD COLUMN "last_above_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "held_offer" jsonb;--> statement-breakpoint
ALTER TABLE "order_processes" ADD COLUMN "held_offer" jsonb;--> statement-breakpoint
ALTER TABLE "order_processes" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsubscribe_url" text;