import { states } from '@heizplatz/api-catalog';
import type { Database } from '@heizplatz/api-platform';
import { eq } from 'drizzle-orm';

/** Federal states and cantons of a country. */
export const listStates = (db: Database, countryId: number): Promise<(typeof states.$inferSelect)[]> =>
  db.select().from(states).where(eq(states.countryId, countryId));
