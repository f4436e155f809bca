import { defineJob, endedBefore, isoDay, type JobContext, localDay, TERMS } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { ACCOUNT_DELETED_MAIL } from '../account-deletion/account-deleted-mail';
import { anonymiseOrders } from '../account-deletion/anonymise-orders';
import { lockOutlived, markPurged } from './stored-orders-repository';
import { deleteMailsOfKind } from './outlived-row-repository';
import { cleanUpAudit } from './clean-up-audit-repository';

const BATCH = 100;

/** Gives how many there were. */
async function cleanUpBatch({ db, clock, services }: JobContext): Promise<number> {
  const now = clock();
  return db.transaction(async (tx) => {
    const orderIds = await lockOutlived(tx, isoDay(localDay(now)), BATCH);
    if (orderIds.length === 0) return 0;
    await markPurged(tx, orderIds, now);
    await anonymiseOrders(tx, orderIds, services.files);
    return orderIds.length;
  });
}

/**
 * Each night: removes personal data from orders of deleted accounts once the legal retention period has ended; the
 * last mails and the records of staff actions are deleted too.
 */
export const deleteRetainedOrders = defineJob({
  name: 'purge-kept-orders',
  payload: v.unknown(),
  retries: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  timeoutSeconds: 600,
  schedule: '50 2 * * *',
  run: async (_, context) => {
    while ((await cleanUpBatch(context)) === BATCH) continue;
    const { db, clock } = context;
    const before = endedBefore(TERMS.lastMail, clock());
    await db.transaction(cleanUpAudit);
    await deleteMailsOfKind(db, ACCOUNT_DELETED_MAIL, before);
  },
});
