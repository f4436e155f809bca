-- A new order adds to its customer's card; all orders are counted only where one goes or moves. Two orders at once wait for
-- each other at the card's row, and both are counted. A customer without a card gets one that has counted them already.
CREATE FUNCTION "add_orders_to_cards"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"added" record;
BEGIN
	FOR added IN
		SELECT user_id, count(*)::integer AS number, max(placed_at) AS last_at, array_agg(DISTINCT product_group_id) AS groups
		FROM changed_orders GROUP BY user_id ORDER BY user_id
	LOOP
		UPDATE customer_cards AS card SET order_count = card.order_count + added.number,
			last_order_at = greatest(card.last_order_at, added.last_at),
			group_ids = CASE WHEN card.group_ids @> added.groups THEN card.group_ids
				ELSE (SELECT array_agg(DISTINCT id ORDER BY id) FROM unnest(card.group_ids || added.groups) AS id) END
		WHERE card.user_id = added.user_id;
		IF NOT FOUND THEN
			PERFORM refresh_customer_cards(ARRAY[added.user_id]);
		END IF;
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER "orders_card_inserted" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS "changed_orders" FOR EACH STATEMENT EXECUTE FUNCTION "add_orders_to_cards"();
