ALTER TABLE "content_versions" DROP CONSTRAINT "content_versions_picture_key_media_key_fk";
--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_picture_key_media_key_fk" FOREIGN KEY ("picture_key") REFERENCES "public"."media"("key") ON DELETE set null ON UPDATE no action;