import type { PostcodeIndex } from '@heizplatz/api-catalog';
import { dealerPath, dealers } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Found } from './found';
import { hasWords } from './has-words';

/** Dealers that sit in the country and sell, by name and town; those first whose name has the words. */
export async function findDealersByName(
  db: Database,
  index: PostcodeIndex,
  { countryId, words }: { countryId: CountryId; words: readonly string[] },
): Promise<Found[]> {
  const rows = await db
    .select({ name: dealers.name, slug: dealers.slug, zipCode: dealers.zipCode, city: dealers.city })
    .from(dealers)
    .where(and(eq(dealers.countryId, countryId), isNull(dealers.lockedAt)))
    .orderBy(asc(dealers.name), asc(dealers.id));
  return rows
    .filter(({ name, zipCode, city }) => hasWords(`${name} ${zipCode} ${city}`, words))
    .toSorted((a, b) => Number(hasWords(b.name, words)) - Number(hasWords(a.name, words)))
    .map(({ name, slug, zipCode, city }) => ({
      Title: name,
      Note: `${zipCode} ${city}`,
      Path: dealerPath({ slug, place: index.find(countryId, zipCode) }),
    }));
}
