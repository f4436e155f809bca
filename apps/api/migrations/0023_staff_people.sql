-- One row a customer or guest, out of its account, its first delivery address and its orders. Its row is locked before
-- anything is counted: of two orders placed at once the second counts both.
CREATE FUNCTION "refresh_customer_cards"("changed" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM customer_cards WHERE user_id = ANY(changed) ORDER BY user_id FOR UPDATE;
	DELETE FROM customer_cards AS card USING users AS u
		WHERE card.user_id = ANY(changed) AND u.id = card.user_id AND NOT u.is_guest AND NOT 'Role_Customer' = ANY(u.roles);
	INSERT INTO customer_cards (user_id, country_id, name, email, town, zip_code, phone, order_count, last_order_at, group_ids, is_guest, is_locked, words)
	SELECT u.id, u.country_id,
		concat_ws(', ', nullif(named.last_name, ''), nullif(named.first_name, '')), u.email,
		coalesce(home.city, ''), coalesce(home.zip_code, ''), coalesce(nullif(u.phone, ''), home.phone, ''),
		ordered.number, ordered.last_at, ordered.groups, u.is_guest, u.locked_at IS NOT NULL,
		staff_words(named.first_name, named.last_name, home.company_name, u.email, home.zip_code, home.city,
			staff_digits(u.phone), staff_digits(home.phone))
	FROM users AS u
	LEFT JOIN LATERAL (
		SELECT a.* FROM addresses AS a WHERE a.user_id = u.id
		ORDER BY (a.address_type = 1) DESC, a.is_default DESC, a.id LIMIT 1
	) AS home ON true
	CROSS JOIN LATERAL (
		SELECT CASE WHEN u.last_name = '' THEN coalesce(home.last_name, '') ELSE u.last_name END AS last_name,
			CASE WHEN u.last_name = '' THEN coalesce(home.first_name, '') ELSE u.first_name END AS first_name
	) AS named
	CROSS JOIN LATERAL (
		SELECT count(*)::integer AS number, max(o.placed_at) AS last_at,
			coalesce(array_agg(DISTINCT o.product_group_id), '{}') AS groups
		FROM orders AS o WHERE o.user_id = u.id
	) AS ordered
	WHERE u.id = ANY(changed) AND (u.is_guest OR 'Role_Customer' = ANY(u.roles))
	ORDER BY u.id
	ON CONFLICT (user_id) DO UPDATE SET country_id = excluded.country_id, name = excluded.name, email = excluded.email,
		town = excluded.town, zip_code = excluded.zip_code, phone = excluded.phone, order_count = excluded.order_count,
		last_order_at = excluded.last_order_at, group_ids = excluded.group_ids, is_guest = excluded.is_guest,
		is_locked = excluded.is_locked, words = excluded.words;
END $$;--> statement-breakpoint
CREATE FUNCTION "card_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_customer_cards(ARRAY[new.id]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_card" AFTER INSERT OR UPDATE OF "country_id", "email", "is_guest", "first_name", "last_name", "phone", "roles", "locked_at" ON "users" FOR EACH ROW EXECUTE FUNCTION "card_of_user"();--> statement-breakpoint
CREATE FUNCTION "card_of_orders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_customer_cards(array_agg(DISTINCT user_id ORDER BY user_id)) FROM changed_orders;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_card_inserted" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "changed_orders" FOR EACH STATEMENT EXECUTE FUNCTION "card_of_orders"();--> statement-breakpoint
CREATE TRIGGER "orders_card_deleted" AFTER DELETE ON "orders" REFERENCING OLD TABLE AS "changed_orders" FOR EACH STATEMENT EXECUTE FUNCTION "card_of_orders"();--> statement-breakpoint
CREATE FUNCTION "card_of_moved_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refresh_customer_cards(ARRAY[least(old.user_id, new.user_id), greatest(old.user_id, new.user_id)]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_card_moved" AFTER UPDATE OF "user_id" ON "orders" FOR EACH ROW WHEN (old.user_id <> new.user_id) EXECUTE FUNCTION "card_of_moved_order"();--> statement-breakpoint
CREATE FUNCTION "raise_user_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.version := old.version + 1;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_version" BEFORE UPDATE OF "email", "is_guest", "title1", "title2", "first_name", "last_name", "salutation", "phone", "roles", "redirect_url", "locked_at" ON "users" FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION "raise_user_version"();--> statement-breakpoint
-- Addresses belong to the account that a form shows: a change of one is a change of it.
CREATE FUNCTION "account_of_address"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "owner" integer := CASE TG_OP WHEN 'DELETE' THEN old.user_id ELSE new.user_id END;
BEGIN
	UPDATE users SET version = version + 1 WHERE id = owner;
	PERFORM refresh_customer_cards(ARRAY[owner]);
	IF TG_OP = 'UPDATE' AND old.user_id <> new.user_id THEN
		PERFORM refresh_customer_cards(ARRAY[old.user_id]);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "addresses_account" AFTER INSERT OR UPDATE OR DELETE ON "addresses" FOR EACH ROW EXECUTE FUNCTION "account_of_address"();--> statement-breakpoint
SELECT refresh_customer_cards(coalesce(array_agg(id ORDER BY id), '{}')) FROM users;--> statement-breakpoint
UPDATE users SET last_login_at = (SELECT max(created_at) FROM refresh_families WHERE user_id = users.id AND acting_user_id IS NULL);
