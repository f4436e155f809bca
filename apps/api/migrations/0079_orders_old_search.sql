DROP INDEX "orders_staff_search";
