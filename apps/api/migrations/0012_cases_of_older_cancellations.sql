-- Orders that were cancelled before cases existed: each gets its own, opened when it was cancelled. None was delivered.
INSERT INTO "cancellation_cases" ("order_id", "opened_at")
SELECT "orders"."id", coalesce(max("order_events"."at"), "orders"."placed_at")
FROM "orders"
LEFT JOIN "order_events" ON "order_events"."order_id" = "orders"."id" AND "order_events"."to_state" = 'cancelled'
WHERE "orders"."state" = 'cancelled'
GROUP BY "orders"."id"
ON CONFLICT DO NOTHING;
