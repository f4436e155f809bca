DROP INDEX "commissions_month_dealer_id_index";--> statement-breakpoint
DROP INDEX "commissions_dealer_id_month_index";
