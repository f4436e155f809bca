CREATE TABLE "address_access" (
	"user_id" integer NOT NULL,
	"address_fingerprint" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_access_user_id_address_fingerprint_pk" PRIMARY KEY("user_id","address_fingerprint")
);
--> statement-breakpoint
CREATE TABLE "credit_authorisations" (
	"key" uuid PRIMARY KEY NOT NULL,
	"process_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"attempt" smallint NOT NULL,
	"country_id" smallint NOT NULL,
	"payment_kind_id" smallint NOT NULL,
	"total_cents" integer NOT NULL,
	"state" text NOT NULL,
	"provider_reference" text,
	"reason" text,
	"consent_at" timestamp with time zone NOT NULL,
	"order_id" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "credit_authorisations_processId_contentHash_attempt_unique" UNIQUE("process_id","content_hash","attempt")
);
--> statement-breakpoint
CREATE TABLE "credit_rates" (
	"country_id" smallint NOT NULL,
	"valid_from" date NOT NULL,
	"effective_basis_points" integer NOT NULL,
	"default_interest_basis_points" integer NOT NULL,
	CONSTRAINT "credit_rates_country_id_valid_from_pk" PRIMARY KEY("country_id","valid_from")
);
--> statement-breakpoint
ALTER TABLE "order_processes" ADD COLUMN "credit_consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_processes" ADD COLUMN "birth_date_encrypted" text;--> statement-breakpoint
ALTER TABLE "order_processes" ADD COLUMN "instalment_token" text;--> statement-breakpoint
ALTER TABLE "order_processes" ADD COLUMN "device_token" text;--> statement-breakpoint
ALTER TABLE "order_processes" ADD COLUMN "refused_payment_kind_ids" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "address_access" ADD CONSTRAINT "address_access_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_authorisations_state_requested_at_index" ON "credit_authorisations" USING btree ("state","requested_at");--> statement-breakpoint
CREATE INDEX "credit_authorisations_order_id_index" ON "credit_authorisations" USING btree ("order_id");