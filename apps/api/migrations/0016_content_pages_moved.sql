INSERT INTO "contents" ("country_id", "kind", "path", "shared_key")
SELECT DISTINCT "country_id",
  CASE WHEN "path" IN ('/impressum', '/datenschutz', '/agb', '/widerruf', '/vertrag-widerrufen', '/barrierefreiheit') THEN 'legal' ELSE 'page' END,
  "path", "path" FROM "content_pages";--> statement-breakpoint
INSERT INTO "content_versions" ("content_id", "number", "state", "goes_live_at", "valid_from", "title", "description", "blocks", "author_name")
SELECT c."id", row_number() OVER (PARTITION BY c."id" ORDER BY p."valid_from"), 'live',
  p."valid_from"::timestamp AT TIME ZONE 'Europe/Berlin', p."valid_from", p."title", p."description", p."blocks", 'Heizplatz'
FROM "content_pages" p JOIN "contents" c ON c."country_id" = p."country_id" AND c."path" = p."path";--> statement-breakpoint
DROP TABLE "content_pages" CASCADE;