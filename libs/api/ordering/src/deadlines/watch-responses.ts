import { type Database, defineJob, type JobContext } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { endUnconfirmed } from './end-unconfirmed';
import { expireOrder } from './expire-order';
import { remindDealer } from './remind-dealer';
import { overdueOrders, unansweredOrders, unconfirmedOrders } from '../order/waiting-orders-repository';

const REMINDED_AFTER_MS = 24 * 3_600_000;

type Command = (tx: Database, orderId: string, context: JobContext) => Promise<boolean>;

/** One transaction an order: one that fails stops no other, and the run fails in the end. */
async function forEachOrder(ids: readonly string[], action: Command, context: JobContext): Promise<number> {
  let failed = 0;
  for (const orderId of ids) {
    try {
      await context.db.transaction((tx) => action(tx, orderId, context));
    } catch (err) {
      failed += 1;
      context.log.error({ err, orderId }, 'an unanswered order could not be handled');
    }
  }
  return failed;
}

/**
 * Every five minutes: orders that were not answered in time expire, those that were not confirmed in time are
 * cancelled, and after 24 hours their dealers are reminded (rule ORDER-02). Nothing happens twice.
 */
export const watchResponses = defineJob({
  name: 'watch-answers',
  payload: v.object({}),
  retries: { limit: 3, delaySeconds: 30, maxDelaySeconds: 300 },
  timeoutSeconds: 240,
  schedule: '*/5 * * * *',
  onePer: () => '',
  run: async (_, context) => {
    const { db, clock } = context;
    const now = clock();
    const overdue = await overdueOrders(db, now);
    const failed = await forEachOrder(overdue, expireOrder, context);
    const failedFirst = await forEachOrder(await unconfirmedOrders(db, now), endUnconfirmed, context);
    const waiting = await unansweredOrders(db, new Date(now.getTime() - REMINDED_AFTER_MS));
    const failedToo = await forEachOrder(waiting, remindDealer, context);
    const all = failed + failedFirst + failedToo;
    if (all > 0) throw new Error(`${all} unanswered orders could not be handled`);
  },
});
