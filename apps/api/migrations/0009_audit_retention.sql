-- Append-only for as long as a line has to be kept: to the end of the third year after its own (presentKeptAudit). Then,
-- and for deletes alone, the job purge-kept-orders may remove lines about accounts that are gone.
CREATE FUNCTION "refuse_early_end_of_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.at >= date_trunc('year', now()) - interval '3 years' THEN
		RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
	END IF;
	RETURN OLD;
END
$$;--> statement-breakpoint
DROP TRIGGER "audit_log_append_only" ON "audit_log";--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit"();--> statement-breakpoint
CREATE TRIGGER "audit_log_kept" BEFORE DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_early_end_of_audit"();--> statement-breakpoint
DROP TRIGGER "audit_outcomes_append_only" ON "audit_outcomes";--> statement-breakpoint
CREATE TRIGGER "audit_outcomes_append_only" BEFORE UPDATE OR TRUNCATE ON "audit_outcomes" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit"();--> statement-breakpoint
CREATE TRIGGER "audit_outcomes_kept" BEFORE DELETE ON "audit_outcomes" FOR EACH ROW EXECUTE FUNCTION "refuse_early_end_of_audit"();
