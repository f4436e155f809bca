-- Searches of staff look for parts of words in several columns at once; trigrams find them without reading the table.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- What a search reads of a row: its texts in small letters, one blank around each, so that ' abc' finds beginnings.
-- Declared immutable to be indexed: joining texts depends on nothing else.
CREATE FUNCTION "staff_words"(VARIADIC "parts" text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT ' ' || lower(array_to_string(parts, ' ')) || ' '
$$;--> statement-breakpoint
-- A telephone number as its digits, however it is written.
CREATE FUNCTION "staff_digits"("written" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT regexp_replace(coalesce(written, ''), '\D', '', 'g')
$$;--> statement-breakpoint
-- Who an order goes to and who pays, out of its copies of the addresses: names, companies, postcodes, towns, telephones.
-- Named with their schema: an index is built without a search path.
CREATE FUNCTION "staff_order_words"("number" text, "email" text, "stations" jsonb, "invoice" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT public.staff_words(number, email, (
		SELECT string_agg(concat_ws(' ',
			address->>'FirstName', address->>'LastName', address->>'CompanyName',
			address->>'ZipCode', address->>'City', address->>'Street', public.staff_digits(address->>'Phone')), ' ')
		FROM (
			SELECT station->'Address' AS address FROM jsonb_array_elements(stations) AS station
			UNION ALL SELECT invoice WHERE jsonb_typeof(invoice) = 'object'
		) AS addresses
	))
$$;--> statement-breakpoint
CREATE INDEX "orders_staff_search" ON "orders" USING gin (staff_order_words("number", "email", "delivery_addresses", "invoice_address") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_staff_search" ON "users" USING gin (staff_words("first_name", "last_name", "email", staff_digits("phone")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "addresses_staff_search" ON "addresses" USING gin (staff_words("first_name", "last_name", "company_name", "zip_code", "city", staff_digits("phone")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "dealers_staff_search" ON "dealers" USING gin (staff_words("name", "company", "zip_code", "city", "email", staff_digits("phone")) gin_trgm_ops);
