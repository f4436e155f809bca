-- One table at a time, so that nobody waits for all of them.
DO $$
DECLARE
	scoped record;
BEGIN
	FOR scoped IN SELECT * FROM (VALUES
		('approvals', 'staff_sees(country_id)'),
		('advert_slots', 'staff_sees(country_id)'),
		('adverts', 'staff_sees(country_id)'),
		('branches', 'staff_sees(country_id)'),
		('campaigns', 'staff_sees(country_id)'),
		('cancellation_cases', 'staff_sees(country_id)'),
		('commission_corrections', 'staff_sees(country_id)'),
		('commission_statements', 'staff_sees(country_id)'),
		('commissions', 'staff_sees(country_id)'),
		('content_redirects', 'staff_sees(country_id)'),
		('contents', 'staff_sees(country_id)'),
		('credit_authorisations', 'staff_sees(country_id)'),
		('customer_cards', 'staff_sees(country_id)'),
		('dealers', 'staff_sees(country_id)'),
		('delivery_areas', 'staff_sees(country_id)'),
		('menu_entries', 'staff_sees(country_id)'),
		('notifications', 'staff_sees(country_id)'),
		('order_processes', 'staff_sees(country_id)'),
		('orders', 'staff_sees(country_id)'),
		('outbox', 'staff_sees(country_id)'),
		('paid_places', 'staff_sees(country_id)'),
		('parameter_requirements', 'staff_sees(country_id)'),
		('prompts', 'staff_sees(country_id)'),
		('reports', 'staff_sees(country_id)'),
		('requests', 'staff_sees(country_id)'),
		('reviews', 'staff_sees(country_id)'),
		('vat_rates', 'staff_sees(country_id)'),
		('withdrawals', 'staff_sees(country_id)'),
		('users', 'staff_sees(country_id) or (not is_guest and roles <> ''{Role_Customer}'' and roles <> ''{}'')'),
		('address_access', 'exists (select from users where users.id = user_id)'),
		('addresses', 'exists (select from users where users.id = user_id)'),
		('customer_notes', 'exists (select from users where users.id = user_id)'),
		('merged_customers', 'exists (select from users where users.id = customer_id)'),
		('customer_stores', 'exists (select from addresses where addresses.id = address_id)'),
		('cancellation_comments', 'exists (select from orders where orders.id = order_id)'),
		('complaints', 'exists (select from orders where orders.id = order_id)'),
		('complaint_messages', 'exists (select from complaints where complaints.id = complaint_id)'),
		('credit_operations', 'exists (select from orders where orders.id = order_id)'),
		('kept_orders', 'exists (select from orders where orders.id = order_id)'),
		('order_documents', 'exists (select from orders where orders.id = order_id)'),
		('order_events', 'exists (select from orders where orders.id = order_id)'),
		('order_notes', 'exists (select from orders where orders.id = order_id)'),
		('order_positions', 'exists (select from orders where orders.id = order_id)'),
		('review_invitations', 'exists (select from orders where orders.id = order_id)'),
		('commission_rates', 'exists (select from dealers where dealers.id = dealer_id)'),
		('dealer_documents', 'exists (select from dealers where dealers.id = dealer_id)'),
		('dealer_keys', 'exists (select from dealers where dealers.id = dealer_id)'),
		('dealer_logins', 'exists (select from dealers where dealers.id = dealer_id)'),
		('dealer_payments', 'exists (select from dealers where dealers.id = dealer_id)'),
		('price_imports', 'exists (select from dealers where dealers.id = dealer_id)'),
		('branch_options', 'exists (select from branches where branches.id = branch_id)'),
		('price_lists', 'exists (select from branches where branches.id = branch_id)'),
		('content_versions', 'exists (select from contents where contents.id = content_id)'),
		('advert_slot_items', 'exists (select from advert_slots where advert_slots.id = slot_id)'),
		('advert_days', 'exists (select from campaigns where campaigns.id = campaign_id)'),
		('report_answers', 'exists (select from reports where reports.id = report_id)')
	) AS list (name, condition)
	LOOP
		-- A run that waited for a lock in vain goes on where it ended.
		CONTINUE WHEN (SELECT relrowsecurity FROM pg_class WHERE oid = to_regclass('public.' || scoped.name));
		PERFORM set_config('lock_timeout', '200ms', true);
		EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', scoped.name);
		EXECUTE format('CREATE POLICY all_rows ON %I FOR ALL TO public USING (true)', scoped.name);
		EXECUTE format('CREATE POLICY staff_countries ON %I AS RESTRICTIVE FOR ALL TO heizplatz_scoped USING (%s)%s', scoped.name,
			scoped.condition,
			-- A mail is of the site whose customers it addresses, whoever causes it.
			CASE WHEN scoped.name = 'outbox' THEN ' WITH CHECK (true)' ELSE '' END);
		COMMIT;
	END LOOP;
END $$;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "requests_mailbox" ON "requests" USING btree (lower("email"));
