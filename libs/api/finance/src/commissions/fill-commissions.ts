import { lockOrder, ORDER_STATES, orderEvents, orderOf, orders } from '@heizplatz/api-ordering';
import { type Database, defineJob, insertRows, isoDay, localDay } from '@heizplatz/api-platform';
import { CountryId, OfferVariant, ProductGroupId } from '@heizplatz/contract';
import { and, asc, gt, inArray, isNotNull, notExists, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { arisingCommission } from './arising-commission';
import { holdOpenMonths, lastClosedMonth, ratesOf } from './commission-repository';
import { commissionState } from './commission-rule';
import { keepCommission } from './keep-commission';
import { commissions } from './schema';

const BATCH = 1000;
const NO_ID = '00000000-0000-0000-0000-000000000000';
const COUNTED = ORDER_STATES.filter((state) => ['expected', 'final'].includes(commissionState(state)));

const Found = v.object({
  ...{ id: v.string(), number: v.string(), state: v.picklist(ORDER_STATES), dealerId: v.number() },
  ...{ countryId: CountryId, productGroupId: ProductGroupId, amount: v.number() },
  ...{ deliveredAmount: v.nullable(v.number()), settledCents: v.nullable(v.number()) },
  withdrawnCents: v.nullable(v.number()),
  settledVatBasisPoints: v.nullable(v.number()),
  offer: v.object({
    PalletWeightKg: OfferVariant.entries.PalletWeightKg,
    Split: v.pick(OfferVariant.entries.Split, ['Net', 'VatRate']),
  }),
  acceptedAt: v.pipe(v.string(), v.toDate()),
});

/** Orders without a commission after an id, kept from changing; those that are changing now get theirs by that change. */
async function lockWithout(tx: Database, afterId: string): Promise<string[]> {
  const has = tx
    .select({ one: sql`1` })
    .from(commissions)
    .where(eq(commissions.orderId, orders.id));
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(gt(orders.id, afterId), inArray(orders.state, COUNTED), notExists(has)))
    .orderBy(asc(orders.id))
    .limit(BATCH)
    .for('update', { of: orders, skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Of the chosen alone: in one statement with the choice, the offers of all orders were taken apart for each batch. */
async function readOrders(tx: Database, ids: readonly string[]): Promise<v.InferOutput<typeof Found>[]> {
  const { id, number, state, dealerId, countryId, productGroupId, amount, deliveredAmount, settledCents } = orders;
  const rows = await tx
    .select({
      ...{ id, number, state, dealerId, countryId, productGroupId, amount, deliveredAmount, settledCents },
      withdrawnCents: orders.withdrawnCents,
      settledVatBasisPoints: orders.settledVatBasisPoints,
      offer: sql`jsonb_build_object('Split', ${orders.offer} -> 'Split', 'PalletWeightKg', ${orders.offer} -> 'PalletWeightKg')`,
      // Columns of a single table are written without its name, which would be ambiguous here.
      acceptedAt: sql`coalesce((select min(event.at) from ${orderEvents} as event
        where event.order_id = orders.id and event.to_state in ('accepted', 'scheduled')), placed_at)::text`,
    })
    .from(orders)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id));
  return v.parse(v.array(Found), rows);
}

async function fillBatch(tx: Database, afterId: string): Promise<{ lastId: string; count: number }> {
  // Two nodes that fill together: the second sees what the first has written.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('fill-commissions'))`);
  await holdOpenMonths(tx);
  const found = await readOrders(tx, await lockWithout(tx, afterId));
  const rates = await ratesOf(tx, [...new Set(found.map(({ dealerId }) => dealerId))]);
  const lastClosed = await lastClosedMonth(tx);
  const rows = found.map((order) =>
    arisingCommission(order, { day: isoDay(localDay(order.acceptedAt)), rates, lastClosed }),
  );
  await insertRows(tx, commissions, rows);
  return { lastId: found.at(-1)?.id ?? afterId, count: found.length };
}

/** Gives every accepted order that has none its commission; 1,000 a transaction. Gives how many there were. */
export async function fillCommissions(db: Database): Promise<number> {
  let filled = 0;
  for (let after = NO_ID; ;) {
    const { lastId, count } = await db.transaction((tx) => fillBatch(tx, after));
    if (count === 0) return filled;
    filled += count;
    after = lastId;
  }
}

/** Parts that were withdrawn before commissions followed them; nothing is written where they do. */
export async function followWithdrawnParts(db: Database, at: Date): Promise<void> {
  const withdrawn = await db.select({ id: orders.id }).from(orders).where(isNotNull(orders.withdrawnCents));
  for (const { id } of withdrawn)
    await db.transaction(async (tx) => {
      const row = await lockOrder(tx, id);
      if (row) await keepCommission(tx, orderOf(row), at);
    });
}

/** Orders from before there were commissions, and those that a tool loaded. */
export const fillCommissionsJob = defineJob({
  name: 'fill-commissions',
  payload: v.unknown(),
  retries: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  timeoutSeconds: 1800,
  schedule: '10 2 * * *',
  onePer: () => '',
  run: async (_, { db, clock, log }) => {
    const filled = await fillCommissions(db);
    await followWithdrawnParts(db, clock());
    if (filled > 0) log.info({ filled }, 'orders got their commission');
  },
});
