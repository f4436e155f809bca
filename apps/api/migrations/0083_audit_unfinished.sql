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
-- A plan of when the table was nearly empty would read all of it for each line of many.
CREATE FUNCTION "finish_audit"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan TO off AS $$
BEGIN
	DELETE FROM public.audit_unfinished WHERE audit_id = new.audit_id;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Outcomes first: a line whose end nobody notes would stay unfinished.
CREATE TRIGGER "audit_outcomes_finish" AFTER INSERT ON "audit_outcomes" FOR EACH ROW EXECUTE FUNCTION "finish_audit"();--> statement-breakpoint
CREATE TRIGGER "audit_log_begin" AFTER INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "begin_audit"();
