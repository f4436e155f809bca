DROP TABLE "content_redirects" CASCADE;--> statement-breakpoint
DROP TABLE "content_versions" CASCADE;--> statement-breakpoint
DROP TABLE "contents" CASCADE;--> statement-breakpoint
DROP TABLE "media" CASCADE;--> statement-breakpoint
DROP TABLE "menu_entries" CASCADE;--> statement-breakpoint
DROP TABLE "prompts" CASCADE;