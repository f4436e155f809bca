-- 0098 made the index that statistics read now.
DROP INDEX "orders_statistics_list";