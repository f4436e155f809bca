ALTER TABLE "dealer_keys" ADD COLUMN "created_by_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "held_order_id" uuid;--> statement-breakpoint
ALTER TABLE "order_processes" ADD COLUMN "held_notification_id" integer;--> statement-breakpoint
ALTER TABLE "price_lists" ADD COLUMN "is_approved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A handful of rows. Keys count as sent by whom the audit log names as their maker; where it names nobody they end, since nobody could be kept from approving what came by an own key.
DO $$ BEGIN
  UPDATE "dealer_keys" SET "created_by_id" = "line"."actor_id"
    FROM "audit_log" "line" INNER JOIN "audit_outcomes" "outcome" ON "outcome"."audit_id" = "line"."id"
    WHERE "line"."call_id" = 'makeDealerKey' AND "outcome"."outcome" = 'done' AND "outcome"."after"->>'start' = "dealer_keys"."start";
  UPDATE "dealer_keys" SET "ended_at" = now() WHERE "created_by_id" IS NULL AND "ended_at" IS NULL;
  UPDATE "price_imports" SET "received_by_id" = "dealer_keys"."created_by_id"
    FROM "dealer_keys"
    WHERE "price_imports"."state" = 'held' AND "price_imports"."received_by_id" IS NULL
      AND "price_imports"."dealer_id" = "dealer_keys"."dealer_id" AND "price_imports"."received_from" = 'Schlüssel ' || "dealer_keys"."start" || '…';
END $$;
