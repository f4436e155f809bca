import { dealers } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';

/** Dealers that sit in the country and sell, by name. */
export const listSellingDealers = (db: Database, countryId: CountryId) =>
  db
    .select({ name: dealers.name, slug: dealers.slug, zipCode: dealers.zipCode, city: dealers.city })
    .from(dealers)
    .where(and(eq(dealers.countryId, countryId), isNull(dealers.lockedAt)))
    .orderBy(asc(dealers.name), asc(dealers.id));
