import { branches, dealers, priceLists } from '@heizplatz/api-dealers';
import { orders } from '@heizplatz/api-ordering';
import { type Database, isoDay, localDay } from '@heizplatz/api-platform';
import type { DealerState } from '@heizplatz/contract';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';

export type DealerRow = typeof dealers.$inferSelect;

const OPEN_STATES = ['placed', 'accepted', 'scheduled'] as const;

/**
 * The state of a dealer's offers, of the row of `dealers` that a query stands at. The table is named: of one table alone,
 * columns are written without it, and `id` would be the branch's.
 */
export function dealerState(now: Date): SQL<DealerState> {
  const day = isoDay(localDay(now));
  // One list of each branch: a join was planned as if a dealer's branches had to be looked for among all.
  const anyList = sql`(select true from ${priceLists} l where l.branch_id = b.id and l.valid_from <= ${now.toISOString()} limit 1)`;
  const hasPrices = sql`exists (select 1 from ${branches} b where b.dealer_id = ${dealers}.id and ${anyList})`;
  const isOpen = sql`exists (select 1 from ${branches} b where b.dealer_id = ${dealers}.id
    and (b.stopped_until is null or b.stopped_until <= ${day}))`;
  return sql<DealerState>`case when ${dealers.lockedAt} is not null then 'locked'
    when not ${hasPrices} then 'without-prices' when not ${isOpen} then 'stopped' else 'selling' end`;
}

/** The dealer, locked until the transaction ends, so that two who change it come one after the other. */
export async function lockDealerRow(tx: Database, dealerId: number): Promise<DealerRow | undefined> {
  const [row] = await tx.select().from(dealers).where(eq(dealers.id, dealerId)).for('no key update');
  return row;
}

export async function findDealer(db: Database, dealerId: number): Promise<DealerRow | undefined> {
  const [row] = await db.select().from(dealers).where(eq(dealers.id, dealerId));
  return row;
}

export async function findDealerWithState(
  db: Database,
  dealerId: number,
  now: Date,
): Promise<{ row: DealerRow; state: DealerState } | undefined> {
  const [match] = await db
    .select({ row: dealers, state: dealerState(now) })
    .from(dealers)
    .where(eq(dealers.id, dealerId));
  return match;
}

export const countOpenOrders = (db: Database, dealerId: number): Promise<number> =>
  db.$count(orders, and(eq(orders.dealerId, dealerId), inArray(orders.state, [...OPEN_STATES])));

/** Undefined: another dealer of the country has the slug. */
export async function insertDealer(tx: Database, row: typeof dealers.$inferInsert): Promise<number | undefined> {
  const [added] = await tx.insert(dealers).values(row).onConflictDoNothing().returning({ id: dealers.id });
  return added?.id;
}

/** Changes a dealer's row and raises its version. */
export async function updateDealer(
  tx: Database,
  dealerId: number,
  changes: Partial<typeof dealers.$inferInsert>,
): Promise<void> {
  await tx
    .update(dealers)
    .set({ ...changes, version: sql`${dealers.version} + 1` })
    .where(eq(dealers.id, dealerId));
}
