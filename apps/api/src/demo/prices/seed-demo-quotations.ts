import type { Database } from '@heizplatz/api-platform';
import { priceFactors } from '@heizplatz/api-pricing';
import { sql } from 'drizzle-orm';
import { makeQuotations } from './make-quotations';
import type { RandomStreams } from '../random/random-streams';

/** At each start the demo's quotations are extended to the current day; none are generated during requests. */
export async function seedDemoQuotations(
  db: Database,
  { today, random }: { today: string; random: RandomStreams },
): Promise<void> {
  await db
    .insert(priceFactors)
    .values(makeQuotations(random, today))
    .onConflictDoUpdate({
      target: priceFactors.factorId,
      set: { firstDay: sql`excluded.first_day`, daily: sql`excluded.daily` },
    });
}
