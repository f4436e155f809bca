ALTER TABLE "content_versions" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "is_featured" boolean;