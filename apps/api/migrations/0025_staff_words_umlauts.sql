-- In small letters by the rules of ICU: a database that was made with the locale C knows none for Ä, Ö and Ü.
CREATE OR REPLACE FUNCTION "staff_words"(VARIADIC "parts" text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT ' ' || lower(array_to_string(parts, ' ') COLLATE "und-x-icu") || ' '
$$;--> statement-breakpoint
REINDEX INDEX "orders_staff_search";--> statement-breakpoint
REINDEX INDEX "users_staff_search";--> statement-breakpoint
REINDEX INDEX "addresses_staff_search";--> statement-breakpoint
REINDEX INDEX "dealers_staff_search";--> statement-breakpoint
REINDEX INDEX "reports_staff_search";--> statement-breakpoint
REINDEX INDEX "reviews_staff_search";--> statement-breakpoint
REINDEX INDEX "withdrawals_staff_search";--> statement-breakpoint
SELECT refresh_customer_cards(coalesce(array_agg(id ORDER BY id), '{}')) FROM users;
