import { lockOrder, ORDER_STATES, getOrder } from '@heizplatz/api-ordering';
import { type Database, defineJob, insertRows, isoDay, localDay } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { arisingCommission } from './arising-commission';
import { holdOpenMonths, lastClosedMonth, findRates } from './commission-repository';
import { commissionState } from './commission-rule';
import { keepCommission } from './update-commission';
import {
  findOrdersWithout,
  holdFilling,
  lockOrdersWithout,
  ordersWithWithdrawnPart,
  readAcceptedOrders,
} from './open-order-repository';
import { commissions } from './schema';

/** Orders that are looked at, and those of them that are filled in one transaction. */
const PORTION = 2000;
const COUNTED = ORDER_STATES.filter((state) => ['expected', 'final'].includes(commissionState(state)));

async function fillBatch(tx: Database, ids: readonly string[]): Promise<number> {
  await holdFilling(tx);
  await holdOpenMonths(tx);
  const acceptedOrders = await readAcceptedOrders(tx, await lockOrdersWithout(tx, { states: COUNTED, ids }));
  const rates = await findRates(tx, [...new Set(acceptedOrders.map(({ dealerId }) => dealerId))]);
  const lastClosed = await lastClosedMonth(tx);
  const rows = acceptedOrders.map((order) =>
    arisingCommission(order, { day: isoDay(localDay(order.acceptedAt)), rates, lastClosed }),
  );
  await insertRows(tx, commissions, rows);
  return acceptedOrders.length;
}

/** Gives every accepted order that has none its commission; as they were placed. Gives how many there were. */
export async function fillCommissions(db: Database): Promise<number> {
  let filled = 0;
  for (let afterId: string | null = null; ;) {
    const { ids, lastId } = await findOrdersWithout(db, { states: COUNTED, afterId, size: PORTION });
    if (ids.length > 0) filled += await db.transaction((tx) => fillBatch(tx, ids));
    if (lastId === null) return filled;
    afterId = lastId;
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
