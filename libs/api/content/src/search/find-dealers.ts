import type { PostcodeIndex } from '@heizplatz/api-catalog';
import { dealerPath } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { listSellingDealers } from './dealer-repository';
import type { Match } from './match';
import { hasText } from './has-text';

/** Dealers based in the country that sell, by name and town; matches in the name first. */
export async function findDealersByName(
  db: Database,
  index: PostcodeIndex,
  { countryId, words: terms }: { countryId: CountryId; words: readonly string[] },
): Promise<Match[]> {
  const rows = await listSellingDealers(db, countryId);
  return rows
    .filter(({ name, zipCode, city }) => hasText(`${name} ${zipCode} ${city}`, terms))
    .toSorted((a, b) => Number(hasText(b.name, terms)) - Number(hasText(a.name, terms)))
    .map(({ name, slug, zipCode, city }) => ({
      Title: name,
      Note: `${zipCode} ${city}`,
      Path: dealerPath({ slug, place: index.find(countryId, zipCode) }),
    }));
}
