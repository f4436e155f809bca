import { findOrder, getOrder } from '@heizplatz/api-ordering';
import { type Database, defineJob, isoDay, type JobContext, localDay, queueMail } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { composeInvitation } from './compose-invitation';
import { claimInvitation, lockInvited, ordersToInvite } from './invitation-repository';

/** Long enough to have heated with the goods. */
const INVITED_AFTER_DAYS = 5;
/**
 * Customers with older deliveries do not remember them; and a first start must not invite for years of past orders.
 */
const NOT_AFTER_DAYS = 60;
/** So many a run; what is left waits for the next. */
const BATCH = 200;

async function invite(tx: Database, orderId: string, context: JobContext): Promise<void> {
  const now = context.clock();
  const invited = await lockInvited(tx, orderId);
  const row = invited && (await findOrder(tx, orderId));
  if (!invited || !row || !(await claimInvitation(tx, orderId, now))) return;
  const mail = composeInvitation(getOrder(row), invited, { config: context.services.config, now });
  await queueMail(tx, mail, context);
}

/** Each hour by day: customers are invited to rate what came five days ago, once an order. One that fails stops no other. */
export const inviteToRate = defineJob({
  name: 'invite-to-rate',
  payload: v.object({}),
  retries: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  timeoutSeconds: 240,
  schedule: '25 7-17 * * *',
  onePer: () => '',
  run: async (_, context) => {
    const { db, clock, log } = context;
    const today = localDay(clock());
    const deliveredFrom = isoDay(today - NOT_AFTER_DAYS);
    const deliveredUntil = isoDay(today - INVITED_AFTER_DAYS);
    let failed = 0;
    for (const { orderId } of await ordersToInvite(db, { deliveredFrom, deliveredUntil, limit: BATCH })) {
      try {
        await db.transaction((tx) => invite(tx, orderId, context));
      } catch (err) {
        failed += 1;
        log.error({ err, orderId }, 'nobody could be invited to rate an order');
      }
    }
    if (failed > 0) throw new Error(`${failed} invitations could not be written`);
  },
});
