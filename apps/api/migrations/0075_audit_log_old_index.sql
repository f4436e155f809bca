DROP INDEX "audit_log_order";
