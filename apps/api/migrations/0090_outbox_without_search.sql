DROP INDEX "outbox_staff_search";
