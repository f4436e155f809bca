CREATE TABLE "credit_operations" (
	"key" uuid PRIMARY KEY NOT NULL,
	"authorisation_key" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"financed_cents" integer NOT NULL,
	"repaid_cents" integer NOT NULL,
	"months" smallint,
	"state" text NOT NULL,
	"provider_reference" text,
	"reason" text,
	"requested_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "credit_authorisations" ADD COLUMN "review_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withdrawn_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "settled_vat_basis_points" integer;--> statement-breakpoint
ALTER TABLE "credit_operations" ADD CONSTRAINT "credit_operations_authorisation_key_credit_authorisations_key_fk" FOREIGN KEY ("authorisation_key") REFERENCES "public"."credit_authorisations"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_operations_authorisation_key_position_index" ON "credit_operations" USING btree ("authorisation_key","position");--> statement-breakpoint
CREATE INDEX "credit_operations_order_id_index" ON "credit_operations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "credit_authorisations_review_due_at_index" ON "credit_authorisations" USING btree ("review_due_at") WHERE review_due_at is not null;