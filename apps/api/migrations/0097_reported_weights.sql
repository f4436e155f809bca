ALTER TABLE "approvals" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "commission_corrections" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reported_amount" integer;