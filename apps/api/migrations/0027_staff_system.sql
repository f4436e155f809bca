CREATE TABLE "cache_nodes" (
	"node_id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"last_flush_at" timestamp with time zone,
	"last_flush_tags" text[] DEFAULT '{}' NOT NULL,
	"families" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parameter_requirements" (
	"country_id" smallint NOT NULL,
	"product_group_id" smallint NOT NULL,
	"customer_group_id" smallint NOT NULL,
	"key" text NOT NULL,
	"is_required" boolean NOT NULL,
	"default_option_id" integer,
	"is_visible" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parameter_requirements_country_id_product_group_id_customer_group_id_key_pk" PRIMARY KEY("country_id","product_group_id","customer_group_id","key")
);
--> statement-breakpoint
CREATE INDEX "outbox_state_created_at_index" ON "outbox" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "outbox_staff_search" ON "outbox" USING gin (staff_words("recipient", "subject") gin_trgm_ops);