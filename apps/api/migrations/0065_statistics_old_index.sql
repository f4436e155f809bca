DROP INDEX "orders_statistics_index";
