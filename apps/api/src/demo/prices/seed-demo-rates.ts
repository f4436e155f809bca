import { dealers } from '@heizplatz/api-dealers';
import { commissionRates } from '@heizplatz/api-finance';
import { type Database, insertRows } from '@heizplatz/api-platform';
import { asc, sql } from 'drizzle-orm';
import { integerBetween } from '../random/integer-between';
import type { RandomStreams } from '../random/random-streams';

interface Dependencies {
  readonly today: string;
  readonly random: RandomStreams;
}

const BEGAN = '2023-01-01';
/** Everybody's, for dealers that come later. */
const STANDARD_BASIS_POINTS = 350;
const STEP = 25;
const PALLETS_OF_PELLETS = 4;

/** Commissions as they might be agreed: one rate a dealer, a newer one for some, bags apart for others; once. */
export function seedDemoRates(db: Database, dependencies: Dependencies): Promise<void> {
  return db.transaction(async (tx) => {
    // Two nodes that start together: the second waits here and finds the first one's rates.
    await tx.execute(sql`lock table ${commissionRates} in exclusive mode`);
    if ((await tx.$count(commissionRates)) === 0) await insertRates(tx, dependencies);
  });
}

async function insertRates(db: Database, { today, random }: Dependencies): Promise<void> {
  const changedAt = new Date(`${today}T08:00:00Z`);
  const rate = (dealerId: number | null, productGroupId: number | null, validFrom: string, basisPoints: number) => ({
    ...{ dealerId, productGroupId, validFrom, basisPoints, changedAt },
  });
  const known = await db.select({ id: dealers.id }).from(dealers).orderBy(asc(dealers.id));
  const own = known.flatMap(({ id }) => {
    const render = random(`commission/${id}`);
    const basisPoints = integerBetween(render, 10, 18) * STEP;
    const later = `${Number(today.slice(0, 4))}-01-01`;
    return [
      rate(id, null, BEGAN, basisPoints),
      ...(render() < 0.3 ? [rate(id, null, later, basisPoints - STEP)] : []),
      ...(render() < 0.2 ? [rate(id, PALLETS_OF_PELLETS, BEGAN, basisPoints + 2 * STEP)] : []),
    ];
  });
  await insertRows(db, commissionRates, [rate(null, null, BEGAN, STANDARD_BASIS_POINTS), ...own]);
}
