CREATE TABLE "merged_customers" (
	"former_id" integer PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"merged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merged_customers" ADD CONSTRAINT "merged_customers_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_customers_customer_id_index" ON "merged_customers" USING btree ("customer_id");--> statement-breakpoint
-- Merges of before are known from the audit log; a customer that was merged on leads to the last one.
INSERT INTO "merged_customers" ("former_id", "customer_id", "merged_at")
WITH RECURSIVE "merges" AS (
	SELECT ("outcome"."before" -> 'Goes' ->> 'CustomerId')::integer AS "former_id", coalesce("outcome"."for_user_id", "log"."for_user_id") AS "customer_id", "outcome"."at"
	FROM "audit_log" AS "log" JOIN "audit_outcomes" AS "outcome" ON "outcome"."audit_id" = "log"."id"
	WHERE "log"."call_id" = 'mergeCustomers' AND "outcome"."outcome" = 'done'
), "ways" AS (
	SELECT "former_id", "customer_id", "at" FROM "merges" WHERE "former_id" IS NOT NULL
	UNION
	SELECT "ways"."former_id", "merges"."customer_id", "ways"."at" FROM "ways" JOIN "merges" ON "merges"."former_id" = "ways"."customer_id"
)
SELECT "former_id", "customer_id", "at" FROM "ways" WHERE EXISTS (SELECT FROM "users" WHERE "id" = "customer_id")
ON CONFLICT DO NOTHING;
