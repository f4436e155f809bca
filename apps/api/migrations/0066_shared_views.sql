ALTER TABLE "staff_views" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_views" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;
