CREATE TABLE "audit_unfinished" (
	"audit_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_unfinished" ADD CONSTRAINT "audit_unfinished_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "begin_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.audit_unfinished (audit_id) VALUES (new.id) ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "finish_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM public.audit_unfinished WHERE audit_id = new.audit_id;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Outcomes first: a line whose end nobody notes would stay unfinished.
CREATE TRIGGER "audit_outcomes_finish" AFTER INSERT ON "audit_outcomes" FOR EACH ROW EXECUTE FUNCTION "finish_audit"();--> statement-breakpoint
CREATE TRIGGER "audit_log_begin" AFTER INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "begin_audit"();
