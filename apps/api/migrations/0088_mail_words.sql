CREATE TABLE "mail_words" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"country_id" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_words" ADD CONSTRAINT "mail_words_mail_id_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_words_list" ON "mail_words" USING btree ("created_at","mail_id");--> statement-breakpoint
ALTER TABLE "mail_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY all_rows ON "mail_words" FOR ALL TO public USING (true);--> statement-breakpoint
-- As of outbox: a mail is of the site whose customers it addresses, whoever causes it.
CREATE POLICY staff_countries ON "mail_words" AS RESTRICTIVE FOR ALL TO heizplatz_scoped USING (staff_sees(country_id)) WITH CHECK (true);--> statement-breakpoint
CREATE FUNCTION "words_of_mails"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.mail_words (mail_id, country_id, created_at, words)
	SELECT id, country_id, created_at, public.staff_words(recipient, subject) FROM added_mails;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "outbox_words" AFTER INSERT ON "outbox" REFERENCING NEW TABLE AS "added_mails" FOR EACH STATEMENT EXECUTE FUNCTION "words_of_mails"();--> statement-breakpoint
-- Written also where 0089 has not been yet: what it has read may be older.
CREATE FUNCTION "words_of_changed_mail"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.mail_words (mail_id, country_id, created_at, words)
	VALUES (new.id, new.country_id, new.created_at, public.staff_words(new.recipient, new.subject))
	ON CONFLICT (mail_id) DO UPDATE SET country_id = excluded.country_id, created_at = excluded.created_at,
		words = excluded.words;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "outbox_words_changed" AFTER UPDATE OF "country_id", "created_at", "recipient", "subject" ON "outbox" FOR EACH ROW
	WHEN ((old.country_id, old.created_at, old.recipient, old.subject) IS DISTINCT FROM (new.country_id, new.created_at, new.recipient, new.subject))
	EXECUTE FUNCTION "words_of_changed_mail"();
