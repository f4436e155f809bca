ALTER TABLE "staff_tasks" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_tasks" ADD COLUMN "replaced" jsonb;