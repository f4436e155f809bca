import { matchesText } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { sql, type SQL } from 'drizzle-orm';
import { dealers } from './schema';

const { name, company, zipCode, city, email, phone } = dealers;
/** The expression of the trigram index dealers_staff_search. */
const WORDS = sql`staff_words(${name}, ${company}, ${zipCode}, ${city}, ${email}, staff_digits(${phone}))`;

/** Dealers that every word of a search fits. Undefined: no search. */
export const isFoundDealer = (search: string): SQL | undefined => matchesText(WORDS, search);

/**
 * Their ids, for the search of a list of what belongs to dealers: whether that is read by its dealers depends on how many
 * there are, and the planner takes ten for a subquery of any number. None without a search.
 */
export async function findDealerIds(db: Database, search: string): Promise<number[]> {
  const isFound = isFoundDealer(search);
  if (!isFound) return [];
  const found = await db.select({ id: dealers.id }).from(dealers).where(isFound);
  return found.map(({ id }) => id);
}
