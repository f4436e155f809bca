CREATE TABLE "case_mails" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"author_id" integer,
	"author_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_mails" ADD CONSTRAINT "case_mails_mail_id_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_mails" ADD CONSTRAINT "case_mails_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_mails_kind_object_id_at_index" ON "case_mails" USING btree ("kind","object_id","at");--> statement-breakpoint
ALTER TABLE "case_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY all_rows ON "case_mails" FOR ALL TO public USING (true);--> statement-breakpoint
CREATE POLICY staff_countries ON "case_mails" AS RESTRICTIVE FOR ALL TO heizplatz_scoped USING (exists (select from outbox where outbox.id = mail_id)) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "answered_by_name" text;--> statement-breakpoint
ALTER TABLE "cancellation_comments" ADD COLUMN "mail_id" uuid;
