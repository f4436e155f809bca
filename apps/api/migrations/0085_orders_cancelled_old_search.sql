DROP INDEX "orders_cancelled_search";
