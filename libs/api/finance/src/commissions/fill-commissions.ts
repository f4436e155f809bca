import { lockOrder, ORDER_STATES, getOrder } from '@heizplatz/api-ordering';
import { type Database, defineJob, insertRows, isoDay, localDay } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { arisingCommission } from './arising-commission';
import { holdOpenMonths, lastClosedMonth, findRates } from './commission-repository';
import { commissionState } from './commission-rule';
import { keepCommission } from './update-commission';
import { holdFilling, lockOrdersWithout, ordersWithWithdrawnPart, readAcceptedOrders } from './open-order-repository';
import { commissions } from './schema';

const BATCH = 1000;
const NO_ID = '00000000-0000-0000-0000-000000000000';
const COUNTED = ORDER_STATES.filter((state) => ['expected', 'final'].includes(commissionState(state)));

async function fillBatch(tx: Database, afterId: string): Promise<{ lastId: string; count: number }> {
  await holdFilling(tx);
  await holdOpenMonths(tx);
  const acceptedOrders = await readAcceptedOrders(
    tx,
    await lockOrdersWithout(tx, { states: COUNTED, afterId, limit: BATCH }),
  );
  const rates = await findRates(tx, [...new Set(acceptedOrders.map(({ dealerId }) => dealerId))]);
  const lastClosed = await lastClosedMonth(tx);
  const rows = acceptedOrders.map((order) =>
    arisingCommission(order, { day: isoDay(localDay(order.acceptedAt)), rates, lastClosed }),
  );
  await insertRows(tx, commissions, rows);
  return { lastId: acceptedOrders.at(-1)?.id ?? afterId, count: acceptedOrders.length };
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
  const withdrawn = await ordersWithWithdrawnPart(db);
  for (const id of withdrawn)
    await db.transaction(async (tx) => {
      const row = await lockOrder(tx, id);
      if (row) await keepCommission(tx, getOrder(row), at);
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
