CREATE TABLE "release_move" (
	"remote" text NOT NULL,
	"revision" integer NOT NULL,
	"moved_by" text NOT NULL,
	"reason" text NOT NULL,
	"command" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"entry" jsonb NOT NULL,
	"signature" text NOT NULL,
	CONSTRAINT "release_move_remote_revision_pk" PRIMARY KEY("remote","revision")
);
--> statement-breakpoint
CREATE TABLE "release_pointer" (
	"remote" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"entry" jsonb NOT NULL
);
