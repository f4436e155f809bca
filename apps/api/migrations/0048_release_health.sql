CREATE TABLE "release_health" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"country_id" integer NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"server_errors" integer DEFAULT 0 NOT NULL,
	"script_errors" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"lcp" integer[] DEFAULT '{}' NOT NULL,
	"inp" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "release_health_remote_version_country_id_minute_pk" PRIMARY KEY("remote","version","country_id","minute")
);
--> statement-breakpoint
CREATE TABLE "shell_nodes" (
	"node" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"refused" jsonb NOT NULL
);
